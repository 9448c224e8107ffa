import { type RefObject, useEffect } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/**
 * Lets Storybook open the links to its own pages (`./?path=…`) inside the element without loading itself anew. In a new tab,
 * or where scripts stop, they are links like any other.
 */
export function useStorybookLinks(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = inside.current;
    if (!element) return;
    const open = (event: MouseEvent) => {
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const path = /^\.\/(\?path=.*)$/.exec(link?.getAttribute('href') ?? '')?.[1];
      if (path === undefined) return;
      event.preventDefault();
      addons.getChannel().emit(NAVIGATE_URL, path);
    };
    element.addEventListener('click', open);
    return () => element.removeEventListener('click', open);
  }, [inside]);
}
