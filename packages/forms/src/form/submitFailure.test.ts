import { expect, test } from 'vitest';
import { readFailure } from './readFailure.ts';
import { noAnswer, refusal } from './samples.ts';
import { captchaRefusal, fieldRefusals } from './submitFailure.ts';

const zip = { field: 'address.zip', code: 'too_long', message: 'Use at most 20 characters.' };

test('reads the message and the fields of an error response', () => {
  const failure = readFailure(refusal('Member validation failed: address.zip', [zip]));
  expect(failure).toMatchObject({ refused: true, serverMessage: 'Member validation failed: address.zip' });
  expect(fieldRefusals(failure, ['name', 'address.zip'])).toEqual({ 'address.zip': zip.message });
});

test('leaves out a field that the form does not have', () => {
  expect(fieldRefusals(readFailure(refusal('No.', [zip])), ['name'])).toEqual({});
});

test('reports a lost connection, not an error response, when no answer arrived', () => {
  const failure = readFailure(noAnswer());
  expect(failure).toMatchObject({ refused: false, serverMessage: undefined });
  expect(failure.connection).toMatch(/could not be reached/);
});

test('does not blame the connection for an answer that could not be read', () => {
  const malformed = Object.assign(noAnswer(), { kind: 'malformed' });
  expect(readFailure(malformed)).toMatchObject({ refused: false, connection: undefined });
});

test.each([[new Error('Cannot read properties of undefined')], [undefined], ['oops'], [{ kind: 'http' }]])(
  'hides the details of any other thrown value: %s',
  (thrown) => {
    expect(readFailure(thrown)).toEqual({
      refused: false,
      serverMessage: undefined,
      fieldErrors: [],
      connection: undefined,
    });
  },
);

test('finds the verification’s error in the listed errors first, then in the message', () => {
  const listed = { field: 'captchaToken', code: 'invalid', message: 'Solve it again.' };
  expect(captchaRefusal(readFailure(refusal('No.', [listed])))).toBe('Solve it again.');
  expect(captchaRefusal(readFailure(refusal('CAPTCHA verification failed')))).toMatch(/CAPTCHA/);
  expect(captchaRefusal(readFailure(refusal('Too many messages.')))).toBeUndefined();
  expect(captchaRefusal(readFailure(refusal('CAPTCHA and more', [zip])))).toBeUndefined();
});
