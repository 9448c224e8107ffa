import { chapterWalk } from '@banyan/ui/content';

const leads = (from: string, to: string) => from === '/chapters' && to.startsWith('/chapters/');

/** Types of the view transition between two pages. */
export const transitionTypes = (from: string, to: string): string[] =>
  leads(from, to) || leads(to, from) ? [chapterWalk] : [];

/** True if the browser has animated the last Back itself, as for a swipe. */
let hasMoved = false;

interface Change {
  fromLocation?: { pathname: string } | undefined;
  toLocation: { pathname: string };
}

/**
 * Creates the view transition of Back and Forward: the walk, and none between other pages. None either where transitions have no
 * types.
 */
export function historyTransition() {
  if (typeof window === 'undefined' || !CSS.supports('selector(:active-view-transition-type(a))'))
    return false;
  addEventListener('popstate', (event) => {
    hasMoved = event.hasUAVisualTransition;
  });
  return {
    types: ({ fromLocation, toLocation }: Change) => {
      const types = fromLocation ? transitionTypes(fromLocation.pathname, toLocation.pathname) : [];
      return types.length > 0 && !hasMoved ? types : false;
    },
  };
}
