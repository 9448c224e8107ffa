import type { NewsItem } from '@banyan/api/contract';
import { useHydrated } from '@banyan/ui/hooks';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type MouseEvent, useRef } from 'react';
import { newsHref } from '../news/newsPaths.ts';

const route = getRouteApi('/about');

/**
 * Which piece of news is open. It stands in the address, so that Back closes it and a reload keeps it.
 *
 * @param items All news, once they have arrived: until then a press on a row leads to the page of that news.
 */
export function useOpenNews(items: readonly NewsItem[] | undefined) {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const router = useRouter();
  // The file that was prerendered knows no address; it always shows the list.
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

/** The address of the link that was pressed, unless the press asked for a new tab or window. */
function plainlyPressed(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element))
    return undefined;
  return target.closest('a')?.getAttribute('href') ?? undefined;
}
