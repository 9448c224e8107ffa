import type { Insertion } from './marks.ts';

/**
 * Replaces text in a field as if it were typed, so that the browser's own undo works.
 *
 * `execCommand` is deprecated, but browsers have no replacement. Where it is missing, the text is set and only undo is lost.
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
