import type { NewsItem } from '@banyan/api/contract';
import { useHydrated } from '@banyan/ui/hooks';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import { newsHref } from '../news/newsPaths.ts';

const route = getRouteApi('/about');

/**
 * Open news item. Its id is in the URL, so that Back closes it and a reload keeps it open.
 *
 * @param items All news; undefined until loaded. Until then a click on a row opens the item’s own page.
 */
export function useOpenNews(items: readonly NewsItem[] | undefined) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  // The prerendered file does not know the query; it always shows the list.
  const id = useHydrated() ? search.news : undefined;
  const openedHere = useRef(false);

  const open = (event: MouseEvent) => {
    const href = plainlyPressed(event);
    const item = items?.find(({ _id }) => newsHref(_id) === href);
    if (!item) return;
    event.preventDefault();
    openedHere.current = true;
    void navigate({ search: { news: item._id }, resetScroll: false });
  };

  const close = (event: MouseEvent) => {
    if (plainlyPressed(event) === undefined) return;
    event.preventDefault();
    if (openedHere.current) router.history.back();
    else void navigate({ search: {}, replace: true, resetScroll: false });
  };

  return { id, open, close };
}

/** Returns the path of the clicked link; undefined if the click opens a new tab or window. */
function plainlyPressed(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  return target.closest('a')?.getAttribute('href') ?? undefined;
}
