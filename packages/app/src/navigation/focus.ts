/** Moves focus to something that is not a control, such as a heading, and leaves the scrolling to others. */
export function focusWithoutScrolling(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
