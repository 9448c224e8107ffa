import { styleIn } from '../../style/inLayer.ts';

/* Cameras want dark on light, in both modes, and as it is where colours are forced. */
export const sheet = styleIn('element', {
  display: 'block',
  width: '100%',
  maxWidth: '248px',
  aspectRatio: '1',
  fill: 'currentColor',
  forcedColorAdjust: 'none',
  shapeRendering: 'crispEdges',
});
