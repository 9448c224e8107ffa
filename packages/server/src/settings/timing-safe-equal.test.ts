import { expect, test } from 'vitest';
import { isSameText } from './timing-safe-equal.ts';

test.each([
  ['', '', true],
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'Abc', false],
  ['abc', 'abcd', false],
  ['abcd', 'abc', false],
  ['', 'a', false],
  // Same number of letters, but more bytes.
  ['abc', 'abç', false],
])('compares %j and %j: %j', (one, other, same) => expect(isSameText(one, other)).toBe(same));
