import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const spans = styleIn('element', { fill: vars.color['field-2'] });

export const lines = styleIn('element', { fill: 'none', stroke: vars.color['field-line'] });

export const lit = styleIn('element', {
  fill: vars.color.accent,
  stroke: vars.color.accent,
  strokeWidth: '3px',
});
