import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

export const steps = styleIn('component', { marginBlockStart: '8px' });

export const laptop = styleIn('component', {
  color: vars.color['text-2'],
  fontSize: vars.size.small,
  '@media': { [media.medium]: { display: 'none' } },
});

export const columns = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px 48px',
  alignItems: 'start',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const column = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '24px',
});

export const file = styleIn('component', { display: 'grid', gap: '8px', justifyItems: 'start' });

export const hint = styleIn('component', { color: vars.color['text-2'], fontSize: vars.size.small });
