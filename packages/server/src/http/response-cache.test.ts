import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Call, calls } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { noteChange, onOwnChange } from '../settings/changed.ts';
import { createLogger } from '../telemetry/logger.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { eventBody, temporaryDirectory, testServer, trusting } from '../testing/test-server.ts';
import type { AnyGuardedHandler } from './handler.ts';
import { type Policy, policies } from './policies.ts';
import { responseCache } from './response-cache.ts';
import { router } from './router.ts';
import type { RequestContext } from './services.ts';
import { anonymousVisitor } from './visitor.ts';

const featured = '/events/get-featured-event';
const events = '/events/get-active-events';
const news = '/news/fetch-all-news';
const stories = '/alumni-stories/get-stories';
const calendar = '/events/calendar.ics';
const policyOf: Readonly<Record<string, Policy>> = policies;
const sharedReads = [featured, events, '/events/get-events/event-long-table', news, stories, calendar];

type Served = Awaited<ReturnType<typeof testServer>>;

/** Starts two servers on one database, with the cache lifetime of the product and a clock that the test moves. */
async function servers() {
  let at = Date.now();
  const DATA_DIR = temporaryDirectory();
  const overrides = { captchaProvider: trusting, now: () => at, answersLiveMs: 1_000 };
  const one = await testServer({ DATA_DIR }, overrides);
  const other = await testServer({ DATA_DIR }, overrides);
  const passes = (ms: number) => {
    at += ms;
  };
  return { one, other, passes, at: () => at };
}

const seatsTaken = async ({ request }: Served, id: string): Promise<number> =>
  (await (await request(`/events/get-events/${id}`)).json()).data.registeredCount;

const isReady = ({ server }: Served, path: string) => server.ready(`/api${path}`) !== undefined;

/** Repeats a request until its response is cached: a server that has just started still makes writes, which clear the cache. */
const untilReady = (served: Served, path: string) =>
  expect
    .poll(
      async () => {
        await served.request(path);
        return isReady(served, path);
      },
      { timeout: 10_000 },
    )
    .toBe(true);

describe('shared response cache', () => {
  test('shows a change at once in the same process, and within a second in every other process', async () => {
    const { one, other, passes } = await servers();
    const address = await one.event();
    const taken = () => Promise.all([seatsTaken(one, 'event-test'), seatsTaken(other, 'event-test')]);
    expect(await taken()).toEqual([0, 0]);
    expect((await one.post(address, eventBody())).status).toBe(200);
    expect(await taken()).toEqual([1, 0]);
    passes(999);
    expect(await seatsTaken(other, 'event-test')).toBe(0);
    passes(1);
    expect(await taken()).toEqual([1, 1]);
  });

  test('drops responses as soon as this process detects a change of the pages', async () => {
    const { one, other } = await servers();
    await other.server.changes();
    await untilReady(other, news);
    await other.server.changes();
    expect(isReady(other, news)).toBe(true);
    await transaction(one.database, noteChange);
    await other.server.changes();
    expect(isReady(other, news)).toBe(false);
  });

  test('notifies the listener of a change in the same process, to render pages again', async () => {
    const database = await openTestDatabase(temporaryDirectory());
    let told = 0;
    onOwnChange(database, () => {
      told += 1;
    });
    await transaction(database, async () => undefined);
    expect(told).toBe(0);
    await transaction(database, noteChange);
    expect(told).toBe(1);
  });

  test('notifies listeners of every write in this process, and of a change elsewhere once it is detected', async () => {
    const { one, other } = await servers();
    const address = await one.event();
    await other.server.changes();
    let [here, there] = [0, 0];
    one.server.onChange(() => {
      here += 1;
    });
    other.server.onChange(() => {
      there += 1;
    });
    await one.post(address, eventBody());
    expect(here).toBeGreaterThan(0);
    const before = there;
    await transaction(one.database, noteChange);
    await other.server.changes();
    expect(there).toBeGreaterThan(before);
  });

  test('follows the clock, too: an event that is over is featured for a second at most', async () => {
    const { one, passes, at } = await servers();
    const [date, end_date] = [at() - 3_600_000, at() + 500].map((ms) => new Date(ms).toISOString());
    await one.event({ title: 'Just now', date: date ?? '', end_date: end_date ?? '', featured: 1 });
    const title = async () => (await (await one.request(featured)).json()).data.title;
    expect(await title()).toBe('Just now');
    passes(1_000);
    expect(await title()).not.toBe('Just now');
  });

  test.each(sharedReads)(
    '%s: returns the same content in every encoding, without a database query',
    async (path) => {
      const { one } = await servers();
      const plain = Buffer.from(await (await one.request(path)).arrayBuffer());
      await untilReady(one, path);
      for (const table of ['event_registrations', 'news', 'stories', 'events'] as const)
        await one.database.schema.alterTable(table).renameTo(`${table}_gone`).execute();
      const asked = async (headers: Record<string, string>) => {
        const answer = await one.request(path, { headers });
        return {
          answer,
          bytes: Buffer.from(await answer.arrayBuffer()),
          tag: answer.headers.get('ETag') ?? '',
        };
      };
      const brotli = await asked({ 'Accept-Encoding': 'gzip, deflate, br' });
      const gzip = await asked({ 'Accept-Encoding': 'br;q=0, gzip;q=0.5' });
      const none = await asked({ 'Accept-Encoding': 'br;q=0, gzip;q=0' });
      expect(none.bytes).toEqual(plain);
      if (plain.length >= 1_000) {
        expect(brotliDecompressSync(brotli.bytes)).toEqual(plain);
        expect(gunzipSync(gzip.bytes)).toEqual(plain);
        expect(new Set([brotli.tag, gzip.tag, none.tag]).size).toBe(3);
      }
      for (const { answer, bytes } of [brotli, gzip, none]) {
        expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Origin');
        expect(answer.headers.get('Content-Length')).toBe(String(bytes.length));
      }
      const again = await asked({ 'Accept-Encoding': 'br', 'If-None-Match': `"x", W/${brotli.tag}` });
      expect([again.answer.status, again.bytes.length]).toEqual([304, 0]);
      expect((await asked({ 'If-None-Match': '"x"' })).answer.status).toBe(200);
    },
  );
});

