import { useNavigate, useRouter } from '@tanstack/react-router';
import { type DirectoryQuery, directoryHref, directoryQuery } from './directoryQuery.ts';

/**
 * Changes what is looked for, from its first page on, and leaves the page where it is scrolled to.
 *
 * @returns a function that takes what changes, and whether the step before is replaced instead of kept to go back to
 */
export function useUpdateSearch() {
  const navigate = useNavigate();
  const { history } = useRouter();
  return (change: DirectoryQuery, replace: boolean) => {
    // The address knows what was changed a moment ago. On its way to another page it is no longer ours.
    const { pathname, search } = history.location;
    if (pathname !== directoryHref({})) return;
    const query = directoryQuery(Object.fromEntries(new URLSearchParams(search)));
    void navigate({ href: directoryHref({ ...query, ...change, page: 1 }), replace, resetScroll: false });
  };
}
