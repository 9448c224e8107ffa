import { isOneSlip } from '@banyan/api/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { oneSlip, soundOf, wordsOf } from './words.ts';

describe('the words a name is found by', () => {
  test.each([
    ['Désirée  Käpple', ['desiree', 'kapple']],
    ["O'Neil-Bakul", ['oneil', 'bakul']],
    ['K.', ['k']],
    ['" OR 1=1 --', ['or', '1', '1']],
    ['', []],
    ['*** "" ~ ()', []],
  ])('%j gives %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test('hold letters and digits only, and are few, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
        const words = wordsOf(text);
        expect(words.length).toBeLessThanOrEqual(6);
        for (const word of words) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
    );
  });
});

describe('the sound of a name', () => {
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
  ])('%s and %s are one', (one, other) => {
    expect(soundOf(one)).toBe(soundOf(other));
  });

  test.each([
    ['patil', 'patel'],
    ['rane', 'rani'],
    ['isha', 'asha'],
  ])('%s and %s are two', (one, other) => {
    expect(soundOf(one)).not.toBe(soundOf(other));
  });
});

test('two words one slip apart share a spelling with a letter left out', () => {
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
])('%s and %s are one slip apart: %s', (one, other, apart) => {
  expect([isOneSlip(one, other), isOneSlip(other, one)]).toEqual([apart, apart]);
});
