import { contentWidth, space } from '../theme/scales.ts';

/* CSS lengths for the `sizes` of pictures, which cannot use a page’s variables. Use them only within a CSS calculation. */

/** Width of a page’s content. */
export const contentLength = `min(100vw - 2 * ${space.margin}, ${contentWidth})`;

/** Width of a number of a row’s equal columns, with the gutters between them. */
export const columnsLength = (columns: number, of: number): string =>
  `(${contentLength} + ${space.gutter}) * ${columns} / ${of} - ${space.gutter}`;
