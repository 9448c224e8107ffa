import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const form = styleIn('component', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '12px',
  alignItems: 'end',
  '@media': {
    [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const show = styleIn('component', { justifySelf: 'start' });
