import { type EventItem, type EventMedia, type MediaItem, mediaItems } from '@banyan/api/contract';
import type { PictureProps } from '@banyan/ui/elements';

/** An address, or one with its sizes and better formats. */
export type EventPicture = string | Pick<PictureProps, 'src' | 'sources' | 'width' | 'height'>;

const types = ['image/avif', 'image/webp'] as const;

/** A picture in better formats, best first. */
export function sourcesOf({ sources }: EventMedia): NonNullable<PictureProps['sources']> {
  return types.flatMap((type) => {
    const shapes = sources.filter((source) => source.type === type);
    if (shapes.length === 0) return [];
    return { type, srcSet: shapes.map(({ path, width }) => (width ? `${path} ${width}w` : path)).join(', ') };
  });
}

/** What a tile shows of a picture, or of a film: its still. */
export function pictureOf({ type, thumbnail, known }: MediaItem): EventPicture | undefined {
  const { width, height } = known ?? {};
  if (!thumbnail || !known || !width || !height) return thumbnail;
  return { src: thumbnail, width, height, sources: type === 'image' ? sourcesOf(known) : [] };
}

/** An event's first picture, and what it shows. */
export function eventPicture(
  event: Pick<EventItem, 'title' | 'images' | 'media'>,
  apiBase: string,
): { image: EventPicture | undefined; imageAlt: string } {
  const first = mediaItems(event, apiBase).find(({ type }) => type === 'image');
  const image = first && pictureOf(first);
  return { image, imageAlt: image ? (first?.known?.alt ?? '') : '' };
}
