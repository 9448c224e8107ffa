import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { graduationYear } from './graduation-year.ts';
import { wholeNumber } from './whole-number.ts';
import { isGraduationYear } from './year.ts';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2031, 5, 1) }));
afterEach(() => void vi.useRealTimers());

const said = (schema: v.GenericSchema, typed: unknown) => {
  const read = v.safeParse(schema, typed);
  return read.success ? read.output : read.issues.map(({ message }) => message);
};

describe('graduation year', () => {
  const year = graduationYear(1900, 'required', (current) => `1900 to ${current}`);

  test.each([
    [1998, 1998],
    ['1998', 1998],
    [' 1998 ', 1998],
    ['\t1998\n', 1998],
    [1900, 1900],
    [2031, 2031],
  ])('reads the year %j as %j', (typed, read) => expect(said(year, typed)).toBe(read));

  test.each([undefined, null, [], {}])('rejects the value %j as a missing year', (typed) => {
    expect(said(year, typed)).toEqual(['required']);
  });

  test.each(['', '  '])('rejects the blank year %j as missing', (typed) =>
    expect(said(year, typed)).toContain('required'),
  );

  test.each([
    1899,
    2032,
    1998.5,
    '1899',
    '2032',
    '98',
    '1998.0',
    '19 98',
    '1998 or 1999',
    'in 1998',
    '01998',
  ])('rejects the year %j with the allowed range', (typed) =>
    expect(said(year, typed)).toEqual(['1900 to 2031']),
  );

  test.each([
    [1949, false],
    [1950, true],
    [2031, true],
    [2032, false],
    [1998.5, false],
  ])('a registration with the year %j is valid: %j', (typed, taken) =>
    expect(isGraduationYear(typed)).toBe(taken),
  );
});

describe('whole number in a query', () => {
  const number = wholeNumber(3, 20, 'a number from 3 to 20');

  test.each([undefined, '3', '20', '07'])('accepts the number %j', (typed) =>
    expect(said(number, typed)).toBe(typed),
  );

  test.each(['2', '21', '', '7.5', '-7', ' 7', '7 ', '1e1', 'x', '00000000007', 7])(
    'rejects the number %j',
    (typed) => {
      expect(said(number, typed)).toEqual(['a number from 3 to 20']);
    },
  );
});
