import type { Insertion } from './marks.ts';

/**
 * Writes into a box as if it were typed, so that the browser's own undo takes it back.
 *
 * `execCommand` is deprecated, and nothing else in browsers does this; where it is gone, the text is set and only undo is lost.
 */
export function replaceIn(
  box: HTMLTextAreaElement,
  { from, to, insert, selectFrom, selectTo }: Insertion,
): void {
  box.focus();
  box.setSelectionRange(from, to);
  const isDone =
    insert === '' ? document.execCommand('delete') : document.execCommand('insertText', false, insert);
  if (!isDone) {
    box.setRangeText(insert, from, to, 'end');
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
  box.setSelectionRange(selectFrom, selectTo);
}
