import { donationForm } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { donorInfoOf, prefilled } from './donationFields.ts';

const donor = {
  ...donationForm.fields,
  firstName: ' Rohan ',
  lastName: 'Bakul',
  email: 'rohan.bakul@example.org',
  graduationYear: '2011',
  program: 'BE/B-Tech',
};

test('sends trimmed texts and the year as a number', () => {
  expect(donorInfoOf(donor)).toEqual({
    firstName: 'Rohan',
    lastName: 'Bakul',
    email: 'rohan.bakul@example.org',
    graduationYear: 2011,
    program: 'BE/B-Tech',
    purpose: '',
  });
});

test('fills in from a link only values that the form would accept', () => {
  expect(prefilled({ amount: 100, purpose: ' Student Laptops ' })).toEqual({
    amount: '100',
    purpose: 'Student Laptops',
  });
  expect(prefilled({ amount: 0.5, purpose: ' ' })).toEqual({});
  expect(prefilled({ amount: -1 })).toEqual({});
});
