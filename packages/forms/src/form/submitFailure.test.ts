import { expect, test } from 'vitest';
import { readFailure } from './readFailure.ts';
import { noAnswer, refusal } from './samples.ts';
import { captchaRefusal, fieldRefusals } from './submitFailure.ts';

const zip = { field: 'address.zip', code: 'too_long', message: 'Use at most 20 characters.' };

test('a refusal brings its message and its fields', () => {
  const failure = readFailure(refusal('Member validation failed: address.zip', [zip]));
  expect(failure).toMatchObject({ refused: true, serverMessage: 'Member validation failed: address.zip' });
  expect(fieldRefusals(failure, ['name', 'address.zip'])).toEqual({ 'address.zip': zip.message });
});

test('a field that the form does not have is left out', () => {
  expect(fieldRefusals(readFailure(refusal('No.', [zip])), ['name'])).toEqual({});
});

test('no answer is no refusal, and says what happened', () => {
  const failure = readFailure(noAnswer());
  expect(failure).toMatchObject({ refused: false, serverMessage: undefined });
  expect(failure.connection).toMatch(/could not be reached/);
});

test('an answer that could not be read has nothing to do with the connection', () => {
  const malformed = Object.assign(noAnswer(), { kind: 'malformed' });
  expect(readFailure(malformed)).toMatchObject({ refused: false, connection: undefined });
});

test.each([[new Error('Cannot read properties of undefined')], [undefined], ['oops'], [{ kind: 'http' }]])(
  'anything else that is thrown shows nothing of itself: %s',
  (thrown) => {
    expect(readFailure(thrown)).toEqual({
      refused: false,
      serverMessage: undefined,
      fieldErrors: [],
      connection: undefined,
    });
  },
);

test('the verification is found in the errors first, then in the message', () => {
  const listed = { field: 'captchaToken', code: 'invalid', message: 'Solve it again.' };
  expect(captchaRefusal(readFailure(refusal('No.', [listed])))).toBe('Solve it again.');
  expect(captchaRefusal(readFailure(refusal('CAPTCHA verification failed')))).toMatch(/CAPTCHA/);
  expect(captchaRefusal(readFailure(refusal('Too many messages.')))).toBeUndefined();
  expect(captchaRefusal(readFailure(refusal('CAPTCHA and more', [zip])))).toBeUndefined();
});
