import { type EventItem, type EventMedia, mediaItems } from '@banyan/api/contract';
import type { PictureProps } from '@banyan/ui/elements';

type EventPicture = string | Pick<PictureProps, 'src' | 'sources' | 'width' | 'height'>;

const types = ['image/avif', 'image/webp'] as const;

function sourcesOf({ sources }: EventMedia): PictureProps['sources'] {
  return types.flatMap((type) => {
    const shapes = sources.filter((source) => source.type === type);
    if (shapes.length === 0) return [];
    return { type, srcSet: shapes.map(({ path, width }) => (width ? `${path} ${width}w` : path)).join(', ') };
  });
}

/** An event's first picture, with better formats where the server has some, and what it shows. */
export function eventPicture(
  event: Pick<EventItem, 'title' | 'images' | 'media'>,
  apiBase: string,
): { image: EventPicture | undefined; imageAlt: string } {
  const first = mediaItems(event, apiBase).find(({ type }) => type === 'image');
  const { src = '', known } = first ?? {};
  const { width, height, alt } = known ?? {};
  const imageAlt = alt ?? '';
  if (src === '') return { image: undefined, imageAlt: '' };
  return known && width && height
    ? { image: { src, width, height, sources: sourcesOf(known) }, imageAlt }
    : { image: src, imageAlt };
}
