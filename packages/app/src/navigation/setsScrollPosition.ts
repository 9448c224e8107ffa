let arrived = false;

/**
 * Whether the router may set the scroll position, its `scrollRestoration`: always, but when the page it arrived with comes
 * alive. That happens after it could be read, and whoever has scrolled by then must not be thrown back to its top.
 */
export function setsScrollPosition(): boolean {
  const arriving = !arrived;
  arrived = true;
  return !arriving || typeof window === 'undefined' || window.scrollY === 0;
}
