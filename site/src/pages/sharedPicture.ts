import { type EventItem, eventDay, mediaAddress } from '@banyan/api/contract';
import type { PictureImage } from '@banyan/ui/elements';
import type { PageHead } from '../head.ts';

/** Picture formats that link previews can show; drawings are not among them. */
const raster = /\.(avif|gif|jpe?g|png|webp)$/i;

/** Size of a flyer for link previews, in pixels. */
const flyerSize = { width: 1200, height: 630 };

/** Picture of the link preview of an event’s page: its flyer, else its photo; undefined, for the site’s card, without both. */
export const sharedEventPicture = (
  event: EventItem,
  image: PictureImage | undefined,
  apiBase: string,
): PageHead['picture'] => {
  const { flyer, title, location } = event;
  if (!flyer) return sharedPicture(image, title);
  const alt = [title, eventDay(event).dateLong, location].filter(Boolean).join(', ');
  return { src: mediaAddress(flyer, apiBase), alt, ...flyerSize };
};

/** Picture of the page’s link preview; undefined, for the site’s card, if there is no picture or only a drawing. */
function sharedPicture(image: PictureImage | undefined, alt: string): PageHead['picture'] {
  const src = typeof image === 'object' ? image.src : image;
  return src && raster.test(src.split(/[?#]/)[0] ?? '') ? { src, alt } : undefined;
}
