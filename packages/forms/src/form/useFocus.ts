import { useCallback, useEffect, useState } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Moves focus once the next render is on the page: the field that was flagged, the step that was opened. Returns the
 * function that asks for it.
 */
export function useFocus() {
  const [wanted, setWanted] = useState<{ find: Find }>();
  useEffect(() => wanted?.find()?.focus(), [wanted]);
  return useCallback((find: Find) => setWanted({ find }), []);
}

/** The control with this id, or the first one inside the group with this id. */
export function controlOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  if (!element || element.matches('input, select, textarea, button')) return element;
  return element.querySelector<HTMLElement>('input:checked, input, select, textarea, button') ?? element;
}
