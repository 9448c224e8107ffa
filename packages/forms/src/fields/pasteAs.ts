import type { ClipboardEvent } from 'react';

/**
 * Returns a handler for a number input's `onPaste`. Browsers empty such an input when "$1,000" or a number in another script is
 * pasted, so the result of `read` becomes the value. Text that `read` does not change is left to the browser.
 */
export const pasteAs = (read: (text: string) => string) => (event: ClipboardEvent<HTMLInputElement>) => {
  const text = event.clipboardData.getData('text/plain');
  const plain = read(text);
  if (plain === text) return;
  event.preventDefault();
  const input = event.currentTarget;
  // React replaces the value setter of a controlled input. Calling the prototype's setter lets React notice the change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, plain);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
