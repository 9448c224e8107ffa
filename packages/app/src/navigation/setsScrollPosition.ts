let arrived = false;

/**
 * Tells the router if it may set the scroll position (`scrollRestoration`). The first call, at hydration, returns false if the
 * visitor has already scrolled: they must not jump back to the top.
 */
export function setsScrollPosition(): boolean {
  const arriving = !arrived;
  arrived = true;
  return !arriving || typeof window === 'undefined' || window.scrollY === 0;
}
