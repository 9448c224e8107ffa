import type { ClipboardEvent } from 'react';
import { type Element, holdsBlocks, linesOf, type Node, treeOf } from './pasted.ts';
import { replaceIn } from './replaceIn.ts';

/* What Word, Docs and mail put on the clipboard, for a text that has paragraphs and nothing else. */

function words(node: Node): string {
  if (typeof node === 'string') return node.replace(/\s+/g, ' ');
  return node.name === 'br' ? '\n' : node.children.map(words).join('');
}

/** The items of a list, a line each. */
const lines = ({ children }: Element): string =>
  children
    .filter((child): child is Element => typeof child !== 'string')
    .map((item) => `- ${paragraphs(item).join('\n')}`)
    .join('\n');

function paragraphs({ children }: Element): string[] {
  const found: string[] = [];
  let loose = '';
  const end = () => {
    const text = linesOf(loose);
    if (text) found.push(text);
    loose = '';
  };
  for (const node of children) {
    if (!holdsBlocks(node)) {
      loose += words(node);
      continue;
    }
    end();
    if (node.name === 'ul' || node.name === 'ol') found.push(lines(node));
    else found.push(...paragraphs(node));
  }
  end();
  return found;
}

/** HTML of a clipboard as paragraphs with a blank line between them; items of a list are lines of one. */
export const plainTextOfHtml = (html: string): string => paragraphs(treeOf(html)).join('\n\n');

/** Pastes paragraphs where a clipboard has any; everything else is pasted as the browser does it. */
export function pasteParagraphs(event: ClipboardEvent<HTMLTextAreaElement>): void {
  const html = event.clipboardData.getData('text/html');
  const insert = html ? plainTextOfHtml(html) : '';
  if (!insert.includes('\n')) return;
  event.preventDefault();
  const { selectionStart: from, selectionEnd: to } = event.currentTarget;
  const end = from + insert.length;
  replaceIn(event.currentTarget, { from, to, insert, selectFrom: end, selectTo: end });
}
