/** Moves the focus to an element that is not a control, such as a heading, without scrolling. */
export function focusWithoutScrolling(element: HTMLElement): void {
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
