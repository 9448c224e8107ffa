import { useLayoutEffect } from 'react';

/** Sets dark mode while the check-in is shown, because it is used at night. A reader’s own choice of light or dark is kept. */
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
