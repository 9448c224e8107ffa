import type { MediaFilter } from '@banyan/ui/content';
import { pastEventPage } from '../eventPaths.ts';

const filters = ['image', 'video'] as const satisfies readonly MediaFilter[];

/** Gallery state in the URL: the filter and the open item. */
export interface GalleryQuery {
  filter: MediaFilter;
  media: string | undefined;
}

/** Reads a query that may be typed by hand. Invalid values are ignored. */
export function galleryQuery(search: string): GalleryQuery {
  const parameters = new URLSearchParams(search);
  const filter = parameters.get('filter');
  return {
    filter: filters.find((known) => known === filter) ?? 'all',
    media: parameters.get('media') || undefined,
  };
}

/** Builds the URL of a gallery. */
export function galleryHref(id: string, { filter = 'all', media }: Partial<GalleryQuery>): string {
  const parameters = new URLSearchParams();
  if (filter !== 'all') parameters.set('filter', filter);
  if (media !== undefined) parameters.set('media', media);
  const path = pastEventPage(id);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
