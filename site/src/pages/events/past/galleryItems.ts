import { type MediaItem, mediaItems } from '@banyan/api/contract';
import { pictureOf } from '@banyan/app/events';
import { sourcesOf } from '@banyan/app/pictures';
import type { MediaGalleryProps } from '@banyan/ui/content';
import { pastEvent } from '../../../content/pastEvent.ts';
import type { FoundEvent } from '../readEvent.ts';
import { galleryHref } from './galleryAddress.ts';

type GalleryItem = MediaGalleryProps['items'][number];

/** Gallery items of an event, each with its own URL. */
export function galleryItems({ event, apiBase }: FoundEvent): GalleryItem[] {
  return mediaItems(event, apiBase).map((item) => ({
    id: item.id,
    type: item.type,
    src: item.src,
    caption: item.caption,
    label: item.label,
    href: galleryHref(event._id, { media: item.id }),
    thumbnail: pictureOf(item),
    ...(item.type === 'image' ? ofPicture(item) : ofFilm(item)),
  }));
}

function ofPicture({ known }: MediaItem): Partial<GalleryItem> {
  return known ? { sources: sourcesOf(known), alt: known.alt ?? undefined } : {};
}

function ofFilm({ known, thumbnail }: MediaItem): Partial<GalleryItem> {
  const captions = known?.captions;
  return {
    poster: thumbnail,
    size: known?.size ? inWords(known.size) : undefined,
    captions: captions ? { src: captions, language: 'en', label: pastEvent.captions } : undefined,
  };
}

/** Formats a file size, such as "312 MB". @param bytes More than 0. */
const inWords = (bytes: number) =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${Math.round(bytes / 1e6)} MB`;
