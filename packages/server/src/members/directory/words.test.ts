import { isOneSlip } from '@banyan/api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneSlip, soundOf, wordsOf } from './words.ts';

describe('wordsOf', () => {
  test.each([
    ['Désirée  Käpple', ['desiree', 'kapple']],
    ["O'Neil-Bakul", ['oneil', 'bakul']],
    ['K.', ['k']],
    ['" OR 1=1 --', ['or', '1', '1']],
    ['', []],
    ['*** "" ~ ()', []],
  ])('splits %j into %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('the words of any text are few and hold letters and digits only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        const words = wordsOf(text);
        expect(words.length).toBeLessThanOrEqual(6);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('soundOf', () => {
  test.each([
    ['deshpande', 'deshpandey'],
    ['deshpande', 'deshpanday'],
    ['joshi', 'joshee'],
    ['joshi', 'joshy'],
    ['lakshmi', 'laxmi'],
    ['choudhary', 'chaudhari'],
    ['chowdhary', 'chaudhari'],
    ['srivastava', 'shrivastav'],
    ['kulkarni', 'coolkarni'],
    ['iyer', 'aiyer'],
    ['vaidya', 'waidya'],
    ['phadke', 'fadke'],
    ['zende', 'jende'],
  ])('%s and %s sound the same', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  test.each([
    ['patil', 'patel'],
    ['rane', 'rani'],
    ['isha', 'asha'],
  ])('%s and %s sound different', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});

test('two words one typo apart share a spelling with a letter left out', () => {
  const kulkarni = new Set(oneSlip('kulkarni'));
  for (const typed of ['kulkrni', 'kulkarnii', 'kulkarmi', 'kulakrni'])
    expect(oneSlip(typed).some((spelling) => kulkarni.has(spelling))).toBe(true);
});

test.each([
  ['kulkrni', 'kulkarni', true],
  ['kulkarnii', 'kulkarni', true],
  ['kulkarmi', 'kulkarni', true],
  ['kulakrni', 'kulkarni', true],
  ['kulkarni', 'kulkarni', true],
  ['svarkari', 'savarkar', false],
  ['tadwra', 'tadrao', false],
  ['aabb', 'bbaa', false],
])('reports whether %s and %s are one typo apart: %s', (one, other, apart) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([apart, apart]);
});
