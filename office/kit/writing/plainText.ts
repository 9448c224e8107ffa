import type { ClipboardEvent } from 'react';
import { replaceIn } from './replaceIn.ts';

/** Pastes formatted text from Word, Docs and email as plain paragraphs. Leaves plain text to the browser. */
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
