import { createClient } from '@banyan/api/client';
import { dayMs, limits, type SearchGroup } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { transaction } from '../database/transaction.ts';
import { folderStore } from '../media/store/folder.ts';
import { relistAll, unlistMember } from '../members/directory/listing.ts';
import { publishNews, removeNews } from '../news/test-news.ts';
import { decide } from '../review/review.ts';
import { findSubmission } from '../review/submissions.ts';
import { registrationBody, testServer } from '../testing/test-server.ts';

type Served = Awaited<ReturnType<typeof testServer>>;

const clientOf = ({ server }: Served) =>
  createClient({
    base: 'http://localhost:3000/api',
    fetch: (...request) => server.fetch(new Request(...request), { peer: '203.0.113.7' }),
  });

/** Searches, and returns the titles of the results by kind. */
async function found(served: Served, q: string, more: { kind?: string; page?: string } = {}) {
  const { data } = await clientOf(served).search({ query: { q, ...more } });
  const titles = ({ results }: SearchGroup) => results.map(({ title }) => title.text);
  return Object.fromEntries(data.map((group) => [group.kind, titles(group)]));
}

const nothing = { people: [], events: [], news: [], stories: [], jobs: [] };

const publish = ({ database }: Served, title: string, markdown = '', at = Date.now()) =>
  publishNews(database, { title, markdown, author: 'Nandini Parijat' }, at);

describe('search results', () => {
  test('finds everything of the first run that contains the words, and counts each kind', async () => {
    const served = await testServer();
    const { data } = await clientOf(served).search({ query: { q: 'canteen' } });
    expect(data.map(({ kind }) => kind)).toEqual(['people', 'events', 'news', 'stories', 'jobs']);
    const news = data.find(({ kind }) => kind === 'news');
    expect(news?.results[0]).toMatchObject({
      id: 'news-canteen-scholarship',
      title: { text: 'A scholarship named after the canteen', marks: [{ from: 30, to: 37 }] },
      facts: ['Announcements'],
    });
    expect(news?.total).toBeGreaterThanOrEqual(1);
  });

  test('ranks titles before texts, whole words before prefixes, and newer results first', async () => {
    const served = await testServer();
    const day = (ago: number) => Date.now() - ago * dayMs;
    await publish(served, 'Zwicky at last', '', day(40));
    await publish(served, 'Nothing of note', 'But zwicky came.', day(1));
    await publish(served, 'Zwickyesque', '', day(2));
    await publish(served, 'Nothing again', 'A zwickyesque evening.', day(0));
    await publish(served, 'Zwicky again', '', day(20));
    expect((await found(served, 'ZWICKY')).news).toEqual([
      'Zwicky again',
      'Zwicky at last',
      'Zwickyesque',
      'Nothing of note',
    ]);
    expect((await found(served, 'zwicky', { kind: 'news' })).news).toHaveLength(5);
  });

  test('ranks future events before past ones, and the next one first', async () => {
    const served = await testServer();
    const at = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
    await served.event({ id: 'long-ago', title: 'Zwicky, long ago', date: at(-300) });
    await served.event({ id: 'last', title: 'Zwicky, last month', date: at(-30) });
    await served.event({ id: 'later', title: 'Zwicky, later', date: at(90) });
    await served.event({ id: 'soon', title: 'Zwicky, soon', date: at(3) });
    expect((await found(served, 'zwicky')).events).toEqual([
      'Zwicky, soon',
      'Zwicky, later',
      'Zwicky, last month',
      'Zwicky, long ago',
    ]);
  });

  test('ignores accents and case as the directory does, and requires all words', async () => {
    const served = await testServer();
    await publish(served, 'Désirée’s café', 'In Zwickytown.');
    for (const q of ['desiree', 'DÉSIRÉES', 'cafe zwickytown', '“café”'])
      expect([q, (await found(served, q)).news]).toEqual([q, ['Désirée’s café']]);
    expect((await found(served, 'cafe nowhere')).news).toEqual([]);
  });

  test('returns more pages of one kind, and the counts of the others', async () => {
    const served = await testServer();
    for (let item = 0; item < 23; item += 1) await publish(served, `Zwicky ${item}`);
    const { data } = await clientOf(served).search({ query: { q: 'zwicky', kind: 'news', page: '2' } });
    expect(data.find(({ kind }) => kind === 'news')).toMatchObject({ total: 23 });
    expect(data.map(({ results }) => results.length)).toEqual([0, 0, 3, 0, 0]);
    const { data: all } = await clientOf(served).search({ query: { q: 'zwicky' } });
    expect(all.map(({ results }) => results.length)).toEqual([0, 0, limits.siteSearchResults.overview, 0, 0]);
  });

  test('shows marked excerpts that are cut between words', async () => {
    const served = await testServer();
    const prose = `${'Many words about something else. '.repeat(12)}Then a zwicky came in. ${'And more. '.repeat(40)}`;
    await publish(served, 'Report', prose);
    const { data } = await clientOf(served).search({ query: { q: 'zwick' } });
    const { excerpt } = data[2]?.results[0] ?? { excerpt: { text: '', marks: [] } };
    expect(excerpt.text).toMatch(/^…\S.* Then a zwicky came in\. .*[^\s]…$/);
    expect(excerpt.text.length).toBeLessThanOrEqual(limits.siteSearchExcerpt + 2);
    expect(excerpt.marks.map(({ from, to }) => excerpt.text.slice(from, to))).toEqual(['zwicky']);
  });
});

