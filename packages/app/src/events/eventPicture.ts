import { type EventItem, type MediaItem, mediaItems } from '@banyan/api/contract';
import type { PictureImage } from '@banyan/ui/elements';
import { sizedPicture } from '../pictures/sizedPicture.ts';

/** Picture for a tile; for a video its still. */
export function pictureOf({ type, thumbnail, known }: MediaItem): PictureImage | undefined {
  if (!thumbnail || !known) return thumbnail;
  return sizedPicture(thumbnail, type === 'image' ? known : { ...known, sources: [] });
}

/** First picture of an event, with its alternative text. */
export function eventPicture(
  event: Pick<EventItem, 'title' | 'images' | 'media'>,
  apiBase: string,
): { image: PictureImage | undefined; imageAlt: string } {
  const first = mediaItems(event, apiBase).find(({ type }) => type === 'image');
  const image = first && pictureOf(first);
  return { image, imageAlt: image ? (first?.known?.alt ?? '') : '' };
}
