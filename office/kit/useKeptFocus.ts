import { useEffect } from 'react';

/** Elements that can take the focus after one inside them was removed. */
const places = 'li, tr, form, section, article, fieldset, [role="region"]';

/** Delay in milliseconds, so that a closing dialog can return the focus itself first. */
const soonMs = 50;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Focuses an element that is not in the Tab order. */
function focusAt(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Restores the focus when the focused element disappears: a removed row, a button that is used once, a dialog together with its
 * button. The focus moves to the closest remaining container, or to the title of a new screen.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    /** Last focused element and its ancestors, the innermost first. */
    let path: HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !main.contains(target)) return;
      path = [];
      for (let one: HTMLElement | null = target; one && one !== main; one = one.parentElement) path.push(one);
    };
    const restore = () => {
      const [last] = path;
      if (!isLost() || !last || last.isConnected) return;
      const place = path.find((one) => one.isConnected && one.matches(places));
      focusAt(place ?? main.querySelector('h1') ?? main);
    };
    const watch = new MutationObserver(() => {
      if (!path[0] || path[0].isConnected) return;
      clearTimeout(timer);
      timer = setTimeout(restore, soonMs);
    });
    watch.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', onFocus);
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
