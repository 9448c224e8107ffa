import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const pass = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '16px',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 320px) minmax(0, 1fr)', gap: '28px' } },
});

/* Large enough to be scanned across a table. */
export const code = styleIn('component', { maxWidth: '320px', justifySelf: 'center' });

export const words = styleIn('component', { display: 'grid', gap: '14px', alignContent: 'start' });

export const link = styleIn('component', {
  color: vars.color['text-2'],
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});

export const acts = styleIn('component', { display: 'flex', flexWrap: 'wrap', gap: '10px' });
