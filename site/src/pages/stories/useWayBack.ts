import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useState } from 'react';

/**
 * For the link from one story to the list: when the reader came from there, it goes back in the history instead, to the
 * list as it was left, with its filter and its place. Otherwise it stays a link.
 *
 * @param path Of the list.
 */
export function useWayBack(path: string): (event: MouseEvent) => void {
  const router = useRouter();
  // While a page is rendered for the first time, this still is the page before it.
  const [before] = useState(() => router.state.resolvedLocation);

  return useCallback(
    (event) => {
      const here = router.state.location.state.__TSR_index;
      const opened = before?.pathname === path && before.state.__TSR_index === here - 1;
      if (!opened || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      router.history.back();
    },
    [router, before, path],
  );
}
