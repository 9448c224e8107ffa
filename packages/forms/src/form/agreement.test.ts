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
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { rules as registrationRules } from '../membership/RegistrationWizard/registrationRules.ts';
import type { FormRules } from './formOptions.ts';
import { rulesOf } from './rulesOf.ts';

/** Valid texts, invalid texts, and texts that only a program would send. Each is tried in each field. */
const texts: readonly unknown[] = [
  ...[
    '',
    ' ',
    'Leela',
    'O’Brien-Müller',
    'Zoë',
    'Mechanical',
    'Other',
    'career',
    'Full-time',
    'year',
    'MA',
    'XX',
  ],
  ...[
    'a@b.co',
    'a@b',
    'a,b@example.org',
    'ä@example.org',
    '@',
    'jobs@example.org',
    '+1 (978) 555-0100',
    '555',
  ],
  ...[
    '1998',
    '1949',
    '1950',
    '2031',
    '98',
    '1998.5',
    '1e3',
    '०१९९८',
    '५',
    '-1',
    '50000',
    '40,000',
    '01852-1234',
  ],
  ...['https://example.org', 'http://e', 'javascript:alert(1)', 'ftp://x', 'example.org', 'phone', '01852'],
  ...['\r\n', 'a\nb', '\t', '\0', '\ud800', '\u200b', '\u202eabc', 'e\u0301', 'क्‍ष', '👩‍👩‍👧'],
  ...['x', 'अ', '\u0301', ' x', '\n'].flatMap((text) => [50, 600, 6_000].map((times) => text.repeat(times))),
];

interface Case<One extends { name: string; fields: AnyFields }, Body> {
  form: One;
  schema: v.GenericSchema<unknown, Body>;
  rules: Pick<FormRules<ValuesOf<One>, Body>, 'check' | 'bodyOf'>;
  /** Values that form and server accept. */
  good: ValuesOf<One>;
}

/** Body as it arrives at the server. */
const sent = (body: unknown): unknown => JSON.parse(JSON.stringify(body));

function agree<One extends { name: string; fields: AnyFields }, Body>(one: Case<One, Body>): void {
  const { form, schema, rules, good } = one;
  test(`accepts a ${form.name} form exactly when the server does, and objects to the same fields`, () => {
    const names = Object.keys(form.fields);
    expect(rules.check(good)).toEqual({});
    for (const name of Object.keys(good)) {
      for (const text of typeof Object(good)[name] === 'boolean' ? [true, false] : texts) {
        const values = { ...good, [name]: text };
        const objections = Object.keys(rules.check(values));
        if (objections.length === 0) {
          const body = rules.bodyOf(values, 'token', undefined);
          const result = v.safeParse(schema, sent(body));
          // A client sends what the schema has read, so reading it again must not change it.
          expect(result.issues ?? result.output).toEqual(body);
        } else {
          const { issues = [] } = v.safeParse(schema, sent({ ...payloadOf(values), captchaToken: 'token' }));
          const refused = issues.map((issue) => v.getDotPath(issue) ?? '');
          expect(names.filter((field) => refused.includes(field))).toEqual(objections);
        }
      }
    }
  });
}

const words = 'A hundred characters are soon written when one says what a day looks like. '.repeat(7);

agree({
  form: contactForm,
  schema: ContactBody,
  rules: rulesOf(contactForm, ContactBody),
  good: {
    firstName: 'Leela',
    lastName: 'Umbar',
    email: 'leela@example.org',
    phone: '',
    message: 'One table?',
  },
});

agree({
  form: eventRegistrationForm,
  schema: EventRegistrationBody,
  rules: rulesOf(eventRegistrationForm, EventRegistrationBody),
  good: {
    firstName: 'Tara',
    lastName: 'Chinch',
    email: 'tara@example.org',
    graduationYear: '2009',
    comments: '',
    waitingList: false,
  },
});

agree({
  form: jobForm,
  schema: JobBody,
  rules: rulesOf(jobForm, JobBody),
  good: {
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
});

agree({
  form: storyForm,
  schema: StoryBody,
  rules: rulesOf(storyForm, StoryBody),
  good: {
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
});

agree({
  form: registrationForm,
  schema: RegistrationBody,
  rules: registrationRules,
  good: {
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
});
