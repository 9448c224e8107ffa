import { useNavigate, useRouter } from '@tanstack/react-router';
import { type DirectoryQuery, directoryHref, directoryQuery } from './directoryQuery.ts';

/**
 * Changes the query, returns to the first page of results, and keeps the scroll position.
 *
 * @returns a function that takes the change; its second argument replaces the history entry instead of adding one
 */
export function useUpdateSearch() {
  const navigate = useNavigate();
  const { history } = useRouter();
  return (change: DirectoryQuery, replace: boolean) => {
    // Reads the URL, which already includes the previous change. Does nothing if a navigation to another page has begun.
    const { pathname, search } = history.location;
    if (pathname !== directoryHref({})) return;
    const query = directoryQuery(Object.fromEntries(new URLSearchParams(search)));
    void navigate({ href: directoryHref({ ...query, ...change, page: 1 }), replace, resetScroll: false });
  };
}
