/** The control with this id, or the first one inside the group with this id. */
export function controlOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  if (!element || element.matches('input, select, textarea, button')) return element;
  return element.querySelector<HTMLElement>('input, select, textarea, button') ?? element;
}

/** Brings a control into sight, with its label, and the focus into it. @returns whether there is one */
export function goToControl(id: string): boolean {
  const control = controlOf(id);
  // The label belongs in sight too, so the field is scrolled to and not only its box.
  (control?.closest('fieldset') ?? control?.parentElement)?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
  return control !== null;
}
