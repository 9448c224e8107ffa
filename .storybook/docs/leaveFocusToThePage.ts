/** Whether this is a story that a page of the documentation shows in a window of its own. */
const isOnAPage = (): boolean =>
  window.parent !== window && new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs';

/** An element of the window around is no `HTMLElement` of this one. */
const ask = (element: Element | null, what: 'focus' | 'blur'): void => {
  if (!element || !(what in element)) return;
  const method: unknown = Reflect.get(element, what);
  if (typeof method === 'function') method.call(element, { preventScroll: true });
};

/**
 * A story in a frame does what it does alone: it opens its dialog, and its test presses keys. Whoever reads the page around it
 * keeps the focus meanwhile, and the place where they read.
 */
export function leaveFocusToThePage(): void {
  if (!isOnAPage()) return;
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function (options) {
    if (document.hasFocus()) return focus.call(this, options);
    const { activeElement: read, body } = window.parent.document;
    focus.call(this, { ...options, preventScroll: true });
    if (read === body) ask(window.frameElement, 'blur');
    else ask(read, 'focus');
  };
}
