import * as v from 'valibot';
import { expect, test } from 'vitest';
import { errorsIn, lacking } from '../test-errors.ts';
import { EventRegistrationBody } from './registration-body.ts';

const good = { firstName: 'Leela', lastName: 'Umbar', email: 'leela@example.org', graduationYear: 1998 };

test('fills in empty comments and trims typed ones', () => {
  expect(v.parse(EventRegistrationBody, { ...good, comments: ' Two\nlines ' })).toMatchObject({
    ...good,
    comments: 'Two\nlines',
  });
  expect(v.parse(EventRegistrationBody, good)).toMatchObject({ comments: '' });
});

test.each([
  [undefined, undefined],
  [false, undefined],
  [true, true],
])('reads the waitlist choice %j as %j', (waitingList, read) => {
  expect(v.parse(EventRegistrationBody, { ...good, waitingList }).waitingList).toBe(read);
});

test.each([
  ['firstName', 'First name is required'],
  ['lastName', 'Last name is required'],
  ['email', 'Email is required'],
  ['graduationYear', 'Graduation year is required'],
])('rejects a registration without %s: %s', (key, message) => {
  for (const body of lacking(good, key))
    expect(errorsIn(EventRegistrationBody, body)).toEqual({ [key]: message });
});

const thisYear = new Date().getFullYear();
const unknown = 'This field is not part of the form.';
test.each([
  [{ firstName: 'x'.repeat(101) }, { firstName: 'Please use at most 100 characters' }],
  [
    { lastName: 'a\u202eb' },
    { lastName: 'Some characters reverse or cover this text. Please type it again' },
  ],
  [{ email: 'leela' }, { email: 'Please enter a valid email address' }],
  [{ graduationYear: 1854 }, { graduationYear: `Graduation year must be between 1855 and ${thisYear}` }],
  [{ comments: 'x'.repeat(2_001) }, { comments: 'Please use at most 2000 characters' }],
  [{ waitingList: 'yes' }, { waitingList: unknown }],
  [{ admin: true }, { admin: unknown }],
])('rejects a registration with %j: %j', (change, errors) => {
  expect(errorsIn(EventRegistrationBody, { ...good, ...change })).toEqual(errors);
});

test('rejects a registration that is not an object', () => {
  expect(errorsIn(EventRegistrationBody, 7)).toEqual({ '': 'Registration failed. Please try again.' });
});
