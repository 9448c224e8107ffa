import { dayMs } from '@banyan/api/contract';
import { expect } from 'vitest';
import { p99, proof } from '../testing/test-proof.ts';
import { testServer } from '../testing/test-server.ts';
import { rateLimit } from './rate-limit.ts';
import { forgetRateWindows } from './rate-windows.ts';

/** The address of the visitor of this number, from IPv4 and IPv6 in turn, each in a network of its own. */
const addressOf = (number: number): string =>
  number % 2 === 0
    ? [11, number >> 16, (number >> 8) & 255, number & 255].map((part) => part % 256).join('.')
    : `2001:${(number >> 12).toString(16)}:${(number & 4095).toString(16)}::1`;

const atOnce = 100;

proof(
  {
    what: 'limits: each network is counted for itself, whoever is over is refused, and a day later nothing is kept',
    full: 1_000_000,
    of: 'networks',
  },
  async (count) => {
    const { database } = await testServer({}, { samples: false });
    const now = Date.now();
    const limit = rateLimit(database, 'secret', 2, () => now);
    const took: number[] = [];
    for (let number = 0; number < count; number += atOnce) {
      const numbers = Array.from({ length: Math.min(atOnce, count - number) }, (_, index) => number + index);
      await Promise.all(
        numbers.map(async (one) => {
          const from = performance.now();
          expect(await limit(addressOf(one), 'write')).toBe(1);
          took.push(performance.now() - from);
        }),
      );
      // One of each hundred goes on, and is told.
      const address = addressOf(number);
      expect(await limit(address, 'write')).toBe(2);
      await expect(limit(address, 'write')).rejects.toMatchObject({ status: 429 });
    }
    await forgetRateWindows(database, now + 2 * dayMs);
    expect(await database.selectFrom('rate_windows').selectAll().execute()).toEqual([]);
    return `${atOnce} at once: ${p99(took).text}`;
  },
);
