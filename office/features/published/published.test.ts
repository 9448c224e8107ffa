import { picture } from '@banyan/server/stories/test-story';
import { describe, expect, test } from 'vitest';
import { bayArea, linesOf, refsOf, reviewer, reviewOffice } from '../review/test-review.ts';

const dayMs = 86_400_000;

/** An Office with published jobs and stories. */
async function siteOffice() {
  const site = await reviewOffice();
  const { browser, me } = await site.volunteer(reviewer);
  const published = async (query = '') => (await browser.get(`/published${query}`)).body;
  const versionOf = async (ref: string, query = '') =>
    String(linesOf((await published(query)).rows).find((one) => one.ref === ref)?.version);
  const board = async () => (await (await site.request('/jobs/get-jobs')).json()).jobs.length;
  const stories = async () => (await (await site.request('/alumni-stories/get-stories')).json()).data;
  const approved = async (ref: string) => {
    await site.decide(browser, [ref]);
    site.clock.now += 1000;
    return ref;
  };
  return { ...site, browser, me, published, versionOf, board, stories, approved };
}

describe('job on the board', () => {
  test('lists jobs by their last day and counts the days left', async () => {
    const site = await siteOffice();
    const old = await site.approved(await site.sent.job({ title: 'Old' }));
    site.clock.now += 54 * dayMs;
    // Sessions have ended by now.
    const { browser } = await site.volunteer(reviewer);
    const young = await site.sent.job({ title: 'Young' });
    await site.decide(browser, [young]);
    const list = async (state: string) => (await browser.get(`/published?kind=job&state=${state}`)).body;
    expect(await list('shown')).toMatchObject({
      rows: [
        { ref: old, daysLeft: 6, job: { title: 'Old' }, approvedBy: site.me.name },
        { ref: young, daysLeft: 60 },
      ],
      counts: { job: 2, story: 0, leaving: 1 },
      more: false,
    });
    expect(refsOf((await list('leaving')).rows)).toEqual([old]);
    site.clock.now += 7 * dayMs;
    const later = await site.volunteer(reviewer);
    const left = await later.browser.get('/published?state=left');
    expect(left.body.rows).toMatchObject([{ ref: old, daysLeft: -2 }]);
    expect(left.body.counts).toEqual({ job: 1, story: 0, leaving: 0 });
  });

  test('unpublishes a job with a scheduled email or without one, and undoes both', async () => {
    const { approved, board, browser, clock, emails, lines, me, sent, versionOf } = await siteOffice();
    const ref = await approved(await sent.job());
    const version = await versionOf(ref);
    const stale = await browser.post(`/published/${ref}/take-down`, { version: 'x'.repeat(22) });
    expect([stale.status, stale.body.errors?.[0]?.code]).toEqual([409, 'changed']);
    const leavesAt = new Date(clock.now + 300_000).toISOString();
    const down = await browser.post(`/published/${ref}/take-down`, { version, reason: 'It is filled.' });
    expect(down.body).toEqual({ leavesAt, isMailSetUp: false });
    expect(await board()).toBe(0);
    const ours = async () => (await emails()).filter(({ subject }) => subject.includes('was removed'));
    expect(
      (await ours()).map(({ body, next_attempt_at }) => [body.includes('It is filled.'), next_attempt_at]),
    ).toEqual([[true, Date.parse(leavesAt)]]);
    clock.now += 1000;
    expect((await browser.post(`/published/${ref}/undo`)).body).toEqual({ success: true });
    expect([await board(), await ours()]).toEqual([1, []]);
    clock.now += 1000;
    expect((await browser.post(`/published/${ref}/undo`)).status).toBe(409);
    const quiet = await browser.post(`/published/${ref}/take-down`, { version: await versionOf(ref) });
    expect([quiet.body.leavesAt, await ours(), await board()]).toEqual([null, [], 0]);
    const twice = await browser.post(`/published/${ref}/take-down`, {
      version: await versionOf(ref, '?state=left'),
    });
    expect(twice.status).toBe(409);
    const done = (await lines()).filter(({ action }) => ['expire', 'put back'].includes(action));
    expect(done.map(({ action, who }) => [action, who])).toEqual([
      ['expire', me.id],
      ['put back', me.id],
      ['expire', me.id],
    ]);
    expect(JSON.stringify(done)).not.toContain('filled');
  });

  test('renews a job, and restores its earlier last day on undo, also for an expired job', async () => {
    const { approved, board, browser, clock, database, sent, versionOf } = await siteOffice();
    const ref = await approved(await sent.job());
    const times = () =>
      database.selectFrom('jobs').select(['posted_at', 'expired_at']).executeTakeFirstOrThrow();
    const before = await times();
    clock.now += 60_000;
    const until = new Date(clock.now + 60 * dayMs).toISOString();
    const renewed = await browser.post(`/published/${ref}/renew`, { version: await versionOf(ref) });
    expect(renewed.body).toEqual({ until });
    clock.now += 1000;
    expect((await browser.post(`/published/${ref}/undo`)).status).toBe(200);
    expect(await times()).toEqual(before);
    clock.now += 1000;
    await browser.post(`/published/${ref}/take-down`, { version: await versionOf(ref) });
    const off = await times();
    clock.now += 1000;
    await browser.post(`/published/${ref}/renew`, { version: await versionOf(ref, '?state=left') });
    expect(await board()).toBe(1);
    clock.now += 1000;
    await browser.post(`/published/${ref}/undo`);
    expect([await board(), await times()]).toEqual([0, off]);
  });
});

