import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const one = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 48px',
});

export const two = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px 48px',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } },
});

export const column = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '32px',
  alignContent: 'start',
  minWidth: 0,
});
