import { styleIn } from '@banyan/ui/style/inLayer';

/* Cameras want dark on light, in both modes, and as it is where colours are forced. */
export const sheet = styleIn('component', {
  display: 'block',
  width: '100%',
  maxWidth: '248px',
  aspectRatio: '1',
  fill: 'currentColor',
  forcedColorAdjust: 'none',
  shapeRendering: 'crispEdges',
});
