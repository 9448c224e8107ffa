/** True if this is a story in a frame of a documentation page. */
const isOnAPage = (): boolean =>
  window.parent !== window && new URLSearchParams(window.parent.location.search).get('viewMode') === 'docs';

/** An element of the parent window is not an `HTMLElement` of this window. */
const ask = (element: Element | null, what: 'focus' | 'blur'): void => {
  if (!element || !(what in element)) return;
  const method: unknown = Reflect.get(element, what);
  if (typeof method === 'function') method.call(element, { preventScroll: true });
};

/**
 * Keeps the focus and the scroll position of the page around a story in a frame. The story runs as if it were alone: it opens its
 * dialog, and its test presses keys.
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
