import { expect, test } from 'vitest';
import { doneWords, masked, writtenWords } from './words.ts';

test('describes the format of a file', () => {
  expect(writtenWords({ lines: 4907, separator: 'semicolon', encoding: 'utf-16le' })).toBe(
    '4,907 lines, semicolons, UTF-16.',
  );
  expect(writtenWords({ lines: 1, separator: 'tab', encoding: 'windows-1252' })).toBe(
    '1 line, tabs, Windows-1252, as Excel writes it.',
  );
});

test.each([
  ['sunita@example.org', 's…@example.org'],
  ['s@example.org', 's…@example.org'],
  ['Bakul', 'Bakul'],
  ['meenakshi at example', 'meenakshi at example'],
])('masks %s as %s', (text, shown) => expect(masked(text)).toBe(shown));

test.each([
  [{ taken: 4812, changed: 63, rejected: 27, leftOut: 0 }, '4,812 imported, 63 updated, 27 lines rejected.'],
  [
    { taken: 1, changed: 1, rejected: 1, leftOut: 1 },
    '1 imported, 1 updated, 1 line rejected, 1 added some other way.',
  ],
  [{ taken: 0, changed: 0, rejected: 0, leftOut: 0 }, '0 imported.'],
])('describes the result of the import %o', (done, words) => expect(doneWords(done)).toBe(words));
