import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { moneyText, Order, orderStatusOf, Refused, refusedStatusOf } from './paypal-answers.ts';

const dollars = (value: string, currency_code = 'USD') => ({ currency_code, value });
const capture = (status: string, value = '25.00') => ({ id: `C-${status}`, status, amount: dollars(value) });

/** Order status of an order as PayPal sends it. */
const meant = (status: string, ...payments: object[]) =>
  orderStatusOf(
    v.parse(Order, { id: 'ORDER1', status, purchase_units: payments.map((one) => ({ payments: one })) }),
  );

const taken = {
  status: 'captured',
  captureId: 'C-COMPLETED',
  cents: 2_500,
  currency: 'USD',
  refunds: [],
};

describe('reading an order', () => {
  test.each([
    ['CREATED', { status: 'open' }],
    ['SAVED', { status: 'open' }],
    ['PAYER_ACTION_REQUIRED', { status: 'open' }],
    ['APPROVED', { status: 'approved' }],
    ['VOIDED', { status: 'gone' }],
  ])('an order with the status %s is read as %j', (status, meaning) => {
    expect(orderStatusOf(v.parse(Order, { id: 'ORDER1', status }))).toEqual(meaning);
    expect(meant(status, {})).toEqual(meaning);
    const bare = { id: 'ORDER1', status, purchase_units: [{}] };
    expect(orderStatusOf(v.parse(Order, bare))).toEqual(meaning);
  });

  test('reads the captured amount to the cent', () => {
    expect(meant('COMPLETED', { captures: [capture('COMPLETED')] })).toEqual(taken);
    const amounts = ['25', '25.5', '0.07', '999999999.99'].map((value) => {
      const meaning = meant('COMPLETED', { captures: [capture('COMPLETED', value)] });
      return 'cents' in meaning && meaning.cents;
    });
    expect(amounts).toEqual([2_500, 2_550, 7, 99_999_999_999]);
  });

  test('reads the fee, and still accepts the capture when the fee makes no sense', () => {
    const cost = (fee: object, net: object) => {
      const told = {
        ...capture('COMPLETED'),
        seller_receivable_breakdown: { paypal_fee: fee, net_amount: net },
      };
      return meant('COMPLETED', { captures: [told] });
    };
    const fee = { cents: 99, netCents: 2_401 };
    expect(cost(dollars('0.99'), dollars('24.01'))).toEqual({ ...taken, fee });
    // The fee of a very small gift can exceed the gift.
    expect(cost(dollars('0.99'), dollars('-0.40'))).toEqual({ ...taken, fee: { cents: 99, netCents: -40 } });
    for (const [one, other] of [
      [dollars('0.99', 'EUR'), dollars('24.01')],
      [dollars('0.99'), dollars('24.01', 'EUR')],
      [dollars('a little'), dollars('24.01')],
      [{}, {}],
    ] as const)
      expect(cost(one, other)).toEqual(taken);
  });

  test('reads the currency of a capture', () => {
    const euros = { ...capture('COMPLETED'), amount: dollars('25.00', 'EUR') };
    expect(meant('COMPLETED', { captures: [euros] })).toEqual({ ...taken, currency: 'EUR' });
  });

  test('reads how much of a capture was refunded', () => {
    const refund = (id: string, status: string, value: string, more = {}) => ({
      id,
      status,
      amount: dollars(value),
      ...more,
    });
    const refunds = [
      refund('R1', 'COMPLETED', '5.00', { custom_id: 'ours' }),
      refund('R2', 'PENDING', '1.50'),
      refund('R3', 'FAILED', '2.00'),
      refund('R4', 'CANCELLED', '3.00'),
      refund('R5', 'UNHEARD_OF', '0.01'),
      {},
    ];
    const told = [
      { id: 'R1', status: 'done', cents: 500, name: 'ours', reason: '' },
      { id: 'R2', status: 'pending', cents: 150, name: null, reason: '' },
      { id: 'R3', status: 'failed', cents: 200, name: null, reason: 'FAILED' },
      { id: 'R4', status: 'failed', cents: 300, name: null, reason: 'CANCELLED' },
      { id: 'R5', status: 'pending', cents: 1, name: null, reason: '' },
    ];
    expect(meant('COMPLETED', { captures: [capture('PARTIALLY_REFUNDED')], refunds })).toEqual({
      ...taken,
      captureId: 'C-PARTIALLY_REFUNDED',
      refunds: told,
    });
    expect(meant('COMPLETED', { captures: [capture('REFUNDED')] })).toEqual({
      ...taken,
      captureId: 'C-REFUNDED',
      refunds: [{ id: 'C-REFUNDED-rest', status: 'done', cents: 2_500, name: null, reason: '' }],
    });
    // A chargeback takes the amount that refunds have left, and is not a refund itself.
    expect(meant('COMPLETED', { captures: [capture('REFUNDED')], refunds })).toMatchObject({
      refunds: [...told, { id: 'C-REFUNDED-rest', cents: 1_849 }],
    });
  });

  test('an order that was declined once and then captured is captured, whatever the order of its captures', () => {
    const captures = [capture('DECLINED'), capture('PENDING'), capture('COMPLETED')];
    expect(meant('COMPLETED', { captures })).toEqual(taken);
    expect(meant('COMPLETED', {}, { captures: [capture('COMPLETED')] })).toEqual(taken);
  });

  test.each([
    [[capture('PENDING')], { status: 'pending' }],
    [[capture('DECLINED'), capture('PENDING')], { status: 'pending' }],
    [[capture('DECLINED')], { status: 'declined', reason: 'DECLINED' }],
    [[capture('FAILED')], { status: 'declined', reason: 'FAILED' }],
    [[capture('UNHEARD_OF'), capture('FAILED')], { status: 'declined', reason: 'FAILED' }],
  ])('an order with the captures %j is read as %j', (captures, meaning) => {
    expect(meant('COMPLETED', { captures })).toEqual(meaning);
  });

  test.each([
    ['complete without any capture', 'COMPLETED', {}],
    ['complete with a capture of unknown status', 'COMPLETED', { captures: [capture('UNHEARD_OF')] }],
    ['captured without an amount', 'APPROVED', { captures: [{ id: 'C', status: 'COMPLETED' }] }],
  ])('rejects an order that is %s as unclear', (_, status, payments) => {
    expect(() => meant(status, payments)).toThrow(
      expect.objectContaining({ name: 'ProviderUnavailableError', message: 'complete, but not how' }),
    );
  });

  test.each([
    { id: 'order1', status: 'CREATED' },
    { id: '', status: 'CREATED' },
    { id: 'A'.repeat(37), status: 'CREATED' },
    { id: 'ORDER1/..', status: 'CREATED' },
    { id: '/ORDER1', status: 'CREATED' },
    { id: 'ORDER1' },
    ...['25,00', '-25', '25.005', '1e3', '', '1234567890', '.5', '25.', 'x25', '25x', '2 5'].map((value) => ({
      id: 'ORDER1',
      status: 'COMPLETED',
      purchase_units: [{ payments: { captures: [capture('COMPLETED', value)] } }],
    })),
  ])('rejects %j as an invalid order', (order) => expect(v.is(Order, order)).toBe(false));

  test('accepts an order id of up to 36 letters and digits', () => {
    expect(v.is(Order, { id: 'A1'.repeat(18), status: 'CREATED' })).toBe(true);
  });
});

