import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, useCallback, useState } from 'react';

/**
 * Returns the click handler of a story’s link to the list. If the reader came from the list, it goes back in the history, which
 * restores the filter and the scroll position. Otherwise the link works as usual.
 *
 * @param path Path of the list.
 */
export function useWayBack(path: string): (event: MouseEvent) => void {
  const router = useRouter();
  // During the first render of a page, `resolvedLocation` is still the previous page.
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
