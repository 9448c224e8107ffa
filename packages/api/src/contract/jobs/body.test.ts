import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { applicationAddress } from '../safe-href.ts';
import { errorsIn, lacking } from '../test-errors.ts';
import { JobBody, PayAmount } from './body.ts';

const User = { name: 'Leela Umbar', email: 'leela@example.org', contactNo: '+1 510 555 0100' };
const good = {
  title: 'Engineer',
  company: 'Umbar Bridges',
  location: 'Pune',
  jobType: 'Full-time',
  description: 'A bridge. '.repeat(20).trim(),
  applicationLink: 'jobs.example.org/4',
  postedBy: { User },
  agreeTerms: true,
  captchaToken: 'token',
};

const unknown = 'This field is not part of the form.';
const failed = 'Failed to submit job posting';

describe('application address', () => {
  test.each([
    ['jobs.example.org/4', 'https://jobs.example.org/4'],
    [' http://example.org ', 'http://example.org/'],
    ['leela@example.org', 'mailto:leela@example.org'],
    ['MailTo:leela@example.org', 'mailto:leela@example.org'],
    ['Leela Umbar <leela@example.org>', 'mailto:leela@example.org'],
    ['"Umbar, Leela" <mailto:leela@example.org>', 'mailto:leela@example.org'],
    ['mailto:leela@example.org?subject=Gate&bcc=x@example.org', 'mailto:leela@example.org'],
    ['\u200bjobs.example.org/4\u00a0', 'https://jobs.example.org/4'],
    ['jobs.example.org:8080/path', 'https://jobs.example.org:8080/path'],
    ['<https://jobs.example.org/4>', 'https://jobs.example.org/4'],
    ['https://jobs.example.org/4?utm_source=a&id=7&UTM_term=b', 'https://jobs.example.org/4?id=7'],
    ['https://jobs.example.org/4?refId=7', 'https://jobs.example.org/4?refId=7'],
    [
      'https://www.linkedin.com/jobs/view/42/?trackingId=a%3D%3D&refId=b&currentJobId=42',
      'https://www.linkedin.com/jobs/view/42/?currentJobId=42',
    ],
    ['see mailto:leela@example.org', undefined],
    ['a.mailto:leela@example.org', undefined],
    ['mailto:leela', undefined],
    ['javascript:alert(1)', undefined],
    ['example.org/a b', undefined],
    ['', undefined],
  ])('reads the application address %j as %j', (typed, address) =>
    expect(applicationAddress(typed)).toBe(address),
  );
});

describe('pay amount', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    [' $ ', undefined],
    ['$85,000', 85_000],
    [85_000, 85_000],
    ['1', 1],
    ['9999999', 9_999_999],
  ])('reads the pay %j as %j', (typed, dollars) => expect(v.parse(PayAmount, typed)).toBe(dollars));

  test.each(['0', 0, '-5', '85k', 'about 85000', '85000.50', '10000000', true, null])(
    'rejects the pay %j',
    (typed) => {
      const said = v.safeParse(PayAmount, typed).issues?.map(({ message }) => message);
      expect(said).toEqual(['Please enter whole dollars, such as 85000']);
    },
  );
});

