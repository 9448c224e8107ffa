import { type EventItem, type MediaItem, mediaItems } from '@banyan/api/contract';
import type { PictureImage } from '@banyan/ui/elements';
import { sizedPicture } from '../pictures/sizedPicture.ts';

/** What a tile shows of a picture, or of a film: its still. */
export function pictureOf({ type, thumbnail, known }: MediaItem): PictureImage | undefined {
  if (!thumbnail || !known) return thumbnail;
  return sizedPicture(thumbnail, type === 'image' ? known : { ...known, sources: [] });
}

/** An event's first picture, and what it shows. */
export function eventPicture(
  event: Pick<EventItem, 'title' | 'images' | 'media'>,
  apiBase: string,
): { image: PictureImage | undefined; imageAlt: string } {
  const first = mediaItems(event, apiBase).find(({ type }) => type === 'image');
  const image = first && pictureOf(first);
  return { image, imageAlt: image ? (first?.known?.alt ?? '') : '' };
}
