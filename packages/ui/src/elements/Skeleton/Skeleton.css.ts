import { keyframes } from '@vanilla-extract/css';
import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';

const appear = keyframes({ from: { visibility: 'hidden' } });
const breathe = keyframes({ from: { opacity: 0.55 } });

export const skeleton = styleIn('element', {
  display: 'block',
  maxWidth: '100%',
  background: vars.color.border,
  borderRadius: vars.radius.control,
  '@media': {
    /* Content that loads within 150 ms shows no skeleton: no flash of gray. */
    [media.motion]: {
      animation: `${appear} 150ms step-end, ${breathe} 1.6s 150ms ease-in-out infinite alternate-reverse`,
    },
    [media.forcedColors]: { border: '1px solid GrayText' },
  },
});

export const shapes = variantsIn('element', {
  line: { height: '16px' },
  heading: { height: '26px' },
  numeral: { width: '132px', height: '52px' },
  picture: { width: '100%', aspectRatio: '3 / 2' },
  avatar: { width: '84px', height: '112px', borderRadius: '42px 42px 0 0' },
  control: { width: '160px', height: '48px', borderRadius: vars.radius['elbow-control'] },
});

export const lengths = variantsIn('element', {
  full: { width: '100%' },
  long: { width: '72%' },
  medium: { width: '52%' },
  short: { width: '34%' },
});
