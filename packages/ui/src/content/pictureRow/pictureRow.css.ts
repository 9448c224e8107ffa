import { createVar } from '@vanilla-extract/css';
import { styleIn } from '../../style/inLayer.ts';
import { media } from '../../theme/scales.ts';
import { vars } from '../../theme/vars.css.ts';
import { pictureShapes } from './pictureShapes.ts';

/*
 * Rows of pictures in their natural shapes, without a script: widths grow in proportion to the shapes, so that all pictures of a row
 * have the same height. They stand on a ground line as wide as the content.
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
export const shapeClasses = pictureShapes.map((value) =>
  styleIn('component', { vars: { [shape]: String(value) } }),
);

/** Distance of the pictures from the ends of the ground line, and half of that between them. */
export const aside = `calc(${vars.space.gutter} / 2)`;

export const row = styleIn('component', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  vars: { [rowHeight]: '180px', [tallest]: '420px', [widest]: '2.8' },
  '@media': {
    [media.medium]: { vars: { [rowHeight]: '220px', [widest]: '5.6' } },
    [media.wide]: { vars: { [rowHeight]: '232px', [widest]: '8' } },
  },
});

export const item = styleIn('component', {
  boxSizing: 'content-box',
  minWidth: 0,
  flex: `${shape} 1 calc(${shape} * ${rowHeight})`,
  paddingInline: aside,
});

export const frameShape = `min(${shape}, ${widest})`;

export const frame = styleIn('component', {
  width: `min(100%, calc(${frameShape} * ${tallest}))`,
  aspectRatio: frameShape,
});

/** What is below the pictures, with the ground line above it. */
export const below = styleIn('component', {
  marginInline: `calc(-1 * ${aside})`,
  paddingInline: aside,
  borderTop: `2px solid ${vars.color['border-strong']}`,
});
