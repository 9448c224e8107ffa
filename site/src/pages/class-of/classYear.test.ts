import { expect, test } from 'vitest';
import { classYear, nearestClass } from './classYear.ts';

test.each([
  ['1998', 1998],
  ['1855', 1855],
  ['2026', 2026],
  ['1854', undefined],
  ['2027', undefined],
  ['98', undefined],
  ['01998', undefined],
  ['1998.0', undefined],
  ['nineteen', undefined],
  ['', undefined],
])('reads the path segment %j as the class of %s', (text, year) => {
  expect(classYear(text, 2026)).toBe(year);
});

test.each([
  ['1799', 1855],
  ['3000', 2026],
  ['98', 1998],
  ['26', 2026],
  ['27', 1927],
  ['1', 1855],
  ['nineteen', undefined],
  ['-5', undefined],
])('the class nearest to %j is %s', (text, year) => {
  expect(nearestClass(text, 2026)).toBe(year);
});
