import { registrationForm } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { directoryEntry } from './directoryEntry.ts';
import type { RegistrationValues } from './registrationFields.ts';

const values: RegistrationValues = {
  ...registrationForm.fields,
  FirstName: 'Meera',
  LastName: 'Kadamb',
  email: 'meera.kadamb@example.org',
  phone: '+1 510 555 0142',
  'address.state': 'CA',
  Company: 'Northspan Systems',
  Year: '1998',
  Dept: 'Computer-Engineering',
  LinkedInURL: 'example.org/in/meera',
};

test('shows only name, profile, year and program without consent', () => {
  expect(directoryEntry(values)).toEqual({
    memberId: 'application',
    name: 'Meera Kadamb',
    program: 'Computer Engineering',
    year: '1998',
    profileHref: 'https://example.org/in/meera',
  });
});

test('shows company and state only with consent', () => {
  expect(directoryEntry({ ...values, publicCompany: true, publicState: true }).detail).toBe(
    'Northspan Systems, California',
  );
});

test('shows a placeholder for a missing program', () => {
  expect(directoryEntry({ ...registrationForm.fields, Dept: 'Other', Year: '1948' })).toEqual({
    memberId: 'application',
    name: '',
    program: 'Program to be specified',
  });
});

test('makes no link of a profile that is no web address', () => {
  expect(directoryEntry({ ...values, LinkedInURL: 'javascript:alert(1)' }).profileHref).toBeUndefined();
});
