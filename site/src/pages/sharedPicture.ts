import type { PictureImage } from '@banyan/ui/elements';
import type { PageHead } from '../head.ts';

/** Picture formats that link previews can show; drawings are not among them. */
const raster = /\.(avif|gif|jpe?g|png|webp)$/i;

/** Picture of the page’s link preview; undefined, for the site’s card, if there is no picture or only a drawing. */
export function sharedPicture(image: PictureImage | undefined, alt: string): PageHead['picture'] {
  const src = typeof image === 'object' ? image.src : image;
  return src && raster.test(src.split(/[?#]/)[0] ?? '') ? { src, alt } : undefined;
}
