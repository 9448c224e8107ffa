import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { type SharedText, sharedAddress, sharedAnswers } from './shared-answers.ts';

const textOf = (text: string): SharedText => ({ route: '/news', headers: {}, text });
const long = (word: string) => word.repeat(1_000);

function kept(most?: { answers: number; bytes: number }) {
  let at = Date.UTC(2027, 0, 1);
  const answers = sharedAnswers(() => at, most && { most });
  const passes = (ms: number) => {
    at += ms;
  };
  const read = async (address: string, text: string) =>
    new TextDecoder().decode((await answers.get(address, async () => textOf(text))).encoded.body);
  return { ...answers, read, passes };
}

describe('an answer', () => {
  test('is made once for all who ask within a second, and then again', async () => {
    const { get, read, ready, passes } = kept();
    const make = vi.fn(async () => textOf('old'));
    const asked = await Promise.all([get('/news', make), get('/news', make), get('/news', make)]);
    expect(new Set(asked).size).toBe(1);
    passes(999);
    expect(await get('/news', make)).toBe(asked[0]);
    expect(ready('/news')).toBe(asked[0]);
    expect(make).toHaveBeenCalledTimes(1);
    passes(1);
    expect(ready('/news')).toBeUndefined();
    expect(await read('/news', 'new')).toBe('new');
  });

  test('keeps its bytes for as long as it says the same', async () => {
    const { get, passes } = kept();
    const first = await get('/news', async () => textOf(long('a')));
    passes(5_000);
    expect(await get('/news', async () => textOf(long('a')))).toBe(first);
    passes(5_000);
    expect(await get('/news', async () => textOf(long('b')))).not.toBe(first);
  });

  test('is another one at once after a change, also for who asks while an older one is being made', async () => {
    const { get, read, ready, changed } = kept();
    const reading = Promise.withResolvers<void>();
    const before = get('/news', async () => {
      await reading.promise;
      return textOf('old');
    });
    changed();
    expect(await read('/news', 'new')).toBe('new');
    reading.resolve();
    expect(new TextDecoder().decode((await before).encoded.body)).toBe('old');
    expect(await read('/news', 'not asked')).toBe('new');
    changed();
    expect(ready('/news')).toBeUndefined();
  });

  test('that an older one overtakes is kept all the same', async () => {
    const { get, read, changed } = kept();
    const reading = Promise.withResolvers<SharedText>();
    const before = get('/news', () => reading.promise);
    changed();
    reading.resolve(textOf('old'));
    await before;
    expect(await read('/news', 'new')).toBe('new');
  });

  test('that cannot be made is an error for those who wait, and is made again for the next', async () => {
    const { get, read, ready } = kept();
    const fails = vi.fn(() => Promise.reject(new Error('away')));
    const both = await Promise.allSettled([get('/news', fails), get('/news', fails)]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(fails).toHaveBeenCalledTimes(1);
    expect(ready('/news')).toBeUndefined();
    expect(await read('/news', 'back')).toBe('back');
  });

  test('does not live for ever when the clock is put back', async () => {
    const { read, passes } = kept();
    await read('/news', 'old');
    passes(-3_600_000);
    expect(await read('/news', 'new')).toBe('new');
  });

  test('is packed where that saves a packet, and unpacked says the same', async () => {
    const { get } = kept();
    const { encoded } = await get('/long', async () => textOf(long('é')));
    expect([encoded.br, encoded.gzip].map((packed) => (packed?.byteLength ?? 0) < 100)).toEqual([true, true]);
    expect(brotliDecompressSync(encoded.br ?? '')).toEqual(Buffer.from(encoded.body));
    expect(gunzipSync(encoded.gzip ?? '')).toEqual(Buffer.from(encoded.body));
    const short = await get('/short', async () => textOf('é'));
    expect([short.encoded.br, short.encoded.gzip]).toEqual([undefined, undefined]);
  });
});

test('so many are kept and no more, and what is asked for again and again stays', async () => {
  const { read, ready, passes } = kept({ answers: 3, bytes: 1_000_000 });
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

test('of large ones fewer are kept, and one that is larger than all may be is never', async () => {
  const { read, ready } = kept({ answers: 100, bytes: 10_000 });
  for (const address of ['/1', '/2', '/3', '/4', '/5', '/6']) await read(address, long('a'));
  expect(['/1', '/2', '/3', '/4', '/5', '/6'].filter(ready)).toEqual(['/2', '/3', '/4', '/5', '/6']);
  await read('/large', long('ten signs '));
  expect(['/large', '/2', '/6'].filter(ready)).toEqual(['/2', '/6']);
});

test('everything that is the same has one address', () => {
  expect(sharedAddress('/api/news')).toBe('/api/news');
  expect(sharedAddress('/api/news', {}, { chapter: '' })).toBe('/api/news');
  expect(sharedAddress('/api/news', {}, { chapter: 'bay-area' })).toBe('/api/news?chapter=bay-area');
  expect(sharedAddress('/api/events/:id/event.ics', { id: 'a/b ?' })).toBe(
    '/api/events/a%2Fb%20%3F/event.ics',
  );
});
