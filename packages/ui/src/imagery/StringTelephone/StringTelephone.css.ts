import { styleIn } from '../../style/inLayer.ts';
import { vars } from '../../theme/vars.css.ts';

const { color } = vars;

export const telephone = styleIn('element', {
  display: 'block',
  width: '100%',
  maxWidth: '440px',
  height: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: color.display,
});

export const string = styleIn('element', { stroke: color['accent-line'], strokeWidth: '2.5px' });

export const cup = styleIn('element', { fill: color.bg });

export const bob = styleIn('element', { stroke: 'none', fill: color['accent-line'] });