describe('job posting', () => {
  test('fills in missing texts and omits optional keys that were not chosen', () => {
    expect(v.parse(JobBody, good)).toEqual({
      ...good,
      applicationLink: 'https://jobs.example.org/4',
      requirements: '',
    });
  });

  test('keeps the optional keys that were chosen', () => {
    const chosen = { remote: true, showContact: true, payMin: 1, payMax: 2, payPeriod: 'year' };
    expect(v.parse(JobBody, { ...good, ...chosen })).toMatchObject(chosen);
    const unchosen = { remote: false, showContact: false, payMin: '', payMax: '', payPeriod: '' };
    expect(JSON.stringify(v.parse(JobBody, { ...good, ...unchosen }))).not.toMatch(/remote|showContact|pay/);
  });

  test.each([
    ['title', 'Job title is required'],
    ['company', 'Company name is required'],
    ['location', 'Location is required'],
    ['jobType', 'Job type is required'],
    ['description', 'Job description is required'],
    ['applicationLink', 'Application link is required'],
    ['agreeTerms', 'You must agree to the terms'],
    ['captchaToken', 'Please complete the CAPTCHA verification'],
  ])('rejects a job without %s: %s', (key, message) => {
    for (const body of lacking(good, key)) expect(errorsIn(JobBody, body)).toEqual({ [key]: message });
  });

  test.each([
    ['name', 'Your name is required'],
    ['email', 'Your email is required'],
    ['contactNo', 'Contact number is required'],
  ])('rejects a poster without %s: %s', (key, message) => {
    for (const user of lacking(User, key))
      expect(errorsIn(JobBody, { ...good, postedBy: { User: user } })).toEqual({
        [`postedBy.User.${key}`]: message,
      });
  });

  test.each([
    [{ postedBy: {} }, { 'postedBy.User': failed }],
    [{ postedBy: 'Leela' }, { postedBy: failed }],
    [{ postedBy: { User: 'Leela' } }, { 'postedBy.User': failed }],
    [{ postedBy: { User, admin: true } }, { 'postedBy.admin': unknown }],
    [{ postedBy: { User: { ...User, admin: true } } }, { 'postedBy.User.admin': unknown }],
    [
      { postedBy: { User: { ...User, email: 'leela' } } },
      { 'postedBy.User.email': 'Please enter a valid email address' },
    ],
    [{ title: 'x'.repeat(161) }, { title: 'Please use at most 160 characters' }],
    [
      { company: 'a\u202eb' },
      { company: 'Some characters reverse or cover this text. Please type it again' },
    ],
    [{ jobType: 'Holiday' }, { jobType: 'Job type is required' }],
    [{ remote: 'yes' }, { remote: failed }],
    [{ showContact: 'yes' }, { showContact: failed }],
    [{ description: '' }, { description: 'Job description is required' }],
    [{ description: 'short' }, { description: 'Job description should be at least 100 characters' }],
    [{ requirements: 'x'.repeat(5_001) }, { requirements: 'Please use at most 5000 characters' }],
    [{ applicationLink: '' }, { applicationLink: 'Application link is required' }],
    [{ applicationLink: 'leela' }, { applicationLink: 'Please enter a valid URL' }],
    [{ agreeTerms: false }, { agreeTerms: 'You must agree to the terms' }],
    [{ payMin: '0' }, { payMin: 'Please enter whole dollars, such as 85000' }],
    [{ payPeriod: 'week' }, { payPeriod: 'Please say whether the pay is by the year or by the hour' }],
    [{ admin: true }, { admin: unknown }],
  ])('rejects a job with %j: %j', (change, errors) =>
    expect(errorsIn(JobBody, { ...good, ...change })).toEqual(errors),
  );

  test('rejects a job without a poster', () => {
    const { postedBy: _, ...without } = good;
    expect(errorsIn(JobBody, without)).toEqual({ postedBy: 'Your name is required' });
  });

  test('rejects a job that is not an object', () => expect(errorsIn(JobBody, 7)).toEqual({ '': failed }));

  test.each([0, 1])('accepts a description of 100 characters and rejects one with %j fewer', (less) => {
    const errors = errorsIn(JobBody, { ...good, description: 'x'.repeat(100 - less) });
    expect(Object.keys(errors)).toEqual(less ? ['description'] : []);
  });

  test('reports one error for an empty field', () => {
    const messages = v
      .safeParse(JobBody, { ...good, description: '', applicationLink: '' })
      .issues?.map(({ message }) => message);
    expect(messages).toEqual(['Job description is required', 'Application link is required']);
  });

  const payInvalid = 'Please enter whole dollars, such as 85000';
  const order = { payMax: 'The highest pay should not be below the lowest' };
  const counted = { payPeriod: 'Please say whether the pay is by the year or by the hour' };
  test.each([
    [{ payMin: 1, payMax: 2, payPeriod: 'year' }, {}],
    [{ payMin: 2, payMax: 2, payPeriod: 'hour' }, {}],
    [{ payMin: 2, payPeriod: 'hour' }, {}],
    [{ payMax: 2, payPeriod: 'hour' }, {}],
    [{ payPeriod: 'year' }, {}],
    [{ payPeriod: '' }, {}],
    [{ payMin: 3, payMax: 2, payPeriod: 'year' }, order],
    [{ payMin: 1 }, counted],
    [{ payMax: 1 }, counted],
    [{ payMin: 1, payMax: 2, payPeriod: '' }, counted],
    [
      { payMin: 3, payMax: 2 },
      { ...counted, ...order },
    ],
    [
      { payMin: 3, payMax: 2, title: 'a\u202eb' },
      { title: 'Some characters reverse or cover this text. Please type it again', ...counted, ...order },
    ],
    [
      { payMin: 3, payMax: 2, title: 7 },
      { title: 'Job title is required', ...counted, ...order },
    ],
    // Unreadable amounts are not compared.
    [{ payMin: 'x', payMax: 2 }, { payMin: payInvalid }],
    [{ payMin: 'x', payMax: 2, payPeriod: 'year' }, { payMin: payInvalid }],
    [{ payMin: 1, payMax: 'x' }, { payMax: payInvalid }],
    [{ payMin: 1, payPeriod: 'week' }, counted],
  ])('a job with the pay %j has the errors %j', (pay, errors) => {
    const body = { ...good, ...pay };
    expect(errorsIn(JobBody, body)).toEqual(errors);
    expect(v.safeParse(JobBody, body).issues ?? []).toHaveLength(Object.keys(errors).length);
  });
});
