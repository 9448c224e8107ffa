import { describe, expect, it, test } from 'vitest';
import {
  type Contribution,
  contributionKinds,
  contributionRules,
  deductibleCents,
  isThirdPartyGift,
  statementSentences,
} from './contributions.ts';

const gift = (change: Partial<Contribution> = {}): Contribution => ({
  contribution: 'gift',
  reference: 'D-1',
  paidCents: 250_00,
  refundedCents: 0,
  fairValueCents: 0,
  description: '',
  organization: '',
  ...change,
});
const dinner = gift({
  contribution: 'partial',
  reference: 'D-2',
  fairValueCents: 80_00,
  description: 'dinner for two',
});
const laptops = gift({ contribution: 'goods', reference: 'D-3', paidCents: 0, description: '12 laptops' });
const grant = gift({ contribution: 'fund', reference: 'D-4', organization: 'Example Gift Fund' });
const match = gift({ contribution: 'match', reference: 'D-5', organization: 'Keystone Corp.' });

const sentencesOf = (one: Contribution) => contributionRules[one.contribution].sentences(one).join(' ');
const nothing = /No goods or services were provided/;

describe('sentences of a contribution', () => {
  it('states that nothing was provided in return only for a gift and for goods', () => {
    const said = [gift(), dinner, laptops, grant, match].map((one) => nothing.test(sentencesOf(one)));
    expect(said).toEqual([true, false, true, false, false]);
  });

  it('states description, fair value and deductible rest of a partial gift', () => {
    expect(sentencesOf(dinner)).toBe(
      'In return for this payment the donor received: dinner for two. Our good-faith estimate of its fair market value is $80.00. The amount deductible for federal income tax purposes is limited to the excess of the payment over that value: $170.00.',
    );
  });

  it('subtracts a refund before the fair value and never goes below zero', () => {
    const less = { ...dinner, refundedCents: 100_00 };
    expect(deductibleCents(less)).toBe(70_00);
    expect(sentencesOf(less)).toContain('what is left of the payment over that value: $70.00.');
    expect(deductibleCents({ ...dinner, refundedCents: 200_00 })).toBe(0);
  });

  it('states no dollar value of goods', () => {
    expect(sentencesOf(laptops)).not.toContain('$');
    expect(deductibleCents(laptops)).toBe(0);
  });

  it('does not mention taxes to the adviser of a fund or the employee of a matching company', () => {
    for (const one of [grant, match]) {
      expect(sentencesOf(one)).not.toMatch(/tax|deduct|goods|501/i);
      expect(sentencesOf(one)).toContain(one.organization);
      expect(deductibleCents(one)).toBe(0);
    }
    expect(contributionKinds.filter(isThirdPartyGift)).toEqual(['fund', 'match']);
  });
});

describe('sentences of a yearly statement', () => {
  test.each([
    ['one gift', [gift()], [/exchange for this contribution\.$/]],
    ['two gifts', [gift(), gift()], [/exchange for these contributions\.$/]],
    [
      'a dinner alone',
      [dinner],
      [/^D-2: of \$250\.00, \$80\.00 paid for .*rest, \$170\.00, is in the total\.$/],
    ],
    [
      'a gift and a dinner',
      [gift(), dinner],
      [/^D-2:/, /exchange for the other contributions in the total\.$/],
    ],
    [
      'a gift and what is left out',
      [gift(), laptops, grant, match],
      [
        /^D-3 is not in/,
        /^D-4 is not in.*Example Gift Fund/,
        /^D-5 is not in.*Keystone/,
        /this contribution\.$/,
      ],
    ],
  ])('the statement has the right sentences for %s', (_, gifts, patterns) => {
    expect(statementSentences(gifts)).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)));
  });

  it('leaves out a payment that was worth no more than what was received', () => {
    const even = { ...dinner, fairValueCents: 250_00 };
    expect(statementSentences([even])).toEqual([expect.stringMatching(/^D-2 is not in the total/)]);
  });
});
