import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const arch = styleIn('element', {
  display: 'block',
  maxWidth: '100%',
  color: vars.color.display,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
});

export const bar = styleIn('element', { stroke: vars.color.danger, strokeWidth: 4 });
