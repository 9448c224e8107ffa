import { donationMessages } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { createLogger } from '../telemetry/logger.ts';
import { checkCardTesting } from './card-testing.ts';
import { noon } from './test-giving.ts';
import { testVisitor } from './test-visitor.ts';

function site() {
  const lines: string[] = [];
  const watch = { logger: createLogger((line) => void lines.push(line)), now: () => noon + 60_000 };
  return { ...testVisitor(), watch, lines };
}
const refused = { status: 429, message: donationMessages.burst, headers: { 'Retry-After': '600' } };
const since = '2027-01-01T12:00:00.000Z';
const stopped = `donations: a visitor tried too many payments since ${since} and was stopped`;

test('allows one visitor thirty orders and rejects the next', async () => {
  const { visitor, watch, lines } = site();
  for (let order = 0; order < 30; order += 1) expect(await checkCardTesting(visitor, watch)).toBe(false);
  expect(lines).toEqual([]);
  await expect(checkCardTesting(visitor, watch)).rejects.toMatchObject(refused);
  await expect(checkCardTesting(visitor, watch)).rejects.toMatchObject(refused);
  expect(lines).toEqual([stopped]);
});

test('requires the human verification from everybody after 25 declined payments in total, and logs it once', async () => {
  const { visitor, others, watch, lines } = site();
  others.set('declined payment', 24);
  expect(await checkCardTesting(visitor, watch)).toBe(false);
  others.set('declined payment', 25);
  expect([await checkCardTesting(visitor, watch), await checkCardTesting(visitor, watch)]).toEqual([
    true,
    true,
  ]);
  expect(lines).toEqual([
    `donations: many payments were declined since ${since}; every order needs the human verification now`,
  ]);
});
