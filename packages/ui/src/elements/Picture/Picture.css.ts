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

/** Horizontal place of the focal point. */
const x = createVar();
/** Vertical place of the focal point. */
const y = createVar();

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
const eachStep = (place: string) =>
  Object.fromEntries(
    Array.from({ length: 11 }, (_, step) => [step, { vars: { [place]: `${step * 10}%` } }] as const),
  );
export const focusX = variantsIn('element', eachStep(x));
export const focusY = variantsIn('element', eachStep(y));

export const elbows = variantsIn('element', {
  none: {},
  small: { borderRadius: vars.radius['elbow-image-small'] },
  large: { borderRadius: vars.radius['elbow-image'] },
});
