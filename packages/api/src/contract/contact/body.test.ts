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

describe('contact form validation', () => {
  test('accepts a complete message, trims it, and fills in optional fields', () => {
    expect(v.parse(ContactBody, { ...good, firstName: '  Leela ' })).toEqual({ ...good, phone: '' });
  });

  test.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['message', 'Message is required'],
    ['captchaToken', 'Please complete the CAPTCHA verification'],
  ])('rejects a body whose %s is missing, empty, blank, or not text: %s', (field, message) => {
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
  ])('rejects the email %j with “Please enter a valid email address”', (email) =>
    expect(errorsOf({ ...good, email })).toEqual({ email: 'Please enter a valid email address' }),
  );

  test('accepts an email of 254 characters and quickly rejects one of 255', () => {
    const address = (length: number) => `${'a'.repeat(length - 12)}@example.org`;
    expect(errorsOf({ ...good, email: address(254) })).toEqual({});
    expect(errorsOf({ ...good, email: address(255) })).toEqual({
      email: 'Please enter a valid email address',
    });
    const began = performance.now();
    expect(errorsOf({ ...good, email: `a@${'.'.repeat(60_000)}@` })).toHaveProperty('email');
    expect(performance.now() - began).toBeLessThan(100);
  });

  test('does not validate the phone', () => {
    expect(errorsOf({ ...good, phone: 'ask my sister' })).toEqual({});
  });

  test.each([
    ['an override of direction', 'a\u202e\u05d0b'],
    ['half a surrogate pair', 'a\ud83db'],
    ['a heap of marks', `a${'\u0335'.repeat(40)}b`],
  ])('rejects %s in every field', (_, text) => {
    for (const field of ['firstName', 'lastName', 'message', 'captchaToken']) {
      expect(errorsOf({ ...good, [field]: text })).toHaveProperty(field);
    }
  });

  test('keeps line breaks and tabs in a message and turns them into spaces in a name', () => {
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

  test('states the limit when a text is too long', () => {
    expect(errorsOf({ ...good, firstName: 'x'.repeat(10_000) })).toEqual({
      firstName: 'Please use at most 100 characters',
    });
    expect(errorsOf({ ...good, message: 'x'.repeat(5_001) })).toHaveProperty('message');
  });

  test('rejects unknown keys, including inherited ones', () => {
    expect(errorsOf({ ...good, admin: true })).toHaveProperty('admin');
    expect(errorsOf(JSON.parse(`{"__proto__": {"a": 1}, ${JSON.stringify(good).slice(1)}`))).toHaveProperty(
      '__proto__',
    );
  });

  test.each([null, 7, 'text', [], true])('rejects %j as a message', (body) => {
    expect(v.safeParse(ContactBody, body).success).toBe(false);
  });
});
