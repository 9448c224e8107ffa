import * as v from 'valibot';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { programCodes } from '../programs.ts';
import { errorsIn } from '../test-errors.ts';
import {
  RegistrationBody,
  RegistrationStep1,
  RegistrationStep2,
  RegistrationStep3,
  registrationStepOf,
} from './registration-body.ts';

const step1 = { FirstName: 'Leela', LastName: 'Umbar', email: 'leela@example.org' };
const step2 = { Year: 1998, Dept: 'Mechanical' };
const step3 = { captchaToken: 'token' };
const good = { ...step1, ...step2, ...step3 };

const errorsOf = (body: unknown, schema: v.GenericSchema = RegistrationBody) => errorsIn(schema, body);

afterEach(() => void vi.useRealTimers());

describe('registration step 1', () => {
  test.each([
    ['FirstName', 'First name is required.'],
    ['LastName', 'Last name is required.'],
    ['email', 'Enter a valid email address.'],
  ])('rejects a missing or empty %s: %s', (field, message) => {
    const { [field as keyof typeof good]: _, ...without } = good;
    for (const body of [without, { ...good, [field]: '' }, { ...good, [field]: '  ' }]) {
      expect(errorsOf(body)).toEqual({ [field]: message });
    }
  });

  test('rejects a malformed email with “Enter a valid email address.”', () => {
    expect(errorsOf({ ...good, email: 'leela@' })).toEqual({ email: 'Enter a valid email address.' });
  });

  test.each([
    '',
    '५५५०१००',
    '\u202a+1\u00a0510\u2011555\u20110100\u202c\u200b',
    '5550100',
    '+1 (510) 555-0100',
    '0'.repeat(20),
    `+${'1'.repeat(20)}`,
  ])('accepts the phone %j', (phone) => {
    expect(errorsOf({ ...good, phone })).toEqual({});
  });

  test.each(['555010', '0'.repeat(21), '555-0100 ext. 4', '1+5550100'])(
    'rejects the phone %j with “Enter a valid phone number.”',
    (phone) => expect(errorsOf({ ...good, phone })).toEqual({ phone: 'Enter a valid phone number.' }),
  );

  test('accepts a missing or partial address and rejects unknown parts', () => {
    expect(errorsOf({ ...good, address: {} })).toEqual({});
    expect(errorsOf({ ...good, address: { state: 'Ohio' } })).toEqual({});
    expect(errorsOf({ ...good, address: { planet: 'Mars' } })).toHaveProperty(['address.planet']);
    expect(errorsOf({ ...good, address: 'Ohio' })).toHaveProperty('address');
  });
});

describe('registration step 2', () => {
  test('rejects a missing year with “Graduation year is required.”', () =>
    expect(errorsOf({ ...good, Year: '' })).toEqual({ Year: 'Graduation year is required.' }));

  test('accepts years from 1950 to the current year', () => {
    const thisYear = new Date().getFullYear();
    const range = { Year: `Year must be between 1950 and ${thisYear}.` };
    for (const Year of [1950, thisYear]) expect(errorsOf({ ...good, Year })).toEqual({});
    for (const Year of [1949, thisYear + 1]) {
      expect(errorsOf({ ...good, Year })).toEqual(range);
    }
  });

  test('accepts only the eleven programs', () => {
    expect(programCodes).toHaveLength(11);
    for (const Dept of programCodes) expect(errorsOf({ ...good, Dept, Dept_Other: 'Naval' })).toEqual({});
    for (const Dept of ['', 'Alchemy', undefined, 4]) {
      expect(errorsOf({ ...good, Dept })).toEqual({ Dept: 'COEP program is required.' });
    }
  });

  test('requires the name of an Other program, even while other fields are invalid', () => {
    const message = 'Please specify your program.';
    expect(errorsOf({ ...good, Dept: 'Other' })).toEqual({ Dept_Other: message });
    expect(errorsOf({ ...good, Dept: 'Other', Dept_Other: '  ' })).toEqual({ Dept_Other: message });
    expect(errorsOf({ ...good, FirstName: '', Year: '', Dept: 'Other' })).toHaveProperty(
      'Dept_Other',
      message,
    );
    expect(errorsOf({ ...step2, Dept: 'Other' }, RegistrationStep2)).toEqual({ Dept_Other: message });
    const both = { Year: 'Graduation year is required.', Dept_Other: message };
    expect(errorsOf({ Dept: 'Other' }, RegistrationStep2)).toEqual(both);
    expect(errorsOf({ ...step1, ...step3, Dept: 'Other' })).toEqual(both);
  });

  test.each([
    ['linkedin.com/in/leela', 'https://linkedin.com/in/leela'],
    ['https://www.linkedin.com/in/leela', 'https://www.linkedin.com/in/leela'],
    ['http://example.org', 'http://example.org/'],
    ['', ''],
  ])('stores the profile %j as %j', (typed, kept) => {
    expect(v.parse(RegistrationBody, { ...good, LinkedInURL: typed }).LinkedInURL).toBe(kept);
  });

  test.each([
    'javascript:alert(1)',
    'mailto:a@example.org',
    'leela',
    'https://a:b@example.org',
    'https://example.org/my page',
  ])('rejects the profile %j', (LinkedInURL) =>
    expect(errorsOf({ ...good, LinkedInURL })).toHaveProperty('LinkedInURL'),
  );
});

