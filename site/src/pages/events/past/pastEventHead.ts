import { excerptOf } from '@banyan/api/contract';
import { eventPicture, eventWhen } from '@banyan/app/events';
import { pages } from '../../../content/pages.ts';
import { pastEvent as words } from '../../../content/pastEvent.ts';
import type { PageHead } from '../../../head.ts';
import { eventData } from '../eventData.ts';
import type { FoundEvent } from '../readEvent.ts';

/** Link previews show no drawings. */
const raster = /\.(avif|gif|jpe?g|png|webp)$/i;

/** What the page of one past event says about itself. @param found Null while it is not known, or when there is none. */
export function pastEventHead(id: string, found: FoundEvent | null): PageHead {
  const path = `/events/past/${encodeURIComponent(id)}`;
  if (!found) return { path, title: words.title, description: words.description, index: false };
  const { event, apiBase } = found;
  const { image } = eventPicture(event, apiBase);
  const src = typeof image === 'object' ? image.src : image;
  return {
    path,
    title: excerptOf(event.title),
    description: excerptOf(`${eventWhen(event)}. ${event.location}. ${event.description}`),
    parent: pages['/events'],
    picture: src && raster.test(src.split(/[?#]/)[0] ?? '') ? { src, alt: event.title } : undefined,
    ...(import.meta.env.SSR && {
      data: (origin: string) => [eventData({ ...event, image }, origin, path)],
    }),
  };
}
