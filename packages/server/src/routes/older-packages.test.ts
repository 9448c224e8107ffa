import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  answeredKeys,
  hasOlderPackages,
  type OlderPackages,
  olderPackages,
} from '../testing/test-older-packages.ts';
import { freshToken, testServer, trusting } from '../testing/test-server.ts';

/*
 * A chapter's site that still uses packages 0.1.0, with today's API. Its requests are written out here and not shared with other
 * tests, so that they stay the same when today's forms change.
 */

const national = 'http://localhost:3000';
const site = 'https://bay-area.example.org';
const event = 'event-long-table';
const description =
  'A hundred characters are soon written when one says what a day at this job looks like, hour by hour.';
const donorInfo = {
  firstName: 'Asha',
  lastName: 'Pimpal',
  email: 'asha@example.org',
  graduationYear: 1994,
  program: 'MTech',
  purpose: 'A bench',
};
const message = () => ({
  firstName: 'Leela',
  lastName: 'Umbar',
  email: 'leela@example.org',
  phone: '',
  message: 'Is the long table really one table?',
  captchaToken: freshToken(),
});
const registration = () => ({
  FirstName: 'Rohan',
  LastName: 'Bakul',
  email: 'rohan@example.org',
  Year: 1998,
  Dept: 'Mechanical',
  captchaToken: freshToken(),
});

/** Calls as sites with 0.1.0 make them. */
const asked: Record<string, () => unknown[]> = {
  getFeaturedEvent: () => [{ query: { chapter: 'bay-area' } }],
  getActiveEvents: () => [{ query: { chapter: 'bay-area' } }],
  getEvent: () => [{ params: { id: event } }],
  fetchAllNews: () => [{ query: { chapter: 'bay-area' } }],
  getStories: () => [],
  getMembers: () => [{ query: { chapter: 'bay-area' } }],
  getJobs: () => [],
  health: () => [],
  registerForEvent: () => [
    {
      firstName: 'Tara',
      lastName: 'Chinch',
      email: 'tara@example.org',
      graduationYear: '2009',
      comments: '',
    },
    { params: { id: event } },
  ],
  createStory: () => [
    {
      title: 'A bridge',
      name: 'Rohan Bakul',
      email: 'rohan@example.org',
      contactNo: '555-0142',
      graduationYear: '1998',
      department: 'Civil Engineering',
      currentRole: 'Bridge engineer',
      company: 'Kettle River',
      category: 'career',
      story: 'A bridge is a promise. '.repeat(20),
      agreeTerms: 'true',
    },
  ],
  sendContactMessage: () => [message()],
  registerMember: () => [registration()],
  createJob: () => [
    {
      title: 'Gate operator',
      company: 'Open Canal',
      location: 'Lowell, Massachusetts',
      jobType: 'Part-time',
      description,
      requirements: '',
      applicationLink: 'https://jobs.example.org/gate',
      postedBy: { User: { name: 'Leela Umbar', email: 'leela@example.org', contactNo: '978-555-0100' } },
      agreeTerms: true,
      captchaToken: freshToken(),
    },
  ],
};
/**
 * Simulates a browser on that site: it sends its origin and keeps cookies.
 *
 * @param change Changes a response on its way.
 */
