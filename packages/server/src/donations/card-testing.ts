import { donationMessages as messages } from '@banyan/api/contract';
import { HttpError } from '../http/http-error.ts';
import { rateWindowMs, rateWindowStart } from '../http/rate-window.ts';
import type { Services, Visitor } from '../http/services.ts';

/** Limits per ten minutes above which stolen cards are probably being tested. */
const most = {
  /** Orders of one visitor. */
  orders: 30,
  /** Declined payments of one visitor. */
  declined: 5,
  /** Declined payments of all visitors together; above this, every order needs the human verification. */
  declinedByAll: 25,
} as const;

type Watch = Pick<Services, 'logger' | 'now'>;

const windowOf = ({ now }: Watch) => new Date(rateWindowStart(now())).toISOString();

function stopped(watch: Watch): HttpError {
  watch.logger.warnOnce(
    `donations: a visitor tried too many payments since ${windowOf(watch)} and was stopped`,
  );
  return new HttpError(429, messages.burst, { headers: { 'Retry-After': String(rateWindowMs / 1_000) } });
}

/** Rejects a visitor with too many declined payments, before the next card. @throws HttpError 429 */
export async function assertDeclineLimit(visitor: Visitor, watch: Watch): Promise<{ all: number }> {
  const { one, all } = await visitor.count('declined payment', 0);
  if (one >= most.declined) throw stopped(watch);
  return { all };
}

/**
 * Rejects one visitor’s burst of orders, and detects a burst from many visitors. Logs it once per window, without naming the
 * visitor.
 * @returns true if the order needs the human verification.
 * @throws HttpError 429
 */
export async function checkCardTesting(visitor: Visitor, watch: Watch): Promise<boolean> {
  const { one: orders } = await visitor.count('donation order');
  if (orders > most.orders) throw stopped(watch);
  const { all } = await assertDeclineLimit(visitor, watch);
  if (all < most.declinedByAll) return false;
  watch.logger.warnOnce(
    `donations: many payments were declined since ${windowOf(watch)}; every order needs the human verification now`,
  );
  return true;
}
