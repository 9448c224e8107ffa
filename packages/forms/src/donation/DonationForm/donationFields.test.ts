import { donationForm } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { amountError, checkDonor, donorInfoOf, prefilled } from './donationFields.ts';

const donor = {
  ...donationForm.fields,
  firstName: ' Rohan ',
  lastName: 'Bakul',
  email: 'rohan.bakul@example.org',
  graduationYear: '2011',
  program: 'BE/B-Tech',
};

test('uses the spec’s text for every rule of the first step', () => {
  expect(checkDonor(donationForm.fields)).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
    email: 'Email is required',
    graduationYear: 'Graduation year is required',
    program: 'Program is required',
  });
  expect(checkDonor({ ...donor, email: 'rohan' })).toEqual({ email: 'Email is invalid' });
  for (const graduationYear of ['1853', String(new Date().getFullYear() + 1), '98']) {
    expect(checkDonor({ ...donor, graduationYear })).toEqual({ graduationYear: 'Please enter a valid year' });
  }
});

test.each(['1854', '1855', '1856', String(new Date().getFullYear())])(
  'accepts the graduation year %s',
  (graduationYear) => {
    expect(checkDonor({ ...donor, graduationYear })).toEqual({});
  },
);

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

test.each(['', '0', '-1', '0.5', '1e9', '25.5', 'ten', '50001'])('rejects the amount “%s”', (typed) => {
  expect(amountError(typed)).toEqual(expect.any(String));
});

test.each(['1', '25', '50000', ' 7 '])('accepts the amount “%s”', (typed) => {
  expect(amountError(typed)).toBeUndefined();
});

test('fills in from a link only values that the form would accept', () => {
  expect(prefilled({ amount: 100, purpose: ' Student Laptops ' })).toEqual({
    amount: '100',
    purpose: 'Student Laptops',
  });
  expect(prefilled({ amount: 0.5, purpose: ' ' })).toEqual({});
  expect(prefilled({ amount: -1 })).toEqual({});
});
