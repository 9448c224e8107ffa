import type { Job } from './job.ts';

const words: Readonly<Record<string, string>> = { year: 'a year', hour: 'an hour' };
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

function amounts(least: number | undefined, most: number | undefined): string | undefined {
  if (least === undefined) return most === undefined ? undefined : `Up to ${dollars(most)}`;
  if (most === undefined) return `From ${dollars(least)}`;
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
}

/**
 * What a job pays, in words: `$85,000 to $110,000 a year`. `undefined` where it does not say, and where nobody can tell what the
 * amount is counted by.
 */
export function jobPay({ payMin, payMax, payPeriod = '' }: Pick<Job, 'payMin' | 'payMax' | 'payPeriod'>) {
  const paid = amounts(payMin, payMax);
  const period = words[payPeriod];
  return paid && period ? `${paid} ${period}` : undefined;
}
