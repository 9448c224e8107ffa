import { useLayoutEffect } from 'react';

/** A door is read at night: the page is dark as long as it shows one, for everybody who has not asked for light or dark themselves. */
export function useNight(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (dataset.mode !== undefined) return undefined;
    dataset.mode = 'dark';
    return () => {
      delete dataset.mode;
    };
  }, []);
}
