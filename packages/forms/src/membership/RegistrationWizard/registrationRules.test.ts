import { expect, test } from 'vitest';
import { readFailure } from '../../form/readFailure.ts';
import { refusal } from '../../form/samples.ts';
import { registrationRefusals } from './registrationRules.lazy.ts';

const refusalsOf = (message: string, errors = refusal('').fieldErrors) =>
  registrationRefusals(readFailure(refusal(message, errors)));

test('the fields a "validation failed" names are marked with their rule', () => {
  expect(refusalsOf('Member validation failed: FirstName: Path `FirstName` is required., Year: no')).toEqual({
    FirstName: 'First name is required.',
    Year: 'Graduation year is required.',
  });
});

test('Dept_Other is not Dept', () => {
  expect(refusalsOf('Member validation failed: Dept_Other')).toEqual({});
});

test('a list of errors wins over the message', () => {
  const errors = [{ field: 'Year', code: 'invalid', message: 'Year must be between 1950 and 2026.' }];
  expect(refusalsOf('Member validation failed: LastName', errors)).toEqual({
    Year: 'Year must be between 1950 and 2026.',
  });
});

test('other messages mark nothing', () => {
  expect(refusalsOf('The FirstName you gave is lovely.')).toEqual({});
});
