import { type PictureFit, type PictureImage, pictureProps } from '../../elements/Picture/index.ts';
import { shapeClasses } from './pictureRow.css.ts';
import { pictureShapes, shapeIndex } from './pictureShapes.ts';

/** Shape of a picture whose size is unknown. */
const usual = { width: 4, height: 3 };

/* Typical height of a row from 768 px, and of a row of narrow pictures on a phone, where one wide picture fills a row. */
const typicalHeight = 265;
const typicalPhoneHeight = 212;

/** `sizes` of a picture of this shape (width divided by height) in a row. */
function rowSizes(shape: number): string {
  const phone = shape < 1 ? `${Math.round(shape * typicalPhoneHeight)}px` : 'calc(100vw - 56px)';
  return `(min-width: 768px) min(${Math.round(shape * typicalHeight)}px, 92vw), ${phone}`;
}

export interface PictureInRow {
  fit: PictureFit | undefined;
  /** Attribute for browsers that choose among several files: an estimate, because the row decides. */
  sizes: string;
  /** Class of the shape, for the element in the row. */
  shapeClass: string | undefined;
}

/**
 * Place of a picture in a row of natural shapes: 4:3 if its size is unknown. A picture narrower than every shape is shown whole,
 * because a crop would leave a part of it.
 */
export function pictureInRow(image: PictureImage | undefined): PictureInRow {
  const known = typeof image === 'object' && image.width > 0 && image.height > 0;
  const { width, height } = known ? image : usual;
  const index = shapeIndex(width, height);
  const shape = pictureShapes[index] ?? 1;
  return {
    shapeClass: shapeClasses[index],
    fit: width / height < shape * 0.97 ? 'contain' : pictureProps(image).fit,
    sizes: rowSizes(shape),
  };
}