describe('registration step 3 and whole registration', () => {
  test('requires the verification: Please complete the CAPTCHA verification', () => {
    const message = { captchaToken: 'Please complete the CAPTCHA verification' };
    expect(errorsOf({ ...step1, ...step2 })).toEqual(message);
    expect(errorsOf({}, RegistrationStep3)).toEqual(message);
  });

  test('reads mentorship as yes or no, with no as the default', () => {
    expect(v.parse(RegistrationBody, good).mentorshipInterest).toBe(false);
    expect(errorsOf({ ...good, mentorshipInterest: 'yes' })).toHaveProperty('mentorshipInterest');
  });

  test('gives no consent to show more than the four public facts by default', () => {
    const { publicImage, publicCompany, publicState } = v.parse(RegistrationBody, good);
    expect([publicImage, publicCompany, publicState]).toEqual([undefined, undefined, undefined]);
  });

  test.each([
    [{ LinkedInURL: 7 }, { LinkedInURL: 'Enter a web address that starts with https://.' }],
    [
      { LinkedInURL: `https://example.org/${'x'.repeat(1_981)}` },
      { LinkedInURL: 'Use at most 2000 characters.' },
    ],
    [{ Company: 'a\u202eb' }, { Company: 'Some characters reverse or cover this text. Type it again.' }],
    [{ admin: true }, { admin: 'This field is not part of the form.' }],
  ])('rejects a registration with %j: %j', (change, errors) =>
    expect(errorsOf({ ...good, ...change })).toEqual(errors),
  );

  test('validates each step on its own and rejects the fields of other steps', () => {
    expect(errorsOf(step1, RegistrationStep1)).toEqual({});
    expect(errorsOf(step2, RegistrationStep2)).toEqual({});
    expect(errorsOf(step3, RegistrationStep3)).toEqual({});
    expect(errorsOf({ ...step1, Year: 1998 }, RegistrationStep1)).toHaveProperty('Year');
  });

  test('sends exactly the keys of the spec, and our own consents only if they were given', () => {
    expect(Object.keys(JSON.parse(JSON.stringify(v.parse(RegistrationBody, good)))).sort()).toEqual(
      [
        ...[
          'FirstName',
          'LastName',
          'email',
          'phone',
          'LinkedInURL',
          'address',
          'Year',
          'Dept',
          'Dept_Other',
          'Company',
        ],
        ...['mentorshipInterest', 'jobPosting', 'alumniUpdate', 'personalNote', 'captchaToken'],
      ].sort(),
    );
    const given = v.parse(RegistrationBody, { ...good, publicState: true, publicCompany: false });
    expect(JSON.parse(JSON.stringify(given))).toMatchObject({ publicState: true });
    expect(JSON.stringify(given)).not.toContain('publicCompany');
  });

  test('finds the step of every field', () => {
    expect(['email', 'address.zip', 'address.zip.x'].map(registrationStepOf)).toEqual([1, 1, 1]);
    expect(['Year', 'Dept', 'LinkedInURL'].map(registrationStepOf)).toEqual([2, 2, 2]);
    expect(['captchaToken', 'nonsense'].map(registrationStepOf)).toEqual([3, 3]);
  });
});
