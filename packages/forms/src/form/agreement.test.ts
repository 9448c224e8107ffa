import {
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
} from '@banyan/api/contract';
import { formDataOf } from '@banyan/api/internal';
import fc from 'fast-check';
import { expect } from 'vitest';
import { rulesOf } from '../../packages/forms/src/form/rulesOf.ts';
import { rules as registrationRules } from '../../packages/forms/src/membership/RegistrationWizard/registrationRules.ts';
import { freshToken, testServer } from '../../packages/server/src/testing/test-server.ts';
import { stressTest } from './stressTest.ts';

interface Form<Values extends object> {
  form: { name: string; fields: object };
  path: string;
  rules: {
    check: (values: Values) => object;
    bodyOf: (values: Values, captchaToken: string, file: undefined) => unknown;
  };
  /** Values that form and server accept. */
  good: Values;
}

/** Texts that people type, should not type, or that only a program would send. */
const typed = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    'Leela',
    'O’Brien-Müller',
    'Zoë',
    'Other',
    'Mechanical',
    'Full-time',
    'year',
    'career',
  ),
  fc.constantFrom(
    'a@b.co',
    'a@b',
    'a,b@example.org',
    'ä@example.org',
    '@',
    'jobs@example.org',
    'MA',
    'ma',
    'XX',
  ),
  fc.constantFrom(
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
  ),
  fc.constantFrom(
    '+1 (978) 555-0100',
    '555',
    'phone',
    '01852',
    '01852-1234',
    'https://example.org',
    'http://e',
  ),
  fc.constantFrom('javascript:alert(1)', 'ftp://x', 'example.org', '\u200b', '\u202eabc', 'क्‍ष', '👩‍👩‍👧'),
  fc.constantFrom('\r\n', 'a\nb', '\t', '\0', '\ud800', 'e\u0301'),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc
    .tuple(fc.constantFrom('x', 'अ', '\u0301', ' x', '\n'), fc.nat({ max: 6_000 }))
    .map(([text, times]) => text.repeat(times)),
);

/** Good values with none to four of them replaced. */
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

function agree<Values extends object>({ form, path, rules, good }: Form<Values>): void {
  const title = `accepts a ${form.name} form exactly when the server does, and objects to the same fields`;
  stressTest(title, { full: 5_000, short: 200, of: 'values' }, async (count) => {
    const { request } = await testServer();
    const send = async (body: object) => {
      const isStory = form.name === storyForm.name;
      const answer = await request(path, {
        method: 'POST',
        headers: isStory ? {} : { 'Content-Type': 'application/json' },
        body: isStory ? formDataOf(body) : JSON.stringify(body),
      });
      const { errors = [] } = await answer.json();
      const refused = new Set(errors.map(({ field }: { field: string }) => field));
      return { status: answer.status, fields: Object.keys(form.fields).filter((name) => refused.has(name)) };
    };
    let accepted = 0;
    expect(rules.check(good)).toEqual({});
    await fc.assert(
      fc.asyncProperty(valuesNear(good), async (values) => {
        const objections = Object.keys(rules.check(values));
        const captchaToken = freshToken();
        if (objections.length === 0) {
          // 409: the event has no seats left.
          expect([200, 409]).toContain(
            (await send(Object(rules.bodyOf(values, captchaToken, undefined)))).status,
          );
          accepted += 1;
        } else {
          const answer = await send({ ...payloadOf(values), captchaToken });
          expect(answer).toEqual({ status: 422, fields: objections });
        }
      }),
      { numRuns: count },
    );
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThan(count);
    return `${accepted} accepted by both, 0 differences`;
  });
}

const words = 'A hundred characters are soon written when one says what a day looks like. '.repeat(7);

agree({
  form: contactForm,
  path: '/contact',
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
  path: '/events/register/event-kite-morning',
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
  path: '/jobs/create-jobs',
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
  path: '/alumni-stories/create',
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
  path: '/member/member-register',
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