describe('story on the site', () => {
  test('unpublishes a story with its photo at once, keeps its row, and restores it unchanged', async () => {
    const { approved, browser, clock, database, emails, request, sent, stories, versionOf } =
      await siteOffice();
    const ref = await approved(await sent.story({}, await picture()));
    const before = await stories();
    const photo = String(before[0].authorImage).replace('/api', '');
    expect((await request(photo)).status).toBe(200);
    const version = await versionOf(ref, '?kind=story');
    const down = await browser.post(`/published/${ref}/take-down`, { version, reason: 'You asked us to.' });
    expect(down.body.leavesAt).toEqual(expect.any(String));
    expect([await stories(), (await request(photo)).status]).toEqual([[], 404]);
    const ours = async () =>
      (await emails()).filter(({ subject }) => subject.includes('removed from the site'));
    expect(await ours()).toHaveLength(1);
    clock.now += 1000;
    expect((await browser.post(`/published/${ref}/undo`)).status).toBe(200);
    expect([await stories(), (await request(photo)).status, await ours()]).toEqual([before, 200, []]);
    clock.now += 1000;
    await browser.post(`/published/${ref}/take-down`, { version: await versionOf(ref, '?kind=story') });
    await database
      .updateTable('stories')
      .set({ decided_at: new Date(clock.now - 31 * dayMs).toISOString() })
      .execute();
    expect((await browser.post(`/published/${ref}/undo`)).body.message).toContain('photo is deleted');
  });

  test('corrects the title and text of a story, and emails its author the new text only if chosen', async () => {
    const { approved, browser, clock, database, emails, lines, sent, stories, versionOf } =
      await siteOffice();
    const ref = await approved(await sent.story());
    const path = `/published/${ref}/story`;
    const text = `<i>Second.</i>\n\n${'A bridge is kept. '.repeat(200)}`.trim();
    const words = { title: 'A bridge', text, notifyAuthor: false };
    const version = await versionOf(ref, '?kind=story');
    for (const wrong of [
      { title: '' },
      { text: 'Short.' },
      { text: `${text} \u202etext` },
      { title: 'x'.repeat(161) },
    ])
      expect((await browser.post(path, { version, ...words, ...wrong })).status).toBe(422);
    expect((await browser.post(path, { version, ...words })).status).toBe(200);
    expect(await stories()).toMatchObject([
      {
        title: 'A bridge',
        excerpt: expect.stringContaining('<i>Second.</i> A bridge is kept.'),
        content: expect.stringContaining('<p>&lt;i&gt;Second.&lt;/i&gt;</p>'),
        readTime: '4 min read',
      },
    ]);
    const ours = async () => (await emails()).filter(({ subject }) => subject.includes('mistake'));
    expect(await ours()).toEqual([]);
    expect((await browser.post(path, { version, ...words })).status).toBe(409);
    clock.now += 1000;
    const again = { version: await versionOf(ref, '?kind=story'), ...words, text: `${text} Kept.` };
    await browser.post(path, { ...again, notifyAuthor: true });
    expect(
      (await ours()).map(({ body, next_attempt_at }) => [body.includes(again.text), next_attempt_at]),
    ).toEqual([[true, clock.now + 300_000]]);
    // A summary that a volunteer wrote stays.
    await database.updateTable('stories').set({ excerpt: 'Bridges are kept.' }).execute();
    await browser.post(path, { ...words, version: await versionOf(ref, '?kind=story') });
    expect(await stories()).toMatchObject([{ excerpt: 'Bridges are kept.' }]);
    const edited = (await lines()).filter(({ action }) => action === 'mend');
    expect(edited.map(({ data, detail }) => [data, detail])).toEqual([
      ['{"fields":["title","text"]}', ''],
      ['{"fields":["text"]}', ''],
      ['{"fields":["text"]}', ''],
    ]);
  });

  test('refuses to correct a story that an editor wrote, and unpublishes it', async () => {
    const { approved, browser, database, sent, versionOf } = await siteOffice();
    await approved(await sent.story());
    await database.updateTable('stories').set({ story: '', email: null, reference: null }).execute();
    const { id } = await database.selectFrom('stories').select('id').executeTakeFirstOrThrow();
    const version = await versionOf(id, '?kind=story');
    const words = { title: 'A bridge', text: 'A bridge is kept. '.repeat(40), notifyAuthor: true };
    const refused = await browser.post(`/published/${id}/story`, { version, ...words });
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('An editor')]);
    const down = await browser.post(`/published/${id}/take-down`, { version, reason: 'No.' });
    expect(down.body).toEqual({ leavesAt: null, isMailSetUp: false });
  });
});

test('lists no published jobs and stories for a chapter’s volunteer', async () => {
  const { approved, sent, volunteer } = await siteOffice();
  await approved(await sent.job());
  await approved(await sent.story());
  const { browser } = await volunteer(bayArea);
  const listed = await browser.get('/published');
  expect(listed.body).toEqual({ rows: [], counts: { job: 0, story: 0, leaving: 0 }, more: false });
});
