import { donationMessages as messages } from '../../contract/messages.ts';
import { rateWindowMs } from '../protection/rate-limit.ts';
import { Refusal } from '../refusal.ts';
import type { Services, Visitor } from '../services.ts';

/** What looks like trying out stolen cards, within ten minutes. */
const most = {
  /** Orders of one visitor. */
  orders: 30,
  /** Declined payments of one visitor. */
  declined: 5,
  /** Declined payments of all visitors together: from then on everybody is asked for the human verification. */
  declinedByAll: 25,
} as const;

/**
 * Stops one visitor's burst, and notices one that comes from everywhere. A line in the log says so once per window, and
 * not who.
 * @returns whether a proof is needed that it was a person.
 * @throws Refusal 429
 */
export async function bursts(
  visitor: Visitor,
  { note, now }: Pick<Services, 'note' | 'now'>,
): Promise<boolean> {
  const since = new Date(Math.floor(now() / rateWindowMs) * rateWindowMs).toISOString();
  const { one: orders } = await visitor.count('donation order');
  const declined = await visitor.count('declined payment', 0);
  if (orders > most.orders || declined.one >= most.declined) {
    note(`donations: a visitor tried too many payments since ${since} and was stopped`);
    throw new Refusal(429, messages.burst, { headers: { 'Retry-After': String(rateWindowMs / 1_000) } });
  }
  if (declined.all < most.declinedByAll) return false;
  note(`donations: many payments were declined since ${since}; every order needs the human verification now`);
  return true;
}
