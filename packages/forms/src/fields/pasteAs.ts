import type { ClipboardEvent } from 'react';

/**
 * Handler of a number input's `onPaste`. Browsers empty such an input when "$1,000" or a number in another script is pasted, so what
 * `read` makes of it takes the place of the value. What it returns unchanged is left to the browser.
 */
export const pasteAs = (read: (text: string) => string) => (event: ClipboardEvent<HTMLInputElement>) => {
  const text = event.clipboardData.getData('text/plain');
  const plain = read(text);
  if (plain === text) return;
  event.preventDefault();
  const input = event.currentTarget;
  // React replaces the setter of a controlled input; by the one of all inputs it learns that the value changed.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, plain);
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
