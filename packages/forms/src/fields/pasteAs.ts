import type { ClipboardEvent } from 'react';

/**
 * Handler of a number input's `onPaste`. Browsers empty such an input when "$1,000" or a number in another script is pasted, so what
 * `read` makes of it is put in. What it returns unchanged is left to the browser.
 */
export const pasteAs = (read: (text: string) => string) => (event: ClipboardEvent<HTMLInputElement>) => {
  const text = event.clipboardData.getData('text/plain');
  const plain = read(text);
  if (plain === text) return;
  event.preventDefault();
  // The only way that keeps the browser's undo, and that a number input allows.
  document.execCommand('insertText', false, plain);
};
