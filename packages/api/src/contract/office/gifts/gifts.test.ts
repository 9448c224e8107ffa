import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { GiftFields } from './gifts.ts';
import { officeGiftMessages as messages } from './messages.ts';

const check = {
  kind: 'check',
  firstName: 'Tara',
  lastName: 'Chinch',
  email: '',
  cents: 250_00,
  day: '2026-02-01',
  purpose: '',
  note: '',
  receipt: false,
};
const dinner = { contribution: 'partial', fairValueCents: 80_00, description: 'dinner for two' };
const laptops = { contribution: 'goods', kind: 'other', cents: 0, description: '12 laptops' };
const nobody = { firstName: '', lastName: '' };

const wrong = (change: object) =>
  (v.safeParse(GiftFields, { ...check, ...change }).issues ?? []).map((issue) => [
    v.getDotPath(issue),
    issue.message,
  ]);

describe('recorded gift', () => {
  test('reads a gift from an older form as a plain gift of a person', () => {
    expect(v.parse(GiftFields, check)).toMatchObject({
      contribution: 'gift',
      organization: '',
      fairValueCents: null,
      description: '',
    });
  });

  test.each([
    ['partly for something', dinner],
    ['partly for something of the same value', { ...dinner, fairValueCents: 250_00 }],
    ['goods', laptops],
    ['of an organization without a contact', { ...nobody, organization: 'Trestle Labs Inc.' }],
    ['a grant of a fund without a person', { ...nobody, contribution: 'fund', organization: 'Example Fund' }],
    ['a match', { contribution: 'match', organization: 'Keystone Corp.' }],
  ])('accepts a recorded gift: %s', (_, change) => expect(wrong(change)).toEqual([]));

  test.each([
    ['no kind of ours', { contribution: 'loan' }, 'contribution', messages.contribution],
    ['no fair value', { ...dinner, fairValueCents: null }, 'fairValueCents', messages.fairValue],
    ['a fair value of nothing', { ...dinner, fairValueCents: 0 }, 'fairValueCents', messages.fairValue],
    [
      'no amount as fair value',
      { ...dinner, fairValueCents: Number.NaN },
      'fairValueCents',
      messages.fairValue,
    ],
    [
      'a fair value above the amount',
      { ...dinner, fairValueCents: 250_01 },
      'fairValueCents',
      messages.fairValueMuch,
    ],
    ['a fair value of a plain gift', { fairValueCents: 80_00 }, 'fairValueCents', messages.onlyPartly],
    ['nothing said of what was received', { ...dinner, description: ' ' }, 'description', messages.inReturn],
    [
      'goods that are not described',
      { ...laptops, description: '' },
      'description',
      messages.goodsDescription,
    ],
    ['goods with an amount', { ...laptops, cents: 100 }, 'cents', messages.goodsAmount],
    ['a description of a plain gift', { description: 'dinner' }, 'description', messages.notDescribed],
    ['no amount', { cents: 0 }, 'cents', messages.amount],
    ['a negative amount', { cents: -5 }, 'cents', messages.amount],
    ['a fund without a name', { contribution: 'fund' }, 'organization', messages.organization],
    [
      'a match without a company',
      { contribution: 'match', organization: '  ' },
      'organization',
      messages.organization,
    ],
    ['a person without a last name', { lastName: '' }, 'lastName', messages.lastName],
    ['a receipt without an email', { receipt: true }, 'email', messages.emailForReceipt],
  ])('rejects a gift and explains the error: %s', (_, change, field, message) =>
    expect(wrong(change)).toEqual([[field, message]]),
  );

  test('reports all errors of a gift at once', () => {
    const all = { ...dinner, ...nobody, cents: Number.NaN, fairValueCents: null, description: '' };
    expect(wrong(all).map(([field]) => field)).toEqual(
      expect.arrayContaining(['firstName', 'lastName', 'cents', 'fairValueCents', 'description']),
    );
  });
});
