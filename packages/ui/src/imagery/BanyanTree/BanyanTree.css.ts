import { keyframes } from '@vanilla-extract/css';
import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const draw = keyframes({ from: { strokeDashoffset: '1' }, to: { strokeDashoffset: '0' } });

/* Every limb has a path length of 1, so that all limbs grow from the trunk and end at the same time. */
export const drawn = styleIn('element', {
  '@media': {
    [media.motion]: {
      selectors: {
        ':root:not([data-drawn]) &': {
          strokeDasharray: '1 1',
          animation: `${draw} ${vars.duration.drawing} ${vars.easing.out}`,
        },
      },
    },
  },
});
