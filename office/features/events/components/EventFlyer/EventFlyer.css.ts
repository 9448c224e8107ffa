import { styleIn } from '@banyan/ui/style/inLayer';
import { vars } from '@banyan/ui/theme';

/* The pictures are beside each other where they fit, on one ground line each. */
export const pictures = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 272px), 1fr))',
  gap: '24px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  alignItems: 'end',
});

export const picture = styleIn('component', { display: 'grid', gap: '12px', margin: 0 });

export const image = styleIn('component', {
  display: 'block',
  width: '100%',
  height: 'auto',
  background: vars.color.tint,
});

export const caption = styleIn('component', { display: 'grid', gap: '2px' });

export const actions = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '12px' });
