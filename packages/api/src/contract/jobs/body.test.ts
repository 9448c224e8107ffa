import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorsIn, lacking } from '../test-errors.ts';
import { applicationAddress, JobBody, PayAmount } from './body.ts';

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

describe('where applications go', () => {
  test.each([
    ['jobs.example.org/4', 'https://jobs.example.org/4'],
    [' http://example.org ', 'http://example.org/'],
    ['leela@example.org', 'mailto:leela@example.org'],
    ['MailTo:leela@example.org', 'mailto:leela@example.org'],
    ['see mailto:leela@example.org', undefined],
    ['a.mailto:leela@example.org', undefined],
    ['mailto:leela', undefined],
    ['javascript:alert(1)', undefined],
    ['example.org/a b', undefined],
    ['', undefined],
  ])('%j: %j', (typed, address) => expect(applicationAddress(typed)).toBe(address));
});

describe('a pay', () => {
  test.each([
    [undefined, undefined],
    ['', undefined],
    [' $ ', undefined],
    ['$85,000', 85_000],
    [85_000, 85_000],
    ['1', 1],
    ['9999999', 9_999_999],
  ])('of %j is %j', (typed, dollars) => expect(v.parse(PayAmount, typed)).toBe(dollars));

  test.each(['0', 0, '-5', '85k', 'about 85000', '85000.50', '10000000', true, null])(
    'of %j is refused',
    (typed) => {
      const said = v.safeParse(PayAmount, typed).issues?.map(({ message }) => message);
      expect(said).toEqual(['Please enter whole dollars, such as 85000']);
    },
  );
});

describe('a job', () => {
  test('is read with what was left out', () => {
    expect(v.parse(JobBody, good)).toEqual({
      ...good,
      applicationLink: 'https://jobs.example.org/4',
      remote: false,
      requirements: '',
      showContact: false,
    });
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
  ])('without %s: %s', (key, message) => {
    for (const body of lacking(good, key)) expect(errorsIn(JobBody, body)).toEqual({ [key]: message });
  });

  test.each([
    ['name', 'Your name is required'],
    ['email', 'Your email is required'],
    ['contactNo', 'Contact number is required'],
  ])('from somebody without %s: %s', (key, message) => {
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
    [{ company: 'a\0b' }, { company: 'Please remove the characters that cannot be shown' }],
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
  ])('with %j: %j', (change, errors) => expect(errorsIn(JobBody, { ...good, ...change })).toEqual(errors));

  test('from nobody', () => {
    const { postedBy: _, ...without } = good;
    expect(errorsIn(JobBody, without)).toEqual({ postedBy: 'Your name is required' });
  });

  test('of no object is none', () => expect(errorsIn(JobBody, 7)).toEqual({ '': failed }));

  test.each([0, 1])('a description of 100 characters will do, of %j less it will not', (less) => {
    const errors = errorsIn(JobBody, { ...good, description: 'x'.repeat(100 - less) });
    expect(Object.keys(errors)).toEqual(less ? ['description'] : []);
  });

  test('an empty field gets one sentence', () => {
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
      { payMin: 3, payMax: 2, title: 'a\0b' },
      { title: 'Please remove the characters that cannot be shown', ...counted, ...order },
    ],
    [
      { payMin: 3, payMax: 2, title: 7 },
      { title: 'Job title is required', ...counted, ...order },
    ],
    // What cannot be read is not compared.
    [{ payMin: 'x', payMax: 2 }, { payMin: payInvalid }],
    [{ payMin: 'x', payMax: 2, payPeriod: 'year' }, { payMin: payInvalid }],
    [{ payMin: 1, payMax: 'x' }, { payMax: payInvalid }],
    [{ payMin: 1, payPeriod: 'week' }, counted],
  ])('that pays %j: %j', (pay, errors) => {
    const body = { ...good, ...pay };
    expect(errorsIn(JobBody, body)).toEqual(errors);
    expect(v.safeParse(JobBody, body).issues ?? []).toHaveLength(Object.keys(errors).length);
  });
});
