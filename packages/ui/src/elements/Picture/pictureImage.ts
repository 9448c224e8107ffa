import type { PictureProps } from './Picture.tsx';

type Facts = Pick<PictureProps, 'src' | 'srcSet' | 'sources' | 'width' | 'height' | 'fit' | 'focus'>;

/** Picture in content: an address, or one with its pixel size, widths, better formats and focal point. */
export type PictureImage = string | Facts;

/** Props of a picture for `Picture`; for a mere address with a typical pixel size. */
export const pictureProps = (image: PictureImage | undefined): Facts =>
  typeof image === 'object' ? image : { src: image || undefined, width: 1200, height: 800 };

/** `sizes` of a picture that covers a box of a given height. Its width there depends on its SHAPE, width divided by height. */
export function sizesFor(image: PictureImage | undefined, sizes: string): string {
  const { width, height } = pictureProps(image);
  return sizes.replaceAll('SHAPE', (width / height).toFixed(2));
}

/** True for a picture that is shown whole because it has text. */
export const isWhole = (image: PictureImage | undefined): boolean => pictureProps(image).fit === 'contain';

/** Props of a picture for a wide frame, in which a picture taller than wide is shown whole: a crop would leave a strip of it. */
export function wideFrameProps(image: PictureImage | undefined): Facts {
  const facts = pictureProps(image);
  return facts.height > facts.width ? { ...facts, fit: 'contain' } : facts;
}