async function browser(
  change: (answer: unknown) => unknown = (answer) => answer,
  overrides: Parameters<typeof testServer>[1] = { captchaProvider: trusting },
) {
  const { server } = await testServer({ ALLOWED_ORIGINS: site }, overrides);
  const cookies = new Map<string, string>();
  const send: typeof fetch = async (...request) => {
    const asked = new Request(...request);
    if (new URL(asked.url).pathname === '/config.json') return Response.json(server.runtimeConfig);
    asked.headers.set('Origin', site);
    asked.headers.set('Cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    const answer = await server.fetch(asked, { peer: '203.0.113.7' });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    if (!answer.ok) return answer;
    return Response.json(change(await answer.json()), { status: answer.status });
  };
  return send;
}

/** Lists the keys of a response with their paths: `data[].title`. */
const keysOf = (value: unknown, place = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => keysOf(item, `${place}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const name = place === '' ? key : `${place}.${key}`;
    return [name, ...keysOf(part, name)];
  });
};

/** Returns missing keys. The schemas of 0.1.0 accept a missing title as an empty one, which readers of the page would notice. */
const missingKeys = (expected: readonly string[], answer: unknown): string[] => {
  const present = new Set(keysOf(answer));
  return expected.filter((key) => !present.has(key));
};

describe('packages 0.1.0 with today’s API', () => {
  let older: OlderPackages;
  const removals: (() => void)[] = [];
  const present = hasOlderPackages();

  beforeAll(async () => {
    if (present)
      older = await olderPackages({ id: 'bay-area', name: 'Bay Area', national, links: {} }, (remove) =>
        removals.push(remove),
      );
  }, 60_000);
  afterAll(() => {
    for (const remove of removals) remove();
  });
  beforeEach(({ skip }) => {
    skip(!present, 'The history of this clone does not reach packages 0.1.0: git fetch --unshallow.');
  });
  const client = async (...options: Parameters<typeof browser>) =>
    older.createClient({ base: `${national}/api`, fetch: await browser(...options) });

  test.each(Object.entries(asked))(
    '%s gets a response with every key that it had',
    async (name, parameters) => {
      let answer: unknown;
      const call = (await client((arrived) => (answer = arrived)))[name];
      await expect(call?.(...parameters())).resolves.toBeDefined();
      expect(missingKeys(answeredKeys[name] ?? [], answer)).toEqual([]);
    },
  );

  test('completes a donation from packages 0.1.0', async () => {
    const { createOrder, captureOrder, getOrderDetails } = await client();
    const order = (await createOrder?.({ amount: 25, currency_code: 'USD', captchaToken: freshToken() })) as {
      id: string;
    };
    expect(await captureOrder?.({ orderId: order.id, donorInfo })).toEqual({ orderId: order.id });
    expect(await getOrderDetails?.({ params: { orderId: order.id } })).toMatchObject({ amount: 25 });
  });

  test('sends a captcha challenge that packages 0.1.0 can solve', async () => {
    const { getVerificationChallenge } = await client(undefined, {});
    expect(await getVerificationChallenge?.()).toMatchObject({
      parameters: { algorithm: 'PBKDF2/SHA-256' },
    });
  });

  describe('pages of a chapter', () => {
    const quiet = new AbortController().signal;
    beforeEach(async () => {
      vi.stubGlobal('fetch', await browser());
      return () => vi.unstubAllGlobals();
    });

    test('shows future and past events on pages of packages 0.1.0', async () => {
      const { events, feed } = await older.readEvents(quiet);
      expect(feed).toBe(`${national}/api/events/calendar.ics?chapter=bay-area`);
      expect(events.length).toBeGreaterThan(0);
      for (const found of events) {
        const row = older.upcomingRow(found, Date.now(), true);
        expect(row).toMatchObject({
          id: expect.stringMatching(/./),
          title: expect.stringMatching(/./),
          location: expect.stringMatching(/./),
          day: expect.anything(),
          dateLong: expect.stringMatching(/\d{4}/),
          action: { href: expect.stringMatching(/^https?:/) },
          calendar: { href: expect.stringMatching(/event\.ics$/) },
        });
        expect(older.pastTile(found)).toMatchObject({ title: row.title });
      }
    });

    test('shows the next event and the news on pages of packages 0.1.0', async () => {
      expect(await older.readNextEvent(quiet)).not.toBeUndefined();
      const news = await older.readFrontNews(quiet);
      expect(news).toHaveLength(5);
      for (const item of news) expect(item).toMatchObject({ date: expect.stringMatching(/\d{4}$/) });
    });

    test('sends a message and a membership request from packages 0.1.0', async () => {
      const receipt = { success: true, reference: expect.stringMatching(/./) };
      expect(await older.sendMessage(message())).toMatchObject(receipt);
      expect(await older.sendRegistration(registration())).toMatchObject(receipt);
    });
  });
});
