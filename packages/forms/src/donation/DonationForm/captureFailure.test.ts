import { paymentErrorCodes } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { noAnswer, refusal } from '../../form/samples.ts';
import { readCaptureFailure } from './captureFailure.ts';

const http = (status: number, code?: string, field = 'payment') =>
  Object.assign(refusal('So it is.', code ? [{ field, code, message: 'So it is.' }] : []), { status });

test.each([
  ['declined', 'declined', false],
  ['not_approved', 'none', false],
  ['expired', 'none', false],
  ['pending', 'unknown', true],
  ['unsettled', 'unknown', true],
] as const)('the code %s leaves the money %s', (code, money, waiting) => {
  expect(paymentErrorCodes).toContain(code);
  expect(readCaptureFailure(http(503, code))).toMatchObject({ money, waiting, detail: 'So it is.' });
});

test.each([
  [200, 'none'],
  [400, 'none'],
  [404, 'none'],
  [410, 'none'],
  [422, 'none'],
  [408, 'unknown'],
  [409, 'unknown'],
  [429, 'unknown'],
  [500, 'unknown'],
  [503, 'unknown'],
] as const)('a refusal with status %i and no code leaves the money %s', (status, money) => {
  expect(readCaptureFailure(http(status))).toMatchObject({ money, waiting: false });
});

test('no answer, and anything that is thrown, leaves the money unknown', () => {
  expect(readCaptureFailure(noAnswer())).toMatchObject({ money: 'unknown', waiting: false });
  expect(readCaptureFailure(new TypeError('x'))).toMatchObject({
    money: 'unknown',
    detail: 'capture failed',
  });
});

test('a code nobody knows is no permission to pay again when the server broke down', () => {
  expect(readCaptureFailure(http(500, 'toString')).money).toBe('unknown');
});

test('an objection to the donor’s own information is read by field, and the order is kept', () => {
  expect(readCaptureFailure(http(422, 'invalid', 'donorInfo.email'))).toMatchObject({
    money: 'donor',
    donor: { email: 'So it is.' },
  });
});
