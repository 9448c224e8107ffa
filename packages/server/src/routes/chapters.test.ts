import { createClient } from '@banyan/api/client';
import { chapterIds, dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { reviewing } from '../review/test-reviewing.ts';
import { registrationBody, testServer } from '../testing/test-server.ts';

async function product() {
  const served = await testServer();
  const client = createClient({
    base: 'http://localhost:3000/api',
    fetch: (...request) => served.server.fetch(new Request(...request), { peer: '203.0.113.7' }),
  });
  return { ...served, client };
}

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

describe('chapter filter', () => {
  test.each(['bay-area', 'tx-southwest'])(
    '%s has a future event, a past event and news on the first run, and nothing of other chapters',
    async (chapter) => {
      const { client } = await product();
      const query = { chapter };
      const events = (await client.getActiveEvents({ query })).data;
      const ahead = events.filter(({ date }) => Date.parse(date) > Date.now());
      expect(ahead).not.toEqual([]);
      expect(events.length).toBeGreaterThan(ahead.length);
      const news = (await client.fetchAllNews({ query })).data;
      expect(news).not.toEqual([]);
      expect(new Set([...events, ...news].map((item) => item.chapter))).toEqual(new Set([chapter]));
      expect((await client.getFeaturedEvent({ query })).data?._id).toBe(ahead[0]?._id);
    },
  );

  test('returns everything without a chapter or with an empty one', async () => {
    const { client } = await product();
    const all = await client.getActiveEvents();
    expect(new Set(all.data.map(({ chapter }) => chapter))).toContain(null);
    expect(await client.getActiveEvents({ query: { chapter: '' } })).toEqual(all);
    expect((await client.fetchAllNews({ query: {} })).data).toHaveLength(12);
    expect((await client.getFeaturedEvent({ query: { chapter: ' ' } })).data?._id).toBe('event-long-table');
  });

  test.each([
    '/events/get-active-events',
    '/events/get-featured-event',
    '/news/fetch-all-news',
    '/member/get-members',
    '/events/calendar.ics',
  ])('answers an unknown chapter with 400 of %s, and lists the chapters', async (path) => {
    const { request } = await product();
    for (const chapter of ['mars', 'BAY-AREA', '__proto__', 'bay-area; drop table events', 'x'.repeat(500)]) {
      const answer = await request(`${path}?${new URLSearchParams({ chapter })}`);
      expect(answer.status).toBe(400);
      expect((await answer.json()).message).toContain(`There are: ${chapterIds.join(', ')}.`);
    }
  });

  test('features the chapter’s own event, else its next one, and never one of another chapter', async () => {
    const { client, database, event } = await product();
    await database.deleteFrom('events').execute();
    const featured = async (chapter: string) => (await client.getFeaturedEvent({ query: { chapter } })).data;
    await event({ id: 'national', featured: 1, date: inDays(2) });
    expect(await featured('atlanta')).toBeNull();
    await event({ id: 'over', chapter: 'atlanta', featured: 1, date: inDays(-9) });
    await event({ id: 'draft', chapter: 'atlanta', featured: 1, date: inDays(1), is_approved: 0 });
    expect(await featured('atlanta')).toBeNull();
    await event({ id: 'next', chapter: 'atlanta', date: inDays(3) });
    expect((await featured('atlanta'))?._id).toBe('next');
    await event({ id: 'chosen', chapter: 'atlanta', featured: 1, date: inDays(30) });
    expect(await featured('atlanta')).toMatchObject({ _id: 'chosen', chapter: 'atlanta' });
    expect(await featured('bay-area')).toBeNull();
  });
});

describe('directory of a chapter', () => {
  test('lists members who live in the chapter’s states and agreed to show it, and does not reveal others', async () => {
    const site = await product();
    const { client, database, post } = site;
    const { approve } = reviewing(site);
    const join = async (FirstName: string, state: string, more: object = {}) => {
      const email = `${FirstName.toLowerCase()}@example.org`;
      const body = { FirstName, LastName: 'Zzkadamb', email, address: { state }, ...more };
      const { reference } = await (await post('/member/member-register', registrationBody(body))).json();
      await approve(reference);
    };
    await join('Open', 'texas', { publicState: true });
    await join('Silent', 'Texas');
    await join('Golden', 'CA', { publicState: true });
    const found = async (chapter: string, search = 'Zzkadamb') => {
      const { data, total, chapter: whose } = await client.getMembers({ query: { chapter, search } });
      expect(whose).toBe(chapter);
      expect(total).toBe(data.length);
      return data.map(({ firstName }) => firstName);
    };
    expect(await found('tx-southwest')).toEqual(['Open']);
    expect(await found('tx-southwest', 'silent')).toEqual([]);
    expect(await found('bay-area')).toEqual(['Golden']);
    expect(await found('southern-california')).toEqual(['Golden']);
    expect(await found('atlanta')).toEqual([]);
    const texas = await client.getMembers({ query: { chapter: 'tx-southwest', limit: '100' } });
    expect(texas.data.map(({ address }) => address.state?.toLowerCase())).toEqual(['texas', 'texas']);

    // A member who moves, or no longer agrees, is listed by their current data.
    const emails = database.selectFrom('outbox').select('body').where('recipient', '=', 'open@example.org');
    const { body } = await emails.executeTakeFirstOrThrow();
    const token = /\/correct\?token=(\S+)/.exec(body)?.[1];
    const entry = { FirstName: 'Open', LastName: 'Zzkadamb', Year: 1998, Dept: 'Mechanical' };
    const correction = await post('/member/correct-entry', { token, ...entry, State: '' });
    await approve((await correction.json()).reference);
    expect(await found('tx-southwest')).toEqual([]);
  });

  test('combines the chapter with other filters and pages', async () => {
    const { client } = await product();
    const query = { chapter: 'bay-area', program: 'Computer-Science' };
    expect((await client.getMembers({ query })).data.map(({ lastName }) => lastName)).toEqual(['Arjun']);
    const pages = await Promise.all(
      ['1', '2'].map((page) => client.getMembers({ query: { chapter: 'bay-area', page, limit: '2' } })),
    );
    expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
      [2, 4],
      [2, 4],
    ]);
  });
});
