import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorsIn } from '../test-errors.ts';
import { ContactBody } from './body.ts';

const good = {
  firstName: 'Leela',
  lastName: 'Umbar',
  email: 'leela@example.org',
  message: 'Two lines.\nThe second.',
  captchaToken: 'token',
};

const errorsOf = (body: unknown) => errorsIn(ContactBody, body);

describe('the contact form’s rules', () => {
  test('accept a complete message, trim it, and fill in what was left out', () => {
    expect(v.parse(ContactBody, { ...good, firstName: '  Leela ' })).toEqual({ ...good, phone: '' });
  });

  test.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['message', 'Message is required'],
    ['captchaToken', 'Please complete the CAPTCHA verification'],
  ])('%s missing, empty, blank or not text: %s', (field, message) => {
    const { [field as keyof typeof good]: _, ...without } = good;
    for (const body of [
      without,
      { ...good, [field]: '' },
      { ...good, [field]: ' \n ' },
      { ...good, [field]: 7 },
    ]) {
      expect(errorsOf(body)).toEqual({ [field]: message });
    }
  });

  test.each([
    'leela',
    'leela@',
    '@example.org',
    'leela@example',
    'a b@example.org',
    'a@b.co, c@d.co',
    'a@b..',
    '<a@b.co>',
  ])('the email %j: Please enter a valid email address', (email) =>
    expect(errorsOf({ ...good, email })).toEqual({ email: 'Please enter a valid email address' }),
  );

  test('an email of 254 characters passes and one of 255 does not, in no time', () => {
    const address = (length: number) => `${'a'.repeat(length - 12)}@example.org`;
    expect(errorsOf({ ...good, email: address(254) })).toEqual({});
    expect(errorsOf({ ...good, email: address(255) })).toEqual({
      email: 'Please enter a valid email address',
    });
    const began = performance.now();
    expect(errorsOf({ ...good, email: `a@${'.'.repeat(60_000)}@` })).toHaveProperty('email');
    expect(performance.now() - began).toBeLessThan(100);
  });

  test('the phone is unchecked', () => {
    expect(errorsOf({ ...good, phone: 'ask my sister' })).toEqual({});
  });

  test.each([
    ['an override of direction', 'a\u202e\u05d0b'],
    ['half a surrogate pair', 'a\ud83db'],
    ['a heap of marks', `a${'\u0335'.repeat(40)}b`],
  ])('%s is refused in every field but a code', (_, text) => {
    for (const field of ['firstName', 'lastName', 'message', 'captchaToken']) {
      expect(errorsOf({ ...good, [field]: text })).toHaveProperty(field);
    }
  });

  test('line ends and tabs belong in a message, and are spaces in a name', () => {
    const read = v.parse(ContactBody, {
      ...good,
      firstName: 'one\ntwo',
      lastName: 'one\u2028two',
      message: 'one\u000b\ttwo\r\nthree',
      phone: '\u202d+1\u00a0978\u2011555\u20110100\u202c',
    });
    expect(read).toMatchObject({
      firstName: 'one two',
      lastName: 'one two',
      message: 'one\n\ttwo\nthree',
      phone: '+1 978-555-0100',
    });
  });

  test('text beyond its limit says the limit', () => {
    expect(errorsOf({ ...good, firstName: 'x'.repeat(10_000) })).toEqual({
      firstName: 'Please use at most 100 characters',
    });
    expect(errorsOf({ ...good, message: 'x'.repeat(5_001) })).toHaveProperty('message');
  });

  test('keys that are not the form’s are refused, inherited ones included', () => {
    expect(errorsOf({ ...good, admin: true })).toHaveProperty('admin');
    expect(errorsOf(JSON.parse(`{"__proto__": {"a": 1}, ${JSON.stringify(good).slice(1)}`))).toHaveProperty(
      '__proto__',
    );
  });

  test.each([null, 7, 'text', [], true])('%j is not a message', (body) => {
    expect(v.safeParse(ContactBody, body).success).toBe(false);
  });
});
