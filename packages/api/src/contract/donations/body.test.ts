import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorsIn, lacking } from '../test-errors.ts';
import { CaptureOrderBody, CreateOrderBody, DonationAmount, DonorInfo } from './body.ts';

const tooLong = (most: number) => `Please use at most ${most} characters`;
const characters = 'Some characters reverse or cover this text. Please type it again';
const unknown = 'This field is not part of the form.';

const donor = {
  firstName: 'Leela',
  lastName: 'Umbar',
  email: 'leela@example.org',
  graduationYear: 1998,
  program: 'MTech',
};

describe('donor details', () => {
  test('accepts a donor without a purpose', () => {
    expect(v.parse(DonorInfo, donor)).toEqual({ ...donor, purpose: '' });
  });

  test.each([
    ['firstName', 'First name is required'],
    ['lastName', 'Last name is required'],
    ['email', 'Email is required'],
    ['graduationYear', 'Graduation year is required'],
    ['program', 'Program is required'],
  ])('rejects a donor without %s: %s', (key, message) => {
    for (const body of lacking(donor, key)) expect(errorsIn(DonorInfo, body)).toEqual({ [key]: message });
  });

  test.each([
    [{ firstName: 'x'.repeat(101) }, { firstName: tooLong(100) }],
    [{ lastName: 'a\u202eb' }, { lastName: characters }],
    [{ email: 'leela' }, { email: 'Email is invalid' }],
    [{ graduationYear: 1853 }, { graduationYear: 'Please enter a valid year' }],
    [{ graduationYear: new Date().getFullYear() + 1 }, { graduationYear: 'Please enter a valid year' }],
    [{ program: 'MBA' }, { program: 'Program is required' }],
    [{ purpose: 'x'.repeat(2_001) }, { purpose: tooLong(2_000) }],
    [{ admin: true }, { admin: unknown }],
  ])('rejects a donor with %j: %j', (change, errors) =>
    expect(errorsIn(DonorInfo, { ...donor, ...change })).toEqual(errors),
  );

  test('rejects a donor that is not an object', () =>
    expect(errorsIn(DonorInfo, 7)).toEqual({ '': 'capture failed' }));
});

describe('donation amount', () => {
  test.each([
    [25, 25],
    ['250', 250],
    [' 250 ', 250],
    ['\t1\n', 1],
    [1, 1],
    ['$1,000', 1_000],
    ['25.00', 25],
    ['\u202a$ 50\u00a0\u202c', 50],
    ['２５', 25],
    ['२५', 25],
    [50_000, 50_000],
  ])('reads the amount %j as %j dollars', (typed, dollars) =>
    expect(v.parse(DonationAmount, typed)).toBe(dollars),
  );

  test.each([
    [undefined, ['Please enter an amount']],
    [null, ['Please enter an amount']],
    [25.5, ['Please enter whole dollars']],
    ['25.50', ['Please enter whole dollars']],
    ['1,50', ['Please enter whole dollars']],
    ['1.000', ['Please enter whole dollars']],
    ['25 50', ['Please enter whole dollars']],
    ['1e3', ['Please enter whole dollars']],
    ['1234567890', ['Please enter whole dollars']],
    [0, ['The smallest gift we can take here is $1']],
    [-25, ['The smallest gift we can take here is $1']],
    [50_001, ['For a gift above $50,000, please write to us']],
    ['50001', ['For a gift above $50,000, please write to us']],
  ])('rejects the amount %j: %j', (typed, sentences) => {
    expect(v.safeParse(DonationAmount, typed).issues?.map(({ message }) => message)).toEqual(sentences);
  });

  test.each(['', '  '])('treats the amount %j as missing', (typed) => {
    expect(v.safeParse(DonationAmount, typed).issues?.[0].message).toBe('Please enter an amount');
  });
});

describe('body of an order', () => {
  const order = { amount: 25, currency_code: 'USD' };

  test('accepts an order with amount and currency', () => {
    expect(v.parse(CreateOrderBody, order)).toMatchObject(order);
  });

  test.each([
    ['amount', 'Please enter an amount'],
    ['currency_code', 'Gifts are taken in US dollars only'],
  ])('rejects an order without %s: %s', (key, message) => {
    for (const body of lacking(order, key))
      expect(errorsIn(CreateOrderBody, body)).toEqual({ [key]: message });
  });

  test('rejects an order in euros, with an unknown key, or that is not an object', () => {
    expect(errorsIn(CreateOrderBody, { ...order, currency_code: 'EUR' })).toEqual({
      currency_code: 'Gifts are taken in US dollars only',
    });
    expect(errorsIn(CreateOrderBody, { ...order, cents: 1 })).toEqual({ cents: unknown });
    expect(errorsIn(CreateOrderBody, null)).toEqual({ '': 'order creation failed' });
  });
});

describe('body of a capture', () => {
  const capture = { orderId: '5O190127TN364715T', donorInfo: donor };

  test('accepts a capture with order id and donor', () => {
    expect(v.parse(CaptureOrderBody, capture)).toEqual({ ...capture, donorInfo: { ...donor, purpose: '' } });
  });

  const orderMissing = 'This order is not complete. Please start the payment again.';
  test.each([
    [{ donorInfo: donor }, { orderId: orderMissing }],
    [{ ...capture, orderId: ' ' }, { orderId: orderMissing }],
    [{ ...capture, orderId: 'x'.repeat(101) }, { orderId: tooLong(100) }],
    [{ orderId: 'O-1' }, { donorInfo: 'First name is required' }],
    [{ ...capture, donorInfo: { ...donor, email: 'leela' } }, { 'donorInfo.email': 'Email is invalid' }],
    [{ ...capture, amount: 1 }, { amount: unknown }],
    [null, { '': 'capture failed' }],
  ])('rejects the capture %j: %j', (body, errors) =>
    expect(errorsIn(CaptureOrderBody, body)).toEqual(errors),
  );
});
