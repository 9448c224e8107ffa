import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createClient } from './index.ts';

/* Simulates a host that follows the spec and sends nothing more. */

const answering = (answer: () => Response) =>
  createClient({ base: 'https://alumni.example.org/api', fetch: async () => answer() });
const reading = (body: object, status = 200) => answering(() => Response.json(body, { status }));

const message = { firstName: 'A', lastName: 'B', email: 'a@example.org', message: 'hi', captchaToken: 't' };
const donorInfo = {
  firstName: 'A',
  lastName: 'B',
  email: 'a@example.org',
  graduationYear: 1990,
  program: 'PhD',
} as const;

const member = { _id: '6560', firstName: 'A', lastName: 'B', graduationYear: 1990, coepProgram: 'Civil' };
const story = { id: 7, title: 'A', date: '2026-11-20' };
const event = { _id: '6561', title: 'A', date: '2026-12-12' };
const newsItem = { _id: '6562', title: 'A', createdAt: '2026-11-20T10:00:00.000Z' };
const job = {
  _id: '6563',
  title: 'A',
  company: 'B',
  location: 'C',
  description: 'D',
  jobType: 'Contract',
  applicationLink: 'https://example.org',
  postedOn: '2026-11-20',
};

const warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn.mockReset().mockImplementation(() => undefined);
});
afterAll(() => warn.mockRestore());

describe('write answers', () => {
  test.each([
    ['nothing', () => new Response(null, { status: 204 })],
    ['an empty text', () => new Response('', { status: 201 })],
    ['HTML', () => new Response('<h1>Thank you</h1>')],
    ['a list', () => Response.json([])],
    ['an object of its own', () => Response.json({ data: { _id: 'x' }, message: { en: 'Hi' }, success: 1 })],
  ])('accepts any 2xx answer to a write: %s', async (_, answer) => {
    const client = answering(answer);
    const receipt = { success: true, message: '' };
    expect(await client.sendContactMessage(message)).toEqual(receipt);
    expect(await client.captureOrder({ orderId: 'O-1', donorInfo })).toEqual({});
    expect(await client.getOrderDetails({ params: { orderId: 'O-1' } })).toMatchObject({
      status: 'captured',
    });
  });

  test('returns the reference if the host sends one', async () => {
    const receipt = await reading({ reference: 'C-1' }).sendContactMessage(message);
    expect(receipt).toEqual({ success: true, message: '', reference: 'C-1' });
    expect(await reading({ orderId: 'O-2' }).captureOrder({ orderId: 'O-1', donorInfo })).toEqual({
      orderId: 'O-2',
    });
  });
});

describe('error answers', () => {
  test.each([
    ['an error answer with status 400', 400],
    ['an error answer with status 200', 200],
  ])('%s needs only a message, and an unreadable list of errors is ignored', async (_, status) => {
    const client = reading({ success: false, message: 'Not today.', errors: { email: 'taken' } }, status);
    const refusal = { kind: 'http', status, serverMessage: 'Not today.', fieldErrors: [] };
    await expect(client.sendContactMessage(message)).rejects.toMatchObject(refusal);
    await expect(client.getJobs()).rejects.toMatchObject(refusal);
    await expect(client.captureOrder({ orderId: 'O-1', donorInfo })).rejects.toMatchObject(refusal);
  });

  test('reads an error answer without `success: false`', async () => {
    await expect(
      reading({ message: 'CAPTCHA failed' }, 400).sendContactMessage(message),
    ).rejects.toMatchObject({
      serverMessage: 'CAPTCHA failed',
    });
  });
});

describe('list answers', () => {
  const lists = [
    { name: 'event', good: event, read: (data: unknown[]) => reading({ data }).getActiveEvents() },
    { name: 'news item', good: newsItem, read: (data: unknown[]) => reading({ data }).fetchAllNews() },
    { name: 'story', good: story, read: (data: unknown[]) => reading({ data }).getStories() },
    { name: 'member', good: member, read: (data: unknown[]) => reading({ data, total: 9 }).getMembers() },
    {
      name: 'job',
      good: job,
      read: async (jobs: unknown[]) => ({ data: (await reading({ jobs }).getJobs()).jobs }),
    },
  ];

  test.each(lists)(
    'reads every $name that follows the spec, also with null values',
    async ({ good, read }) => {
      const nothing = {
        images: null,
        tags: null,
        createdBy: null,
        address: null,
        postedBy: null,
        content: null,
      };
      const { data } = await read([good, { ...good, ...nothing, company: good === job ? 'B' : null }]);
      expect(data).toHaveLength(2);
      expect(warn).not.toHaveBeenCalled();
    },
  );

  test.each(lists)('leaves out each unreadable $name and logs it once', async ({ name, good, read }) => {
    const list = [null, good, { ...good, title: 5, firstName: 5 }, 'x', good];
    expect((await read(list)).data).toHaveLength(2);
    expect((await read(list)).data).toHaveLength(2);
    expect(warn.mock.calls).toEqual([[`3 of 5 left out, no ${name}: number 1, 3, 4`]]);
  });

  test.each(lists)('rejects a list as malformed if no $name in it can be read', async ({ read }) => {
    await expect(read([{}, {}])).rejects.toMatchObject({ kind: 'malformed' });
    expect((await read([])).data).toEqual([]);
  });
});

describe('dates', () => {
  const newsOf = async (...dates: string[]) =>
    (await reading({ data: dates.map((createdAt) => ({ ...newsItem, createdAt })) }).fetchAllNews()).data.map(
      ({ createdAt }) => createdAt,
    );

  test('accepts an instant or a day, and reads a time without an offset as UTC', async () => {
    const kept = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:00:00+05:30', '2026-11-20'];
    expect(await newsOf(...kept)).toEqual(kept);
    expect(await newsOf('2026-11-20T10:00:00')).toEqual(['2026-11-20T10:00:00Z']);
  });

  test.each(['20 novembre 2026', '20.11.2026', '11/20/2026', '२०२६-११-२०', ''])(
    'leaves out an item whose date is not ISO 8601: %s',
    async (words) => {
      expect(await newsOf('2026-11-20', words)).toEqual(['2026-11-20']);
      const { data } = await reading({ data: [event, { ...event, date: words }] }).getActiveEvents();
      expect(data).toHaveLength(1);
      const { jobs } = await reading({ jobs: [job, { ...job, postedOn: words }] }).getJobs();
      expect(jobs).toHaveLength(1);
    },
  );
});

test.each([
  [' jobs@example.org ', 'mailto:jobs@example.org'],
  ['mailto:jobs@example.org', 'mailto:jobs@example.org'],
  ['https://example.org/@jobs', 'https://example.org/@jobs'],
  ['javascript:alert(1)@x', 'javascript:alert(1)@x'],
])('an application link %s becomes %s', async (applicationLink, address) => {
  const { jobs } = await reading({ jobs: [{ ...job, applicationLink }] }).getJobs();
  expect(jobs).toMatchObject([{ applicationLink: address }]);
});
