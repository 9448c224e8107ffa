import { describe, expect, test } from 'vitest';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import { rateLimit } from './rate-limit.ts';
import { rateWindowStart, tooOften } from './rate-window.ts';
import { countInWindow, countOutwards, forgetRateWindows } from './rate-windows.ts';

const minute = 60_000;
const noon = Date.UTC(2027, 0, 1, 12);

describe('rate limit window', () => {
  test('a rate limit window lasts ten minutes of the clock', () => {
    expect([0, 1, 599_999].map((ms) => rateWindowStart(noon + ms))).toEqual([noon, noon, noon]);
    expect(rateWindowStart(noon + 600_000)).toBe(noon + 600_000);
  });

  test.each([
    [0, '600'],
    [4 * minute, '360'],
    [599_999, '1'],
  ])('refuses an attempt until the window ends, %i ms after its start', (ms, seconds) => {
    expect(tooOften('Too often.', noon + ms)).toMatchObject({
      status: 429,
      message: 'Too often.',
      headers: { 'Retry-After': seconds },
    });
  });
});

describe('rate limit attempts', () => {
  async function limited(most: number) {
    const database = await openTestDatabase(temporaryDirectory());
    const clock = { now: noon };
    const limit = rateLimit(database, 'a secret', most, () => clock.now);
    /** Returns the number of attempts so far, or the error message. */
    const tried = (address = '203.0.113.7', purpose = 'write') =>
      limit(address, purpose).catch((error: unknown) => (error instanceof Error ? error.message : error));
    return { database, clock, tried };
  }
  const refused = 'That was a lot at once. Please wait a few minutes and try again.';

  test('counts attempts for each visitor, purpose and window', async () => {
    const { clock, tried } = await limited(2);
    expect([await tried(), await tried(), await tried()]).toEqual([1, 2, refused]);
    expect(await tried('203.0.113.8')).toBe(1);
    expect(await tried('203.0.113.7', 'read')).toBe(1);
    clock.now += 10 * minute - 1;
    expect(await tried()).toBe(refused);
    clock.now += 1;
    expect(await tried()).toBe(1);
  });

  test('counts attempts of an IPv6 network for the networks around it, until its own limit is reached', async () => {
    const { tried } = await limited(1);
    const first = [await tried('2001:db8:1:a01::1'), await tried('2001:db8:1:a01::2')];
    expect(first).toEqual([1, refused]);
    expect([await tried('2001:db8:1:a02::1'), await tried('2001:db8:1:a03::1')]).toEqual([1, refused]);
  });

  test('counts nothing without a limit, and stores no addresses', async () => {
    const free = await limited(0);
    expect([await free.tried(), await free.tried()]).toEqual([0, 0]);
    expect(await free.database.selectFrom('rate_windows').selectAll().execute()).toEqual([]);
    const { database, tried } = await limited(1);
    await tried();
    const kept = await database.selectFrom('rate_windows').selectAll().execute();
    expect(kept).toEqual([{ visitor: expect.stringMatching(/^[\w-]{43}$/), window_start: noon, tries: 1 }]);
  });

  test('counts an attempt for the wider networks until one limit is exceeded', async () => {
    const database = await openTestDatabase(temporaryDirectory());
    const counted = (most: number) => [
      { visitor: 'own', most: 2 },
      { visitor: 'around', most },
    ];
    const count = (most = 9) => countOutwards(database, counted(most), noon);
    expect(await count()).toEqual({ tries: 1, isWithin: true });
    expect(await count(1)).toEqual({ tries: 2, isWithin: false });
    expect(await count()).toEqual({ tries: 3, isWithin: false });
    expect(await countInWindow(database, 'around', noon, 0)).toBe(2);
    expect(await countOutwards(database, [], noon)).toEqual({ tries: 0, isWithin: true });
  });

  test('deletes attempts a day after their window', async () => {
    const database = await openTestDatabase(temporaryDirectory());
    await countInWindow(database, 'somebody', noon);
    await countInWindow(database, 'somebody', noon + 1);
    await forgetRateWindows(database, noon + 86_400_000);
    expect(await countInWindow(database, 'somebody', noon, 0)).toBe(1);
    await forgetRateWindows(database, noon + 86_400_001);
    expect(await countInWindow(database, 'somebody', noon, 0)).toBe(0);
    expect(await countInWindow(database, 'somebody', noon + 1, 0)).toBe(1);
  });
});
