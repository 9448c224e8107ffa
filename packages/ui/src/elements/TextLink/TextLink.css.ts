import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const link = styleIn('element', {
  color: vars.color.link,
  transition: `color ${vars.duration.color} linear`,
  ':hover': { color: vars.color['link-hover'] },
});
