import { useCallback, useEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/** Moves the focus after the next render: to an invalid field, to an opened step. Returns the function that requests it. */
export function useFocusRequest() {
  const [wanted, setWanted] = useState<{ find: Find }>();
  useEffect(() => wanted?.find()?.focus(), [wanted]);
  return useCallback((find: Find) => setWanted({ find }), []);
}
