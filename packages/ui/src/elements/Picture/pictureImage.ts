import type { PictureProps } from './Picture.tsx';

/** Picture in content: an address, or one with its pixel size, widths and better formats. */
export type PictureImage = string | Pick<PictureProps, 'src' | 'srcSet' | 'sources' | 'width' | 'height'>;

/** Props of a picture for `Picture`; for a mere address with a typical pixel size. */
export const pictureProps = (
  image: PictureImage | undefined,
): Pick<PictureProps, 'src' | 'srcSet' | 'sources' | 'width' | 'height'> =>
  typeof image === 'object' ? image : { src: image || undefined, width: 1200, height: 800 };

/** `sizes` of a picture that covers a box of a given height. Its width there depends on its SHAPE, width divided by height. */
export function sizesFor(image: PictureImage | undefined, sizes: string): string {
  const { width, height } = pictureProps(image);
  return sizes.replaceAll('SHAPE', (width / height).toFixed(2));
}