describe('search query', () => {
  test.each([
    ['', 0],
    ['   ', 0],
    ['"\'*()~-', 0],
    ['\u0000\uD800', 0],
  ])('%j finds nothing', async (q) => {
    const { request } = await testServer();
    const answer = await request(`/search?${new URLSearchParams({ q })}`);
    expect([answer.status, await answer.json()]).toEqual([200, { success: true, data: [] }]);
  });

  test.each([
    `" OR words MATCH "a`,
    `'; drop table members; --`,
    'zwicky* NOT asha',
    'NEAR(zwicky b)',
    '~y1998',
    'zwicky '.repeat(200),
    'x'.repeat(200),
    'x'.repeat(100_000),
  ])('treats %j as ordinary words', async (q) => {
    const served = await testServer();
    expect(await found(served, q)).toEqual(nothing);
  });

  test.each([
    ['q=a&kind=nobody', 422],
    ['q=a&page=0', 422],
    ['q=a&kind=people&page=1000000000', 200],
    ['', 200],
    ['unknown=1', 200],
  ])('%s is answered with %i', async (query, status) => {
    const { request } = await testServer();
    expect((await request(`/search?${query}`)).status).toBe(status);
  });

  test('allows pages of any origin to cache a response for half a minute', async () => {
    const { request } = await testServer();
    const { headers } = await request('/search?q=pump', { headers: { Origin: 'https://example.org' } });
    expect(headers.get('Cache-Control')).toContain('max-age=30');
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
  });
});

describe('visibility of search results', () => {
  const meera = registrationBody({
    FirstName: 'Meera',
    LastName: 'Zwicky',
    email: 'meera@zwickyville.example.org',
    phone: '+1 415 555 0100',
    Company: 'Zwickyworks',
    address: { street1: '1 Zwicky Street', city: 'Zwickyville', state: 'California', zip: '94536' },
    LinkedInURL: 'https://example.org/in/meera',
    personalNote: 'Zwickynote',
  });

  test('finds a member once approved, by the data they agreed to show, and not after they have left', async () => {
    const served = await testServer();
    const { database, post } = served;
    await database.deleteFrom('members').execute();
    await transaction(database, (trx) => relistAll(trx));
    const { reference } = await (await post('/member/member-register', meera)).json();
    expect(await found(served, 'zwicky')).toEqual(nothing);
    const submission = await findSubmission(database, reference);
    if (!submission) throw new Error('nobody came in');
    const media = folderStore(served.dataDir);
    const decision = {
      scope: 'everywhere' as const,
      action: 'approve',
      who: 'test',
      reason: '',
      config: readConfig({}),
      media,
    } as const;
    await decide(database, submission, decision, Date.now());
    const { data } = await clientOf(served).search({ query: { q: 'zwicky' } });
    expect(data[0]).toEqual({
      kind: 'people',
      total: 1,
      results: [
        {
          id: expect.any(String),
          title: { text: 'Meera Zwicky', marks: [{ from: 6, to: 12 }] },
          excerpt: { text: '', marks: [] },
          facts: ['1998', 'Mechanical Engineering'],
          image: '',
        },
      ],
    });
    for (const secret of ['zwickyworks', 'zwickyville', 'zwickynote', 'zwickystreet'])
      expect([secret, await found(served, secret)]).toEqual([secret, nothing]);
    const member = await database.selectFrom('members').select('id').executeTakeFirstOrThrow();
    await transaction(database, (trx) => unlistMember(trx, member.id));
    expect(await found(served, 'zwicky')).toEqual(nothing);
  });

  test('does not find pending, declined, removed or canceled content, from the next search on', async () => {
    const served = await testServer();
    const { database } = served;
    await served.event({ id: 'waits', title: 'Zwicky waits', is_approved: 0 });
    await served.event({ id: 'off', title: 'Zwicky is off', is_active: 0 });
    expect(await found(served, 'zwicky')).toEqual(nothing);
    const news = await publish(served, 'Zwicky for a day');
    await served.event({ id: 'on', title: 'Zwicky is on' });
    const story = await database.selectFrom('stories').selectAll().executeTakeFirstOrThrow();
    await database.updateTable('stories').set({ title: 'Zwicky told' }).where('id', '=', story.id).execute();
    expect(await found(served, 'zwicky')).toEqual({
      ...nothing,
      events: ['Zwicky is on'],
      news: ['Zwicky for a day'],
      stories: ['Zwicky told'],
    });
    await removeNews(database, news);
    await database.updateTable('events').set({ is_active: 0 }).where('id', '=', 'on').execute();
    await database.updateTable('stories').set({ status: 'rejected' }).where('id', '=', story.id).execute();
    expect(await found(served, 'zwicky')).toEqual(nothing);
  });

  test('does not find an expired job, even if no data changed', async () => {
    let now = Date.now();
    const served = await testServer({}, { now: () => now });
    const { database } = served;
    const job = await database
      .selectFrom('jobs')
      .selectAll()
      .where('status', '=', 'approved')
      .executeTakeFirstOrThrow();
    const posted_at = new Date(now).toISOString();
    await database
      .updateTable('jobs')
      .set({ title: 'Zwicky keeper', posted_at })
      .where('id', '=', job.id)
      .execute();
    expect((await found(served, 'zwicky')).jobs).toEqual(['Zwicky keeper']);
    now += (limits.jobBoardDays + 1) * dayMs;
    expect((await found(served, 'zwicky')).jobs).toEqual([]);
  });
});
