import { createVar } from '@vanilla-extract/css';
import { styleIn, variantsIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';
import { pictureShapes, widestShown } from './pictureShapes.ts';

/*
 * Rows of pictures in their natural shapes, without a script: widths grow in proportion to the shapes, so that all pictures of a row
 * have the same height, on a ground line as wide as the content.
 */

/** Width of a picture divided by its height. */
const shape = createVar();
/** Height of a row’s pictures before they grow to fill it. */
export const rowHeight = createVar();
/** Greatest height of a picture. */
export const tallest = createVar();
/** Widest shape that is shown whole, so that a panorama does not become a strip. */
const widest = createVar();

/* The site's Content-Security-Policy allows no style attribute, so each shape has a class. */
export const shapeClasses = variantsIn(
  'component',
  Object.fromEntries(pictureShapes.map((value, index) => [index, { vars: { [shape]: String(value) } }])),
);

/** Distance of the pictures from the ends of the ground line, and half of that between them. */
const aside = `calc(${vars.space.gutter} / 2)`;

export const row = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  vars: { [rowHeight]: '180px', [tallest]: '420px', [widest]: String(widestShown.phone) },
  '@media': {
    [media.medium]: { vars: { [rowHeight]: '220px', [widest]: String(widestShown.medium) } },
    [media.wide]: { vars: { [rowHeight]: '232px', [widest]: String(widestShown.wide) } },
  },
});

/* A pixel of two neighbors overlaps: between them, no rounding of their edges breaks the ground line. */
const overlap = '0.5px';
const asideWithOverlap = `calc(${aside} + ${overlap})`;

/* Growth factors below 1 together would leave a part of the row empty, hence the 10. */
export const item = styleIn('component', {
  boxSizing: 'content-box',
  minWidth: 0,
  flex: `calc(10 * ${shape}) 1 calc(${shape} * ${rowHeight})`,
  paddingInline: asideWithOverlap,
  marginInline: `-${overlap}`,
});

export const frameShape = `min(${shape}, ${widest})`;

export const frame = styleIn('component', {
  width: `min(100%, calc(${frameShape} * ${tallest}))`,
  aspectRatio: frameShape,
});

/** What is below the pictures, with the ground line above it. */
export const below = styleIn('component', {
  marginInline: `calc(-1 * ${asideWithOverlap})`,
  paddingInline: asideWithOverlap,
  borderTop: `2px solid ${vars.color['border-strong']}`,
});
