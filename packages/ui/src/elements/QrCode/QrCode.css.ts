import { styleIn } from '../../style/inLayer.ts';

/* Cameras need dark on light, in both modes and with forced colors. */
export const sheet = styleIn('element', {
  display: 'block',
  width: '100%',
  maxWidth: '248px',
  aspectRatio: '1',
  fill: 'currentColor',
  forcedColorAdjust: 'none',
  shapeRendering: 'crispEdges',
});
