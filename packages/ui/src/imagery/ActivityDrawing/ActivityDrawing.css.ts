import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const drawing = styleIn('element', {
  display: 'block',
  overflow: 'visible',
  fill: 'none',
  stroke: vars.color.display,
  strokeWidth: '2px',
});

export const hot = styleIn('element', { stroke: vars.color['accent-line'] });
