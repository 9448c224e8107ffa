import { expect, test } from 'vitest';
import { marked } from './marks.ts';
import { foldedText, foldedWords } from './words.ts';

test.each([
  ["O'Neil", ['oneil']],
  ['O‘Neil', ['oneil']],
  ['O’Neil', ['oneil']],
  ['OʻNeil', ['oneil']],
  ['O´Neil', ['oneil']],
  ['O`Neil', ['oneil']],
  ['Oʾneil', ['oneil']],
  ['O＇Neil', ['oneil']],
  ['Ｌｅｅｌａ　Ｕｍｂａｒ', ['leela', 'umbar']],
  ['Lee\u00adla Um\u200bbar', ['leela', 'umbar']],
  ['Umbar–Rao Umbar‑Rao', ['umbar', 'rao', 'umbar', 'rao']],
  ['Désirée', ['desiree']],
])('folds %s to the words %j', (text, words) => expect(foldedWords(text)).toEqual(words));

test('folds quotes and dashes to their plain forms', () => {
  expect(foldedText('The “long” table – a Bridge’s')).toBe('the "long" table - a bridges');
});

test('marks a word with any apostrophe as a whole', () => {
  expect(marked('Tara O‘Neil', ['oneil']).marks).toEqual([{ from: 5, to: 11 }]);
});
