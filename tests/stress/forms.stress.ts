import {
  type AnyFields,
  ContactBody,
  contactForm,
  EventRegistrationBody,
  eventRegistrationForm,
  JobBody,
  jobForm,
  payloadOf,
  RegistrationBody,
  registrationForm,
  StoryBody,
  storyForm,
  type ValuesOf,
} from '@banyan/api/contract';
import { proof } from '@banyan/server/proof';
import fc from 'fast-check';
import * as v from 'valibot';
import { expect } from 'vitest';
import { rules as registrationRules } from '../membership/RegistrationWizard/registrationRules.ts';
import type { FormRules } from './formOptions.ts';
import { rulesOf } from './rulesOf.ts';

/* What a form lets through and what the server takes are the same, and both object to the same fields. */

const captchaToken = 'token';

/** What people type, what they should not, and what only a program would. */
const typed = fc.oneof(
  fc.constantFrom(
    ...['', ' ', 'Leela', 'O’Brien-Müller', 'Zoë', 'a@b.co', 'a@b', 'a,b@example.org', 'ä@example.org', '@'],
    ...['1998', '1949', '1950', '2031', '98', '1998.5', '1e3', '०१९९८', '５', '-1', '2026', '1855'],
    ...['+1 (978) 555-0100', '555', 'phone', '01852', '01852-1234', 'MA', 'ma', 'XX'],
    ...[
      'https://example.org',
      'http://e',
      'javascript:alert(1)',
      'ftp://x',
      'example.org',
      'jobs@example.org',
    ],
    ...['Mechanical', 'Other', 'Civil Engineering', 'career', 'Full-time', 'year', '50000', '40,000', '0'],
    ...[
      'a\u0300'.repeat(3),
      'e\u0301',
      '\u200b',
      '\u202eabc',
      'क्‍ष',
      '👩‍👩‍👧',
      '\r\n',
      'a\nb',
      '\t',
      '\0',
      '\ud800',
    ],
  ),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .tuple(fc.constantFrom('x', 'अ', '\u0301', ' x', '\n'), fc.nat({ max: 6_000 }))
    .map(([text, times]) => text.repeat(times)),
);

/** Values that pass, with none to four of them exchanged. */
const valuesNear = <Values extends object>(good: Values) =>
  fc
    .array(
      fc
        .constantFrom(...Object.entries(good))
        .chain(([name, value]) =>
          fc.tuple(fc.constant(name), typeof value === 'boolean' ? fc.boolean() : typed),
        ),
      { maxLength: 4 },
    )
    .map((changes): Values => ({ ...good, ...Object.fromEntries(changes) }));

/** The fields that the server's list of errors names, of those that the form has. */
function refusedFields(schema: v.GenericSchema<unknown, unknown>, body: unknown, names: readonly string[]) {
  const { issues = [] } = v.safeParse(schema, body);
  const fields = new Set(issues.map((issue) => v.getDotPath(issue) ?? ''));
  return names.filter((name) => fields.has(name));
}

/** A body as it arrives. */
const sent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

/** @param full How many values are tried: fields of forms */
function agree<One extends { name: string; fields: AnyFields }, Body>(
  form: One,
  schema: v.GenericSchema<unknown, Body>,
  rules: Pick<FormRules<ValuesOf<One>, Body>, 'check' | 'bodyOf'>,
  good: ValuesOf<One>,
  full: number,
): void {
  const names = Object.keys(form.fields);
  const what = `the form ${form.name} and the server agree on what is right`;
  proof({ what, full, of: 'values' }, async (count) => {
    let [taken, refused] = [0, 0];
    expect(rules.check(good)).toEqual({});
    fc.assert(
      fc.property(valuesNear(good), (values) => {
        const objections = Object.keys(rules.check(values));
        if (objections.length === 0) {
          const body = rules.bodyOf(values, captchaToken, undefined);
          const result = v.safeParse(schema, sent(body));
          // What was read once reads the same again: a client sends what it has read.
          expect(result.issues ?? result.output).toEqual(body);
          taken += 1;
        } else {
          const body = { ...payloadOf(values), captchaToken };
          expect(refusedFields(schema, sent(body), names)).toEqual(objections);
          refused += 1;
        }
      }),
      { numRuns: Math.ceil(count / names.length) },
    );
    expect(taken).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(0);
    return `0 differences; ${taken.toLocaleString('en-US')} forms right, ${refused.toLocaleString('en-US')} wrong`;
  });
}

agree(
  contactForm,
  ContactBody,
  rulesOf(contactForm, ContactBody),
  { firstName: 'Leela', lastName: 'Umbar', email: 'leela@example.org', phone: '', message: 'One table?' },
  150_000,
);

agree(
  eventRegistrationForm,
  EventRegistrationBody,
  rulesOf(eventRegistrationForm, EventRegistrationBody),
  {
    firstName: 'Tara',
    lastName: 'Chinch',
    email: 'tara@example.org',
    graduationYear: '2009',
    comments: '',
    waitingList: false,
  },
  150_000,
);

const words =
  'A hundred characters are soon written when one says what a day looks like, hour by hour. '.repeat(6);

agree(
  jobForm,
  JobBody,
  rulesOf(jobForm, JobBody),
  {
    title: 'Gate operator',
    company: 'Open Canal',
    location: 'Lowell, Massachusetts',
    jobType: 'Part-time',
    remote: false,
    payMin: '',
    payMax: '',
    payPeriod: '',
    description: words,
    requirements: '',
    applicationLink: 'https://jobs.example.org/gate',
    'postedBy.User.name': 'Leela Umbar',
    'postedBy.User.email': 'leela@example.org',
    'postedBy.User.contactNo': '978-555-0100',
    showContact: false,
    agreeTerms: true,
  },
  250_000,
);

agree(
  storyForm,
  StoryBody,
  rulesOf(storyForm, StoryBody),
  {
    title: 'The bridge',
    category: 'career',
    story: words,
    name: 'Rohan Bakul',
    email: 'rohan@example.org',
    contactNo: '555-0142',
    graduationYear: '1998',
    department: 'Civil Engineering',
    currentRole: 'Bridge engineer',
    company: 'Kettle River',
    agreeTerms: true,
  },
  200_000,
);

agree(
  registrationForm,
  RegistrationBody,
  registrationRules,
  {
    FirstName: 'Rohan',
    LastName: 'Bakul',
    email: 'rohan@example.org',
    phone: '',
    'address.street1': '',
    'address.street2': '',
    'address.city': '',
    'address.state': '',
    'address.zip': '',
    Year: '1998',
    Dept: 'Mechanical',
    Dept_Other: '',
    LinkedInURL: '',
    Company: '',
    mentorshipInterest: false,
    jobPosting: '',
    alumniUpdate: '',
    personalNote: '',
    publicCompany: false,
    publicState: false,
  },
  250_000,
);
