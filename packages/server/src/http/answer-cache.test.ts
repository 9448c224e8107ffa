import { describe, expect, test, vi } from 'vitest';
import { answerCache } from './answer-cache.ts';

function cacheOf(options: { graceMs?: number; most?: number; mostBytes?: number } = {}) {
  let at = Date.UTC(2027, 0, 1);
  const cache = answerCache<string>({ bytesOf: ({ length }) => length, now: () => at, ...options });
  const passes = (ms: number) => {
    at += ms;
  };
  return { ...cache, passes, read: (address: string, text: string) => cache.get(address, async () => text) };
}

describe('response cache', () => {
  test('makes a response once for all who ask within a second, and then again', async () => {
    const { get, read, ready, passes } = cacheOf();
    const make = vi.fn(async () => 'old');
    expect(await Promise.all([get('/news', make), get('/news', make)])).toEqual(['old', 'old']);
    passes(999);
    expect(await get('/news', make)).toBe('old');
    expect(make).toHaveBeenCalledTimes(1);
    passes(1);
    expect(ready('/news')).toBeUndefined();
    expect(await read('/news', 'new')).toBe('new');
  });

  test('passes the last response to the function that makes the next one', async () => {
    const { get, read, passes } = cacheOf();
    await read('/news', 'old');
    passes(5_000);
    expect(await get('/news', async (before) => `${before} and new`)).toBe('old and new');
  });

  test('does not pass on a response that was made before a change', async () => {
    const { get, read, changed } = cacheOf();
    await read('/news', 'hidden since');
    changed();
    expect(await get('/news', async (before) => before ?? 'nothing')).toBe('nothing');
  });

  test('makes a new response at once after a change, even while an older one is being made', async () => {
    const { get, read, ready, changed } = cacheOf();
    const reading = Promise.withResolvers<string>();
    const before = get('/news', () => reading.promise);
    changed();
    expect(await read('/news', 'new')).toBe('new');
    reading.resolve('old');
    expect(await before).toBe('old');
    expect(await read('/news', 'not asked')).toBe('new');
    changed();
    expect(ready('/news')).toBeUndefined();
  });

  test('serves a stale response within the grace period while one request makes the next, but not after a change', async () => {
    const { get, read, passes, changed } = cacheOf({ graceMs: 4_000 });
    await read('/news', 'old');
    passes(2_000);
    const reading = Promise.withResolvers<string>();
    const make = vi.fn(() => reading.promise);
    expect(await get('/news', make)).toBe('old');
    expect(await get('/news', make)).toBe('old');
    expect(make).toHaveBeenCalledTimes(1);
    reading.resolve('new');
    await vi.waitFor(async () => expect(await read('/news', 'not asked')).toBe('new'));
    passes(5_000);
    expect(await read('/news', 'after the grace')).toBe('after the grace');
    passes(2_000);
    changed();
    expect(await read('/news', 'changed')).toBe('changed');
  });

  test('serves a stale response within the grace period when the next one fails', async () => {
    const { get, read, passes } = cacheOf({ graceMs: 4_000 });
    await read('/news', 'old');
    passes(2_000);
    expect(await get('/news', () => Promise.reject(new Error('away')))).toBe('old');
    passes(3_000);
    await expect(get('/news', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  });

  test('passes an error to all who wait, and makes the response again for the next request', async () => {
    const { get, read } = cacheOf();
    const fails = vi.fn(() => Promise.reject(new Error('away')));
    const both = await Promise.allSettled([get('/news', fails), get('/news', fails)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fails).toHaveBeenCalledTimes(1);
    expect(await read('/news', 'back')).toBe('back');
  });

  test('lets a response expire when the clock is set back', async () => {
    const { read, passes } = cacheOf();
    await read('/news', 'old');
    passes(-3_600_000);
    expect(await read('/news', 'new')).toBe('new');
  });
});

test('keeps no more responses than allowed, and evicts those that were not refreshed', async () => {
  const { read, ready, passes } = cacheOf({ most: 3 });
  for (let number = 0; number < 50; number += 1) {
    await read('/news', 'asked for');
    passes(500);
    await read(`/events/${number}`, 'one of many');
    passes(500);
  }
  await read('/news', 'asked for');
  const left = Array.from({ length: 50 }, (_, number) => `/events/${number}`);
  expect(ready('/news')).toBeDefined();
  expect(left.filter(ready)).toEqual(['/events/49']);
});

test('keeps no more bytes than allowed, and never a response that is larger than all of them', async () => {
  const { read, ready } = cacheOf({ mostBytes: 5_000 });
  const addresses = ['/1', '/2', '/3', '/4', '/5', '/6'];
  for (const address of addresses) await read(address, 'a'.repeat(1_000));
  expect(addresses.filter(ready)).toEqual(['/2', '/3', '/4', '/5', '/6']);
  await read('/large', 'a'.repeat(6_000));
  expect(['/large', '/2', '/6'].filter(ready)).toEqual(['/2', '/6']);
});
