import type { ClipboardEvent } from 'react';
import { replaceIn } from './replaceIn.ts';

/** Pastes what Word, Docs and mail have on the clipboard as paragraphs; plain text is pasted as the browser does it. */
export async function pasteParagraphs(event: ClipboardEvent<HTMLTextAreaElement>): Promise<void> {
  const { currentTarget: box, clipboardData } = event;
  const html = clipboardData.getData('text/html');
  if (html === '') return;
  const plain = clipboardData.getData('text/plain');
  event.preventDefault();
  const insert = await import('./pasted.ts').then(
    ({ blocksOfHtml, plainTextOf }) => plainTextOf(blocksOfHtml(html).blocks),
    () => plain,
  );
  const { selectionStart: from, selectionEnd: to } = box;
  const end = from + insert.length;
  replaceIn(box, { from, to, insert, selectFrom: end, selectTo: end });
}
