import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const send = styleIn('component', {
  overflowWrap: 'anywhere',
  '@media': {
    [media.belowWide]: { flex: '1 1 0', paddingInline: '12px' },
    [media.wide]: { minHeight: '44px', paddingInline: '18px', fontSize: '.9375rem' },
  },
});
