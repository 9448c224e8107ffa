import type { MediaFilter, MediaGalleryChange } from '@banyan/ui/content';
import { useHydrated } from '@banyan/ui/hooks';
import { useLocation, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { type GalleryQuery, galleryHref, galleryQuery } from './galleryAddress.ts';

/**
 * Gallery state kept in the URL: the filter and the open item can be shared, and Back undoes them.
 *
 * @param id Event id.
 * @param rendered Query string that the page was rendered for: a static host sends the same file for all of them.
 */
export function useGallery(id: string, rendered: string) {
  const router = useRouter();
  const search = useLocation({ select: (location) => location.searchStr });
  const query = galleryQuery(useHydrated() ? search : rendered);
  // Optimistic: the item opens at once, and the URL follows after the navigation.
  const [openId, show] = useOptimistic(query.media);
  const opened = useRef(false);
  useEffect(() => {
    if (query.media === undefined) opened.current = false;
  }, [query.media]);

  const go = (next: Partial<GalleryQuery>, replace: boolean) =>
    router.navigate({ href: galleryHref(id, { ...query, ...next }), replace, resetScroll: false });

  return {
    filter: query.filter,
    filterHref: (filter: MediaFilter) => galleryHref(id, { filter }),
    openId,
    onFilterChange: (filter: MediaFilter) => void go({ filter }, false),
    onOpenChange: (change: MediaGalleryChange) => {
      if (change.how !== 'close') {
        const { id: media, how } = change;
        opened.current ||= how === 'open';
        return startTransition(async () => {
          show(media);
          await go({ media }, how === 'step');
        });
      }
      // If the item was opened here, closing it goes back in the history. If it was opened by its URL, there is no entry to go back
      // to.
      if (opened.current) return router.history.back();
      void go({ media: undefined }, true);
    },
  };
}
