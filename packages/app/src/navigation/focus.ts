/** Moves focus to something that is not a control, such as a heading, and leaves the scrolling to others. */
export function focusWithoutScrolling(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, select, textarea, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
