import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { visitorNetwork, widerNetworks } from './peer.ts';
import { countOutwards } from './rate-windows.ts';
import { Refusal } from './refusal.ts';

/** Length of a window in milliseconds: ten minutes. */
export const rateWindowMs = 600_000;

/** Counts one try and says how many this visitor had in the window; 0 when the limit is off. */
export type RateLimit = (address: string, purpose: string) => Promise<number>;

/** How much more a network around an IPv6 visitor's own may try: as much as two, and as four of them. */
const wider = { 56: 2, 48: 4 } as const;

function networksOf(address: string, most: number): { network: string; most: number }[] {
  const around = widerNetworks(address);
  const own = { network: visitorNetwork(address), most };
  if (!around) return [own];
  return [
    own,
    { network: around[56], most: wider[56] * most },
    { network: around[48], most: wider[48] * most },
  ];
}

/**
 * A fixed window per visitor and purpose, kept in a table so that a restart does not reopen it. The address is stored
 * only as a keyed hash. Of IPv6, where one person may have thousands of networks, the /56 around a visitor's /64 may try
 * twice as often, and the /48 four times.
 * @param most Tries per window; 0 turns the limit off.
 */
export function rateLimit(database: Database, secret: string, most: number, now: () => number): RateLimit {
  return async (address, purpose) => {
    if (most === 0) return 0;
    const counted = networksOf(address, most).map(({ network, most }) => ({
      visitor: createHmac('sha256', secret).update(`rate:${purpose}:${network}`).digest('base64url'),
      most,
    }));
    const windowStart = Math.floor(now() / rateWindowMs) * rateWindowMs;
    const { tries, isWithin } = await countOutwards(database, counted, windowStart);
    if (isWithin) return tries;
    const seconds = Math.ceil((windowStart + rateWindowMs - now()) / 1000);
    throw new Refusal(429, 'That was a lot at once. Please wait a few minutes and try again.', {
      headers: { 'Retry-After': String(seconds) },
    });
  };
}
