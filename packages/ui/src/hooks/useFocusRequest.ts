import { useCallback, useEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Moves focus once the next render is on the page: the field that is wrong, the step that was opened. Returns the
 * function that asks for it.
 */
export function useFocusRequest() {
  const [wanted, setWanted] = useState<{ find: Find }>();
  useEffect(() => wanted?.find()?.focus(), [wanted]);
  return useCallback((find: Find) => setWanted({ find }), []);
}
