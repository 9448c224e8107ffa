import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=95-1000', { start: 95, end: 99 }],
  ['Bytes=5-5', { start: 5, end: 5 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=100-200', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  // A range nobody can mean, several at once, and other units are ignored: all of it is the answer.
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['seconds=0-9', undefined],
  ['bytes=99999999999999999999-', undefined],
  ['', undefined],
  [null, undefined],
])('%j of a hundred bytes', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range);
});

test('nothing of an empty file can be had', () => {
  expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
  expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
});
