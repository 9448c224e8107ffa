import type { MediaFilter } from '@banyan/ui/content';
import { pastEventPage } from '../eventPaths.ts';

const filters = ['image', 'video'] as const satisfies readonly MediaFilter[];

/** What of a gallery its address says: which ones are shown, and the one that is open. */
export interface GalleryQuery {
  filter: MediaFilter;
  media: string | undefined;
}

/** Reads an address that somebody may have typed: what makes no sense is as if it were not there. */
export function galleryQuery(search: string): GalleryQuery {
  const parameters = new URLSearchParams(search);
  const filter = parameters.get('filter');
  return {
    filter: filters.find((known) => known === filter) ?? 'all',
    media: parameters.get('media') || undefined,
  };
}

/** The address of a gallery, from that of its event. */
export function galleryHref(id: string, { filter = 'all', media }: Partial<GalleryQuery>): string {
  const parameters = new URLSearchParams();
  if (filter !== 'all') parameters.set('filter', filter);
  if (media !== undefined) parameters.set('media', media);
  const path = pastEventPage(id);
  return parameters.size > 0 ? `${path}?${parameters}` : path;
}