describe('responses that are not shared', () => {
  test('does not cache directory, search, donations, health and challenges', async () => {
    const { one } = await servers();
    const own = Object.entries(calls).filter(([name, { reads }]) => reads && !policyOf[name]?.shared);
    expect(own.map(([name]) => name)).toEqual([
      'getMembers',
      'search',
      'getOrderDetails',
      'health',
      'getVerificationChallenge',
    ]);
    for (const [, { path }] of own) {
      await one.request(path);
      expect(isReady(one, path)).toBe(false);
    }
  });

  test('makes the directory for each visitor, and compresses it if the client accepts that', async () => {
    const { one } = await servers();
    const list = '/member/get-members?limit=24';
    const plain = Buffer.from(await (await one.request(list)).arrayBuffer());
    const packed = await one.request(list, { headers: { 'Accept-Encoding': 'br, gzip' } });
    expect(packed.headers.get('Content-Encoding')).toBe('gzip');
    expect(gunzipSync(await packed.arrayBuffer())).toEqual(plain);
    const headers = { 'Accept-Encoding': 'gzip', 'If-None-Match': packed.headers.get('ETag') ?? '' };
    expect((await one.request(list, { headers })).status).toBe(304);
    expect(isReady(one, list)).toBe(false);
  });

  test('does not cache unknown addresses, errors, or other spellings of an address', async () => {
    const { one } = await servers();
    const odd = [
      '/events/get-events/none',
      `${news}?chapter=mars`,
      `${news}?utm_source=mail`,
      `${news}?chapter=%20bay-area`,
      `${news}?chapter=+bay-area`,
      `${events}?chapter=`,
      '/events/get-events/%65vent-long-table',
      `${calendar}?x=1`,
    ];
    for (const path of odd) {
      await one.request(path);
      expect([path, isReady(one, path)]).toEqual([path, false]);
    }
    const spelled = [
      news,
      `${news}?chapter=bay-area`,
      events,
      calendar,
      '/events/get-events/event-long-table',
    ];
    for (const path of spelled) await untilReady(one, path);
  });

  test('gives a handler of a shared response no information about the visitor', async () => {
    const told: RequestContext[] = [];
    const handler: AnyGuardedHandler = {
      async answer(_, context) {
        told.push(context);
        return { success: true };
      },
    };
    const call: Call = { ...calls.getStories };
    const app = router(
      { read: call },
      { read: handler },
      { read: policies.getStories },
      {
        basePath: '/api',
        origins: { publicOrigin: 'https://alumni.example.org', allowedOrigins: ['https://bay.example.org'] },
        captchaProvider: trusting,
        countWrite: async () => 0,
        visitorOf: () => ({ ...anonymousVisitor, network: '203.0.113.7', cookie: () => 'secret' }),
        shared: responseCache(Date.now),
        logger: createLogger(),
      },
    );
    const headers = { Cookie: 'gift=secret', Origin: 'https://bay.example.org' };
    await app.fetch(new Request(`http://localhost/api${stories}`, { headers }), { peer: '203.0.113.7' });
    expect(told).toEqual([
      {
        idempotencyKey: undefined,
        captchaProvider: trusting,
        tries: 0,
        visitor: anonymousVisitor,
        sentFrom: null,
      },
    ]);
  });
});
