/** Returns the control with this id, or the first one inside the group with this id. */
export function controlOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  if (!element || element.matches('input, select, textarea, button')) return element;
  return element.querySelector<HTMLElement>('input, select, textarea, button') ?? element;
}

/** Scrolls a control and its label into view and focuses the control. @returns true if there is one */
export function goToControl(id: string): boolean {
  const control = controlOf(id);
  // Scrolls to the field and not only to its box, because the label must be visible too.
  (control?.closest('fieldset') ?? control?.parentElement)?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control !== null;
}
