/** The control with this id, or the first one inside the group with this id. */
export function controlOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  if (!element || element.matches('input, select, textarea, button')) return element;
  return element.querySelector<HTMLElement>('input:checked, input, select, textarea, button') ?? element;
}
