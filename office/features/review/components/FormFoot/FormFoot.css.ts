import { styleIn } from '@banyan/ui/style/inLayer';
import { media } from '@banyan/ui/theme';

export const button = styleIn('component', {
  overflowWrap: 'anywhere',
  '@media': {
    [media.belowWide]: { paddingInline: '12px' },
    [media.wide]: { minHeight: '44px', paddingInline: '18px', fontSize: '.9375rem' },
  },
});

export const send = styleIn('component', { '@media': { [media.belowWide]: { flex: '1 1 0' } } });
