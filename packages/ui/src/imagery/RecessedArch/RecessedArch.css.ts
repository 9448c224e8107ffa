import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

export const light = styleIn('element', { fill: vars.color['giving-light'], fillOpacity: 0.085 });

export const orders = styleIn('element', { fill: 'none', stroke: vars.color['field-2'] });
