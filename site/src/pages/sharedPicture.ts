import type { PictureImage } from '@banyan/ui/elements';
import type { PageHead } from '../head.ts';

/** Formats that link previews show: no drawings. */
const raster = /\.(avif|gif|jpe?g|png|webp)$/i;

/** The picture that stands for a page where it is shared; without one, or with a drawing, the site's card does. */
export function sharedPicture(image: PictureImage | undefined, alt: string): PageHead['picture'] {
  const src = typeof image === 'object' ? image.src : image;
  return src && raster.test(src.split(/[?#]/)[0] ?? '') ? { src, alt } : undefined;
}
