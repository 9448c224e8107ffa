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

/* In a frame without a height, `100%` is `auto`, and the width and height attributes reserve the space. */
export const image = styleIn('element', { width: '100%', height: '100%' });

export const fits = variantsIn('element', {
  cover: { objectFit: 'cover' },
  contain: { objectFit: 'contain' },
});

export const focuses = variantsIn('element', {
  center: {},
  low: { objectPosition: '50% 70%' },
});

export const elbows = variantsIn('element', {
  none: {},
  small: { borderRadius: vars.radius['elbow-image-small'] },
  large: { borderRadius: vars.radius['elbow-image'] },
});
