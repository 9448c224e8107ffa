import { eventLimits } from '../limits.ts';
import type { EventItem, EventMedia } from './event-item.ts';
import { mediaAddress } from './media-address.ts';

export const mediaTypes = ['image', 'video'] as const;
export type MediaType = (typeof mediaTypes)[number];

/** Item of a gallery, derived from a path (spec part 2 §3). */
export interface MediaItem {
  /** Position in the list, from 1; used in the item's own address. */
  id: string;
  type: MediaType;
  src: string;
  /** Address of the thumbnail; `undefined` for a film without a poster, which shows 'Video Thumbnail' instead. */
  thumbnail: string | undefined;
  /** Caption: '{title} - Image n' or '{title} - Video n', each type counted by itself. */
  caption: string;
  /** Caption without the title, for where the title is seen already: 'Image n' or 'Video n'. */
  label: string;
  filename: string;
  /** Metadata from the server, with paths resolved to addresses. */
  known: EventMedia | undefined;
}

const extensions: readonly string[] = eventLimits.videoExtensions;
const pathOnly = (path: string) => path.split(/[?#]/)[0] ?? '';

/** Returns the type of a file by its extension, ignoring case and query. Any other file is an image. */
export function mediaType(path: string): MediaType {
  const [, extension = ''] = /\.([^./\\]+)$/.exec(pathOnly(path)) ?? [];
  return extensions.includes(extension.toLowerCase()) ? 'video' : 'image';
}

/** Returns the readable file name of a path. */
export function mediaFilename(path: string): string {
  const name = pathOnly(path).split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function located(known: EventMedia, address: (path: string) => string): EventMedia {
  return {
    ...known,
    sources: known.sources.map((source) => ({ ...source, path: address(source.path) })),
    poster: known.poster && address(known.poster),
    captions: known.captions && address(known.captions),
  };
}

/** Returns the gallery of an event, in the order of its `images`. */
export function mediaItems(
  event: Pick<EventItem, 'title' | 'images'> & Partial<Pick<EventItem, 'media'>>,
  apiBase: string,
): MediaItem[] {
  const address = (path: string) => mediaAddress(path, apiBase);
  const byPath = new Map(event.media?.map((known) => [known.path, located(known, address)]));
  const counts = { image: 0, video: 0 };
  return event.images.map((path, index) => {
    const [type, known] = [mediaType(path), byPath.get(path)];
    counts[type] += 1;
    const label = `${type === 'video' ? 'Video' : 'Image'} ${counts[type]}`;
    return {
      id: String(index + 1),
      type,
      src: address(path),
      thumbnail: (type === 'video' ? known?.poster : address(path)) || undefined,
      caption: `${event.title} - ${label}`,
      label,
      filename: mediaFilename(path),
      known,
    };
  });
}
