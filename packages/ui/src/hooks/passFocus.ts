/**
 * Ref for an element that disappears while it has the focus, such as a Retry button after a success. Moves the focus to the
 * heading of the surrounding part instead of the top of the document. Inside a `ListProgress` it is not needed.
 *
 * @returns a cleanup function that React calls just before it removes the element, while the focused element is still known
 */
export const passFocus = (leaving: HTMLElement | null) => () => {
  const heading =
    leaving?.contains(document.activeElement) &&
    leaving.parentElement?.closest('section, main')?.querySelector<HTMLElement>('h1, h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};
