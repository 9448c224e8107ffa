import type { MediaFilter, MediaGalleryChange } from '@banyan/ui/content';
import { useHydrated } from '@banyan/ui/hooks';
import { useLocation, useRouter } from '@tanstack/react-router';
import { startTransition, useEffect, useOptimistic, useRef } from 'react';
import { type GalleryQuery, galleryHref, galleryQuery } from './galleryAddress.ts';

/**
 * The gallery's state, kept in the address: what is filtered and opened can be shared, and Back undoes it.
 *
 * @param id The event's.
 * @param rendered The search that the page was rendered for: a static host sends the same file for all of them.
 */
export function useGallery(id: string, rendered: string) {
  const router = useRouter();
  const search = useLocation({ select: (location) => location.searchStr });
  const query = galleryQuery(useHydrated() ? search : rendered);
  // Shown at once: the address follows when the router has looked into it.
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
      // Opened here: closing is going back. Opened by its address: there is nothing to go back to.
      if (opened.current) return router.history.back();
      void go({ media: undefined }, true);
    },
  };
}
