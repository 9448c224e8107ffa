import { styleIn } from '@banyan/ui/style/inLayer';
import { media, vars } from '@banyan/ui/theme';

const { color } = vars;

export const warning = styleIn('component', {
  display: 'block',
  color: color.warning,
  fontSize: vars.size.small,
  fontWeight: 395,
});

export const you = styleIn('component', { color: color['text-2'], fontSize: vars.size.small });

export const button = styleIn('page', {
  whiteSpace: 'nowrap',
  '@media': { [media.belowWide]: { minHeight: '48px' } },
});
