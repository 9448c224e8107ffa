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

  test('rejects what is no email address with “Please enter a valid email address”', () =>
    expect(errorsOf({ ...good, email: 'leela' })).toEqual({ email: 'Please enter a valid email address' }));

  test('does not validate the phone', () => {
    expect(errorsOf({ ...good, phone: 'ask my sister' })).toEqual({});
  });

  test('rejects a text that covers what is around it in every field', () => {
    for (const field of ['firstName', 'lastName', 'message', 'captchaToken'])
      expect(errorsOf({ ...good, [field]: 'a\u202e\u05d0b' })).toHaveProperty(field);
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

  test('rejects a message that is not an object', () => {
    expect(v.safeParse(ContactBody, 7).success).toBe(false);
  });
});
