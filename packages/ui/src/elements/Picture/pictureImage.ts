import type { PictureProps } from './Picture.tsx';

/** A picture as content brings it: an address, or one with its pixels, sizes and better formats. */
export type PictureImage = string | Pick<PictureProps, 'src' | 'srcSet' | 'sources' | 'width' | 'height'>;

/** What is known of a picture, as `Picture` takes it; of a mere address, pixels of a usual shape. */
export const pictureProps = (
  image: PictureImage | undefined,
): Pick<PictureProps, 'src' | 'srcSet' | 'sources' | 'width' | 'height'> =>
  typeof image === 'object' ? image : { src: image || undefined, width: 1200, height: 800 };

/** `sizes` of a picture that covers a box of a given height: how wide it is there depends on its SHAPE, width divided by height. */
export function sizesFor(image: PictureImage | undefined, sizes: string): string {
  const { width, height } = pictureProps(image);
  return sizes.replaceAll('SHAPE', (width / height).toFixed(2));
}
