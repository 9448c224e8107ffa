import { styleIn } from '../../style/inLayer.ts';

export const arch = styleIn('element', {
  display: 'block',
  fill: 'none',
  stroke: 'currentColor',
  overflow: 'visible',
});
