import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const container = styleIn('layout', {
  width: '100%',
  maxWidth: `calc(${vars.width.content} + 2 * ${vars.space.margin})`,
  marginInline: 'auto',
  paddingInline: vars.space.margin,
});
