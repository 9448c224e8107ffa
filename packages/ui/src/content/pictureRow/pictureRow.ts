import { type PictureFit, type PictureImage, pictureProps } from '../../elements/Picture/index.ts';
import { shapeClasses } from './pictureRow.css.ts';
import { pictureShapes, shapeIndex } from './pictureShapes.ts';

/** Shape of a picture whose size is unknown. */
const usualShape = 4 / 3;

/** Width of a picture divided by its height; 4:3 if they are unknown. */
export function naturalShape(image: PictureImage | undefined): number {
  const isKnown = typeof image === 'object' && image.width > 0 && image.height > 0;
  return isKnown ? image.width / image.height : usualShape;
}

export interface PictureInRow {
  /** Class of the shape, for the element in the row. */
  shapeClass: string | undefined;
  fit: PictureFit | undefined;
}

/** Shape of a picture in a row. One narrower than every shape is shown whole, because a crop would leave a part of it. */
export function pictureInRow(image: PictureImage | undefined): PictureInRow {
  const shape = naturalShape(image);
  const index = shapeIndex(shape);
  const isNarrower = shape < (pictureShapes[index] ?? shape) * 0.97;
  return {
    shapeClass: shapeClasses[index],
    fit: isNarrower ? 'contain' : pictureProps(image).fit,
  };
}
