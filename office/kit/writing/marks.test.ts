import { expect, test } from 'vitest';
import { insertionOf, type MarkdownMark } from './marks.ts';

/** `[` and `]` enclose the selection, before and after. */
function after(mark: MarkdownMark, marked: string): string {
  const from = marked.indexOf('[');
  const to = marked.indexOf(']') - 1;
  const text = marked.replace(/[[\]]/g, '');
  const done = insertionOf(mark, { text, from, to });
  const next = text.slice(0, done.from) + done.insert + text.slice(done.to);
  return `${next.slice(0, done.selectFrom)}[${next.slice(done.selectFrom, done.selectTo)}]${next.slice(done.selectTo)}`;
}

test.each<[MarkdownMark, string, string]>([
  ['bold', 'a [b] c', 'a **[b]** c'],
  ['bold', 'a **[b]** c', 'a [b] c'],
  ['bold', 'a []c', 'a **[]**c'],
  ['italic', '[a]', '*[a]*'],
  ['heading', 'a\nb[]c\nd', 'a\n## bc[]\nd'],
  ['heading', '## b[]c', 'bc[]'],
  ['list', 'a\n[b\nc]\nd', 'a\n- b\n- c[]\nd'],
  ['list', '[- b\n- c]', 'b\nc[]'],
  ['quote', '[]', '> []'],
])('the %s button turns %j into %j', (mark, before, expected) => expect(after(mark, before)).toBe(expected));

test('makes a link of the selected text and selects the URL to be typed', () => {
  const done = insertionOf('link', { text: 'see here', from: 4, to: 8 });
  expect(done).toEqual({ from: 4, to: 8, insert: '[here](https://)', selectFrom: 11, selectTo: 19 });
  expect(insertionOf('link', { text: '', from: 0, to: 0 }).insert).toBe('[words](https://)');
});
