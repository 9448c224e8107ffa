import { widestShown } from '../pictureRow/pictureShapes.ts';

/* Typical height of a row from 768 px, and of a row of narrow pictures on a phone, where one wide picture fills a row. */
const typicalHeight = 265;
const typicalPhoneHeight = 212;

/** Width that a panorama needs, as a multiple of its box, which crops it. */
const ofBox = (shape: number, widest: number) => Math.max(shape / widest, 1);

/**
 * `sizes` of a tile’s picture. Its row decides the width, so this is an estimate. Where it can, the browser takes the width of the
 * box by `auto` instead: for a lazy picture that is not cropped.
 *
 * @param shape Width of the picture divided by its height.
 */
export function tileSizes(shape: number, loading: 'eager' | 'lazy'): string {
  const mostWide = Math.round(92 * ofBox(shape, widestShown.medium));
  const wide = `min(${Math.round(shape * typicalHeight)}px, ${mostWide}vw)`;
  const ofRow = `calc((100vw - 56px) * ${ofBox(shape, widestShown.phone).toFixed(2)})`;
  const phone = shape < 1 ? `${Math.round(shape * typicalPhoneHeight)}px` : ofRow;
  const estimate = `(min-width: 768px) ${wide}, ${phone}`;
  return loading === 'lazy' && shape <= widestShown.phone ? `auto, ${estimate}` : estimate;
}
