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

test('marks the fields that a "validation failed" names with their rule', () => {
  expect(refusalsOf('Member validation failed: FirstName: Path `FirstName` is required., Year: no')).toEqual({
    FirstName: 'First name is required.',
    Year: 'Graduation year is required.',
  });
});

test('does not mistake Dept_Other for Dept', () => {
  expect(refusalsOf('Member validation failed: Dept_Other')).toEqual({});
});

test('prefers a list of errors to the message', () => {
  const errors = [{ field: 'Year', code: 'invalid', message: 'Year must be between 1950 and 2026.' }];
  expect(refusalsOf('Member validation failed: LastName', errors)).toEqual({
    Year: 'Year must be between 1950 and 2026.',
  });
});

test('marks no field for any other message', () => {
  expect(refusalsOf('The FirstName you gave is lovely.')).toEqual({});
});

test('checks the whole form by the rules of all its steps, including one that compares two fields', () => {
  const wrong = rules.check({ ...filled, Dept: 'Other', Dept_Other: '' });
  expect(wrong).toEqual({ Dept_Other: 'Please specify your program.' });
  expect(rules.check(filled)).toEqual({});
});

test('marks no field for a "validation failed" of the verification', () => {
  expect(refusalsOf('CAPTCHA validation failed')).toEqual({});
});
