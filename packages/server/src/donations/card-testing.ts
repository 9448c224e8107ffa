import { donationMessages as messages } from '@banyan/api/contract';
import { HttpError } from '../http/http-error.ts';
import { rateWindowMs, rateWindowStart } from '../http/rate-window.ts';
import type { Services, Visitor } from '../http/services.ts';

/** What looks like trying out stolen cards, within ten minutes. */
const most = {
  /** Orders of one visitor. */
  orders: 30,
  /** Declined payments of one visitor. */
  declined: 5,
  /** Declined payments of all visitors together: from then on everybody is asked for the human verification. */
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

/** Stops whoever was declined too often, before the next card. @throws Refusal 429 */
export async function assertDeclineLimit(visitor: Visitor, watch: Watch): Promise<{ all: number }> {
  const { one, all } = await visitor.count('declined payment', 0);
  if (one >= most.declined) throw stopped(watch);
  return { all };
}

/**
 * Stops one visitor's burst, and notices one that comes from everywhere. A line in the log says so once per window, and
 * not who.
 * @returns whether a proof is needed that it was a person.
 * @throws Refusal 429
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
