import { useEffect } from 'react';

/** What a place on a screen is, from which one goes on with Tab. */
const places = 'li, tr, form, section, article, fieldset, [role="region"]';

/** After what closes has given the focus back by itself, in milliseconds. */
const soonMs = 50;

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** The focus goes there although Tab would not. */
function focusAt(place: HTMLElement): void {
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * Keeps the focus on the screen: where what had it goes, a row that was removed, a button that was for once, a dialog with what opened
 * it, it goes to what that stood in; where the whole screen is another, to its title.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    const main = document.getElementById('main');
    if (!main) return;
    /** What had the focus last, and what that stood in, the innermost first. */
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
