import { expect, test } from 'vitest';
import { byteRange } from './byte-range.ts';

const asked = (range: string | null, size: number) =>
  byteRange(new Request('http://localhost/film', { headers: range === null ? {} : { Range: range } }), {
    size,
    etag: '"now"',
  });

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
  // An invalid range, several ranges and other units are ignored: the response is the whole file.
  ['bytes=9-3', undefined],
  ['bytes=0-1,5-6', undefined],
  ['bytes=-', undefined],
  ['bytes=a-b', undefined],
  ['seconds=0-9', undefined],
  ['bytes=99999999999999999999-', undefined],
  ['', undefined],
  [null, undefined],
])('parses the range %j of a file of a hundred bytes', (header, range) => {
  expect(asked(header, 100)).toEqual(range);
});

test('an empty file satisfies no range', () => {
  expect(asked('bytes=0-', 0)).toBe('unsatisfiable');
  expect(asked('bytes=-5', 0)).toBe('unsatisfiable');
});
