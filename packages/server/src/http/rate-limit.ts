import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { countedNetworks } from './peer.ts';
import { rateWindowStart, tooOften } from './rate-window.ts';
import { countOutwards } from './rate-windows.ts';

/** Counts one attempt and returns the number of this visitor's attempts in the window; 0 when the limit is off. */
export type RateLimit = (address: string, purpose: string) => Promise<number>;

/**
 * Creates a fixed-window rate limit per visitor and purpose, stored in a table so that a restart does not reset it. The address is
 * stored only as a keyed hash. The networks around an IPv6 visitor have limits of their own, see {@link countedNetworks}.
 * @param most Attempts per window; 0 turns the limit off.
 */
export function rateLimit(database: Database, secret: string, most: number, now: () => number): RateLimit {
  return async (address, purpose) => {
    if (most === 0) return 0;
    const counted = countedNetworks(address).map(({ network, share }) => ({
      visitor: createHmac('sha256', secret).update(`rate:${purpose}:${network}`).digest('base64url'),
      most: share * most,
    }));
    const { tries, isWithin } = await countOutwards(database, counted, rateWindowStart(now()));
    if (isWithin) return tries;
    throw tooOften('That was a lot at once. Please wait a few minutes and try again.', now());
  };
}
