import { registrationForm } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { readFailure } from '../../form/readFailure.ts';
import { refusal } from '../../form/samples.ts';
import { registrationRefusals, rules } from './registrationRules.ts';

const filled = {
  ...registrationForm.fields,
  FirstName: 'Meera',
  LastName: 'Kadamb',
  email: 'meera.kadamb@example.org',
  Year: '1998',
  Dept: 'Civil',
};

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

test('the whole form is checked by the rules of all its steps, also by one that compares two fields', () => {
  const wrong = rules.check({ ...filled, Dept: 'Other', Dept_Other: '' });
  expect(wrong).toEqual({ Dept_Other: 'Please specify your program.' });
  expect(rules.check(filled)).toEqual({});
});

test('a "validation failed" of the verification marks nothing', () => {
  expect(refusalsOf('CAPTCHA validation failed')).toEqual({});
});
