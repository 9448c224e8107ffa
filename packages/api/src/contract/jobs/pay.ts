import type { Job } from './job.ts';

const words: Readonly<Record<string, string>> = { year: 'a year', hour: 'an hour' };
const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;

function amounts(least: number | undefined, most: number | undefined): string | undefined {
  if (least === undefined) return most === undefined ? undefined : `Up to ${dollars(most)}`;
  if (most === undefined) return `From ${dollars(least)}`;
  return least === most ? dollars(least) : `${dollars(least)} to ${dollars(most)}`;
}

/** Formats a job's pay: `$85,000 to $110,000 a year`. Returns `undefined` if the amount is missing or its period is unknown. */
export function jobPay({ payMin, payMax, payPeriod = '' }: Pick<Job, 'payMin' | 'payMax' | 'payPeriod'>) {
  const paid = amounts(payMin, payMax);
  const period = words[payPeriod];
  return paid && period ? `${paid} ${period}` : undefined;
}
