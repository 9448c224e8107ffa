import { expect, test } from 'vitest';
import { doneWords, masked, writtenWords } from './words.ts';

test('how a file is written', () => {
  expect(writtenWords({ lines: 4907, separator: 'semicolon', encoding: 'utf-16le' })).toBe(
    '4,907 lines, semicolons, UTF-16: read as such.',
  );
  expect(writtenWords({ lines: 1, separator: 'tab', encoding: 'windows-1252' })).toBe(
    '1 line, tabs, Windows-1252, as Excel writes it: read as such.',
  );
});

test.each([
  ['sunita@example.org', 's…@example.org'],
  ['s@example.org', 's…@example.org'],
  ['Bakul', 'Bakul'],
  ['meenakshi at example', 'meenakshi at example'],
])('%s is shown as %s', (text, shown) => expect(masked(text)).toBe(shown));

test.each([
  [
    { taken: 4812, changed: 63, rejected: 27, leftOut: 0 },
    '4,812 came in, 63 were changed, 27 lines could not.',
  ],
  [
    { taken: 1, changed: 1, rejected: 1, leftOut: 1 },
    '1 came in, 1 was changed, 1 line could not, 1 came in otherwise meanwhile.',
  ],
  [{ taken: 0, changed: 0, rejected: 0, leftOut: 0 }, '0 came in.'],
])('%o', (done, words) => expect(doneWords(done)).toBe(words));