test.each([
  [0, '0.00'],
  [7, '0.07'],
  [2_500, '25.00'],
  [2_505, '25.05'],
  [5_000_000, '50000.00'],
])('formats %i cents as %s', (cents, text) => expect(moneyText(cents)).toBe(text));

describe('reading a refused capture', () => {
  test.each([
    [['ORDER_ALREADY_CAPTURED'], undefined],
    [['DUPLICATE_INVOICE_ID'], undefined],
    [['INSTRUMENT_DECLINED', 'ORDER_ALREADY_CAPTURED'], undefined],
    [['ORDER_NOT_APPROVED'], { status: 'open' }],
    [['X', 'PAYER_ACTION_REQUIRED'], { status: 'open' }],
    [['ORDER_EXPIRED'], { status: 'gone' }],
    [['ORDER_VOIDED'], { status: 'gone' }],
    [['ORDER_CANNOT_BE_CAPTURED'], { status: 'gone' }],
    [['X', 'ORDER_IS_EXPIRED'], { status: 'gone' }],
    [['INVALID_RESOURCE_ID'], { status: 'gone' }],
    [['CARD_EXPIRED'], { status: 'declined', reason: 'CARD_EXPIRED' }],
    [['PRE_ORDER_EXPIRED'], { status: 'declined', reason: 'PRE_ORDER_EXPIRED' }],
    [['INVALID_RESOURCE_ID_2'], { status: 'declined', reason: 'INVALID_RESOURCE_ID_2' }],
    [['AN_INVALID_RESOURCE_ID'], { status: 'declined', reason: 'AN_INVALID_RESOURCE_ID' }],
    [['INSTRUMENT_DECLINED', 'X'], { status: 'declined', reason: 'INSTRUMENT_DECLINED' }],
    [[], { status: 'declined', reason: 'refused' }],
  ])('reads the issues %j as %j', (issues, meaning) => expect(refusedStatusOf(issues)).toEqual(meaning));

  test('accepts a refusal without details', () => {
    expect(v.parse(Refused, {})).toEqual({ name: '', details: [] });
    expect(v.parse(Refused, { details: [{}] })).toEqual({ name: '', details: [{ issue: '' }] });
  });
});
