import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { visitorNetwork } from './peer.ts';
import { countInWindow } from './rate-windows.ts';
import { Refusal } from './refusal.ts';

/** Length of a window in milliseconds: ten minutes. */
export const rateWindowMs = 600_000;

/** Counts one try and says how many this visitor had in the window; 0 when the limit is off. */
export type RateLimit = (address: string, purpose: string) => Promise<number>;

/**
 * A fixed window per visitor and purpose, kept in a table so that a restart does not reopen it. The address is stored
 * only as a keyed hash.
 * @param most Tries per window; 0 turns the limit off.
 */
export function rateLimit(database: Database, secret: string, most: number, now: () => number): RateLimit {
  return async (address, purpose) => {
    if (most === 0) return 0;
    const visitor = createHmac('sha256', secret)
      .update(`rate:${purpose}:${visitorNetwork(address)}`)
      .digest('base64url');
    const windowStart = Math.floor(now() / rateWindowMs) * rateWindowMs;
    const tries = await countInWindow(database, visitor, windowStart);
    if (tries <= most) return tries;
    const seconds = Math.ceil((windowStart + rateWindowMs - now()) / 1000);
    throw new Refusal(429, 'That was a lot at once. Please wait a few minutes and try again.', {
      headers: { 'Retry-After': String(seconds) },
    });
  };
}
