import { createVar, fallbackVar } from '@vanilla-extract/css';
import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { typography } from '../../theme/typography.ts';
import { vars } from '../../theme/vars.css.ts';

export const frame = styleIn('element', {
  ...typography.small,
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  background: vars.color['tint-2'],
  color: vars.color['on-tint'],
});

/** Horizontal and vertical place of the focal point. */
const [x, y] = [createVar(), createVar()];

/* In a frame without a height, `100%` is `auto`, and the width and height attributes reserve the space. */
export const image = styleIn('element', {
  width: '100%',
  height: '100%',
  objectPosition: `${fallbackVar(x, '50%')} ${fallbackVar(y, '50%')}`,
});

export const fits = variantsIn('element', {
  cover: { objectFit: 'cover' },
  contain: { objectFit: 'contain' },
});

export const focuses = variantsIn('element', {
  center: {},
  low: { vars: { [y]: '70%' } },
});

/* The site's Content-Security-Policy allows no style attribute, so each step of the focal point has a class. */
const steps = Array.from({ length: 11 }, (_, step) => `${step * 10}%`);
export const focusX = steps.map((step) => styleIn('element', { vars: { [x]: step } }));
export const focusY = steps.map((step) => styleIn('element', { vars: { [y]: step } }));

export const elbows = variantsIn('element', {
  none: {},
  small: { borderRadius: vars.radius['elbow-image-small'] },
  large: { borderRadius: vars.radius['elbow-image'] },
});
