import { vars } from '../../theme/vars.css.ts';
import { styleIn } from '../inLayer.ts';

export const link = styleIn('element', {
  color: vars.color.link,
  transition: `color ${vars.duration.color} linear`,
  ':hover': { color: vars.color['link-hover'] },
});
