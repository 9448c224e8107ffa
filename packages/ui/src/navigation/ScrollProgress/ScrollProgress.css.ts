import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../style/inLayer.ts';
import { media, stacking } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

export const progress = styleIn('component', {
  /* Without support for scroll timelines there is no bar: nothing depends on it. */
  display: 'none',
  position: 'fixed',
  inset: '0 0 auto',
  zIndex: stacking.progress,
  height: '3px',
  background: vars.color['accent-line'],
  transformOrigin: '0 50%',
  pointerEvents: 'none',
  selectors: { '[dir="rtl"] &': { transformOrigin: '100% 50%' } },
  '@supports': {
    '(animation-timeline: scroll())': {
      display: 'block',
      /* A page that cannot scroll has no timeline, and the bar stays empty. */
      transform: 'scaleX(0)',
      animationName: grow,
      animationTimingFunction: 'linear',
      animationFillMode: 'both',
      animationTimeline: 'scroll(root block)',
      /* Placed here to override the rule that shows the bar. */
      '@media': { [media.print]: { display: 'none' } },
    },
  },
  '@media': {
    [media.forcedColors]: { background: 'Highlight' },
  },
});
