import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const columns = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 48px',
  alignItems: 'start',
  paddingBlockStart: '8px',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', rowGap: '28px' },
  },
});

export const column = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gap: '28px' } },
});

export const whole = styleIn('component', { gridColumn: '1 / -1', minWidth: 0 });
