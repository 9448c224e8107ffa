import { expect, test } from 'vitest';
import {
  countsOf,
  countWords,
  itemsWords,
  movedBefore,
  rangeBetween,
  sentShare,
  sentWords,
} from './tiles.ts';

test('moves the selected tiles before another tile, or to the end, in their own order', () => {
  const keys = ['a', 'b', 'c', 'd', 'e'];
  const chosen = new Set(['d', 'b']);
  expect(movedBefore(keys, chosen, 'a')).toEqual(['b', 'd', 'a', 'c', 'e']);
  expect(movedBefore(keys, chosen, 'e')).toEqual(['a', 'c', 'b', 'd', 'e']);
  expect(movedBefore(keys, chosen, undefined)).toEqual(['a', 'c', 'e', 'b', 'd']);
  expect(movedBefore(keys, new Set(), 'c')).toEqual(keys);
});

test('counts the tiles by state and leaves out zeros', () => {
  const counts = countsOf([
    { state: 'ready', alt: 'A lamp' },
    { state: 'ready', alt: ' ' },
    { state: 'coming', alt: '' },
    { state: 'working', alt: '' },
    { state: 'refused', alt: '' },
  ]);
  expect([itemsWords(counts.items), countWords(counts)]).toEqual([
    '2 items',
    '1 described, 2 uploading, 1 refused',
  ]);
  expect([itemsWords(1), countWords(countsOf([]))]).toEqual(['1 item', '0 described']);
});

test('formats the progress of an upload as megabytes and percent', () => {
  const half = { received: 2 * 1_048_576, size: 4.25 * 1_048_576 };
  expect([sentWords(half), sentShare(half)]).toEqual(['2 of 4.3 MB', 47]);
  expect(sentShare({ received: 0, size: 0 })).toBe(0);
});

test('selects a range in either direction', () => {
  const keys = ['a', 'b', 'c', 'd'];
  expect(rangeBetween(keys, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(keys, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeBetween(keys, undefined, 'c')).toEqual(['c']);
  expect(rangeBetween(keys, 'gone', 'c')).toEqual(['c']);
});
