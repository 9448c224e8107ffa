import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorsIn, lacking } from '../test-errors.ts';
import { ActOnMyPageBody } from './act-on-my-page.ts';
import { myActs } from './acts.ts';
import { AskForMyPageBody } from './ask-for-my-page.ts';
import { CorrectMyEntryBody } from './correct-my-entry.ts';
import { EnterMyPageBody } from './enter-my-page.ts';

const failed = 'This could not be done. Please try again.';
const unknownField = 'This field is not part of the form.';
const nothing = { about: '', to: '', passkey: '' };

describe('action on the member’s page', () => {
  test('accepts an action with optional details and trims them', () => {
    for (const act of myActs) expect(v.parse(ActOnMyPageBody, { act })).toEqual({ act, ...nothing });
    const all = { act: 'consent', about: ' M1.newsletter ', to: ' yes ', passkey: ' {} ' };
    expect(v.parse(ActOnMyPageBody, all)).toEqual({
      act: 'consent',
      about: 'M1.newsletter',
      to: 'yes',
      passkey: '{}',
    });
  });

  test('rejects a missing, empty, or unknown action', () => {
    for (const body of [...lacking({ act: 'hide' }, 'act'), { act: '' }, { act: 'promote' }])
      expect(errorsIn(ActOnMyPageBody, body)).toEqual({ act: failed });
  });

  test.each([
    ['about', 200],
    ['to', 254],
    ['passkey', 16_384],
  ])('limits %s of an action to %i characters', (key, most) => {
    expect(errorsIn(ActOnMyPageBody, { act: 'hide', [key]: 'x'.repeat(most) })).toEqual({});
    for (const other of ['x'.repeat(most + 1), 7])
      expect(errorsIn(ActOnMyPageBody, { act: 'hide', [key]: other })).toEqual({ [key]: failed });
  });
});

describe('sign-in to the member’s page', () => {
  test('accepts a token, a code, or a passkey', () => {
    expect(v.parse(EnterMyPageBody, {})).toEqual({ token: '', code: '', passkey: '' });
    expect(v.parse(EnterMyPageBody, { token: ' t ', code: ' 7K2 Q9X ', passkey: ' {} ' })).toEqual({
      token: 't',
      code: '7K2 Q9X',
      passkey: '{}',
    });
  });

  test.each([
    ['token', 200],
    ['code', 20],
    ['passkey', 16_384],
  ])('limits %s of a sign-in to %i characters', (key, most) => {
    expect(errorsIn(EnterMyPageBody, { [key]: 'x'.repeat(most) })).toEqual({});
    for (const other of ['x'.repeat(most + 1), 7])
      expect(errorsIn(EnterMyPageBody, { [key]: other })).toEqual({ [key]: failed });
  });
});

test('requires a valid address to send the sign-in email', () => {
  expect(v.parse(AskForMyPageBody, { email: ' leela@example.org ' })).toMatchObject({
    email: 'leela@example.org',
  });
  const required = 'Please enter your email address.';
  for (const body of [...lacking({ email: '' }, 'email'), { email: '' }])
    expect(errorsIn(AskForMyPageBody, body)).toEqual({ email: required });
  expect(errorsIn(AskForMyPageBody, { email: 'leela@' })).toEqual({
    email: 'Please enter a valid email address.',
  });
});

describe('correction of a member’s own entry', () => {
  const good = { entry: 'M1', FirstName: 'Leela', Year: 1998, Dept: 'Mechanical' };

  test('reads the entry id and fills in empty values for fields that are left out', () => {
    const empty = { LastName: '', Dept_Other: '', LinkedInURL: '', Company: '', State: '' };
    expect(v.parse(CorrectMyEntryBody, { ...good, entry: ' M1 ' })).toEqual({ ...good, ...empty });
    expect(errorsIn(CorrectMyEntryBody, { ...good, entry: 'x'.repeat(40) })).toEqual({});
  });

  test.each([
    ['entry', 'This no longer exists. Reload the page to see what does.'],
    ['FirstName', 'First name is required.'],
    ['Year', 'Graduation year is required.'],
    ['Dept', 'COEP program is required.'],
  ])('rejects a correction of the own entry without %s: %s', (key, message) => {
    for (const body of lacking(good, key))
      expect(errorsIn(CorrectMyEntryBody, body)).toEqual({ [key]: message });
  });

  test('rejects an unknown entry and requires the name of an Other program', () => {
    expect(errorsIn(CorrectMyEntryBody, { ...good, entry: 'x'.repeat(41) })).toEqual({
      entry: 'This no longer exists. Reload the page to see what does.',
    });
    const other = { ...good, Dept: 'Other' };
    const wanted = { Dept_Other: 'Please specify your program.' };
    expect(errorsIn(CorrectMyEntryBody, other)).toEqual(wanted);
    for (const FirstName of ['', 7])
      expect(errorsIn(CorrectMyEntryBody, { ...other, FirstName })).toEqual({
        FirstName: 'First name is required.',
        ...wanted,
      });
    expect(errorsIn(CorrectMyEntryBody, { ...other, Dept_Other: 'Astronomy' })).toEqual({});
  });
});

test.each([
  ['act', ActOnMyPageBody, { act: 'hide' }, failed],
  ['enter', EnterMyPageBody, {}, failed],
  ['ask', AskForMyPageBody, { email: 'leela@example.org' }, failed],
  [
    'correct',
    CorrectMyEntryBody,
    { entry: 'M1', FirstName: 'Leela', Year: 1998, Dept: 'Mechanical' },
    'This could not be sent. Please check the marked fields.',
  ],
])('the form %s rejects unknown keys and a body that is not an object', (_, schema, good, message) => {
  expect(errorsIn(schema, { ...good, admin: true })).toEqual({ admin: unknownField });
  for (const other of [7, null]) expect(errorsIn(schema, other)).toEqual({ '': message });
});
