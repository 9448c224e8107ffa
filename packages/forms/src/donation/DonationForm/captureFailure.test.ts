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
] as const)('reads the payment code %s as money state %s', (code, money, waiting) => {
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
] as const)('reads a refusal with status %i and no code as money state %s', (status, money) => {
  expect(readCaptureFailure(http(status))).toMatchObject({ money, waiting: false });
});

test('reads a lost answer or any other thrown value as money state unknown', () => {
  expect(readCaptureFailure(noAnswer())).toMatchObject({ money: 'unknown', waiting: false });
  expect(readCaptureFailure(new TypeError('x'))).toMatchObject({
    money: 'unknown',
    detail: 'capture failed',
  });
});

test('does not allow a second payment when a broken server sends an unknown code', () => {
  expect(readCaptureFailure(http(500, 'toString')).money).toBe('unknown');
});

test('assigns objections to the donor’s own information to their fields and keeps the order', () => {
  expect(readCaptureFailure(http(422, 'invalid', 'donorInfo.email'))).toMatchObject({
    money: 'donor',
    donor: { email: 'So it is.' },
  });
});
