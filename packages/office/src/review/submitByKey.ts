import type { KeyboardEvent } from 'react';

/** Ctrl and Enter, or ⌘ and Enter, press the form's main button from wherever one writes. */
export function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return;
  event.preventDefault();
  event.currentTarget.requestSubmit();
}
