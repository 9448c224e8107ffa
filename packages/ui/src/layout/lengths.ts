import { contentWidth, space } from '../theme/scales.ts';

/* For `sizes` of pictures, which know nothing of a page's variables. Only within a calculation of CSS. */

/** What a page's content is wide. */
export const contentLength = `min(100vw - 2 * ${space.margin}, ${contentWidth})`;

/** So many of a row's equal columns, with the gutters between them. */
export const columnsLength = (columns: number, of: number): string =>
  `(${contentLength} + ${space.gutter}) * ${columns} / ${of} - ${space.gutter}`;
