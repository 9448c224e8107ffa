import { dayMs } from '@banyan/api/contract';
import { digestNow } from '@banyan/server/background/test-digest';
import { forgetOfficeWork } from '@banyan/server/identity/forgetting';
import { terminal } from '@banyan/server/testing/terminal';
import { expect, test } from 'vitest';
import { linesOf, reviewer, reviewOffice } from '../review/test-review.ts';
import { dashboardOffice, reader } from './test-dashboard.ts';

const text = { reason: 'Not in the rolls.' };

test('a draft is visible only to its author, replaces the earlier one, and is deleted when it is empty', async () => {
  const { database, clock, volunteer, refs } = await dashboardOffice();
  const [kiran, leela] = [await volunteer(reviewer), await volunteer(reader)];
  const path = `/drafts/reject/${refs.people.bay}`;
  const draft = async (at: typeof kiran) => (await at.browser.get(path)).body.draft;
  expect(await draft(kiran)).toBeNull();
  await kiran.browser.post(path, { text: { reason: 'Not' } });
  clock.now += 1_000;
  const savedAt = new Date(clock.now).toISOString();
  expect((await kiran.browser.post(path, { text })).body).toEqual({ savedAt });
  expect(await draft(kiran)).toEqual({ text, savedAt });
  expect([await draft(leela), (await kiran.browser.get(path.replace('reject', 'ask'))).body.draft]).toEqual([
    null,
    null,
  ]);
  await kiran.browser.post(path, { text: { reason: ' ' } });
  expect(await draft(kiran)).toBeNull();
  expect(await database.selectFrom('drafts').selectAll().execute()).toEqual([]);
});

test('a volunteer can have 50 drafts or 5 MB of them, and can still change existing ones', async () => {
  const { database, volunteer } = await dashboardOffice();
  const [kiran, leela] = [await volunteer(reviewer), await volunteer(reader)];
  const save = (ref: string, reason: string, { browser } = kiran) =>
    browser.post(`/drafts/reject/${ref}`, { text: { reason } });
  const statuses = [];
  for (let number = 0; number < 52; number += 1) statuses.push((await save(`J-${number}`, 'Why')).status);
  expect(statuses).toEqual([...Array.from({ length: 50 }, () => 200), 409, 409]);
  const { body } = await save('J-60', 'Why');
  expect(body.message).toMatch(/^Not saved: you have 50 unfinished texts .* the oldest is about J-0; /);
  expect([(await save('j-7', 'Longer')).status, (await save('J-1', ' ')).status]).toEqual([200, 200]);
  expect((await save('J-60', 'Why')).status).toBe(200);
  expect((await save('J-61', 'Why', leela)).status).toBe(200);

  await save('J-2', ' ');
  await database
    .updateTable('drafts')
    .set({ body: JSON.stringify({ reason: 'न'.repeat(1_700_000) }) })
    .where('subject', '=', 'J-3')
    .execute();
  expect((await save('J-62', 'w'.repeat(50_000))).status).toBe(200);
  await save('J-4', ' ');
  expect((await save('J-63', 'w'.repeat(60_000))).status).toBe(200);
  await save('J-5', ' ');
  expect((await save('J-64', 'w'.repeat(60_000))).status).toBe(409);
});

test('a volunteer can save 50 views', async () => {
  const { volunteer } = await dashboardOffice();
  const { browser } = await volunteer(reviewer);
  const view = { path: '/office/review', search: '', isForAll: false };
  const saved: number[] = [];
  for (let number = 0; number < 51; number += 1)
    saved.push((await browser.post('/views', { ...view, name: `View ${number}` })).status);
  expect(saved).toEqual([...Array.from({ length: 50 }, () => 200), 409]);
});

test('deletes a draft after 90 days and with its subject; drafts of a removed volunteer go to the admin who removed them', async () => {
  const site = await dashboardOffice();
  const { clock, database, meera, refs, volunteer, dataDir } = site;
  const kiran = await volunteer(reviewer);
  const left = () => database.selectFrom('drafts').select('subject').execute();
  const save = async (ref: string, { browser } = kiran) =>
    expect((await browser.post(`/drafts/reject/${ref}`, { text })).status).toBe(200);
  await save(refs.job);
  await forgetOfficeWork(database, clock.now + 90 * dayMs - 1);
  expect(await left()).toHaveLength(1);
  await forgetOfficeWork(database, clock.now + 90 * dayMs + 1);
  expect(await left()).toEqual([]);

  // Their sessions have expired, too.
  const again = await site.signIn(kiran.device);
  const admins = await site.signIn(meera.device);
  await save(refs.people.bay.toLowerCase(), { ...kiran, ...again });
  await save(refs.people.georgia, { ...kiran, ...again });
  await save(refs.board, { ...kiran, ...again });
  await admins.browser.post(`/drafts/reject/${refs.board}`, { text: { reason: 'Mine.' } });
  await terminal(dataDir)('forget', 'member-1@example.org');
  expect(await left()).toHaveLength(3);

  await again.browser.post('/views', { name: 'Mine', path: '/office/review', search: '', isForAll: false });
  await again.browser.get(`/pulse?looking=${refs.job}`);
  await admins.browser.post(`/volunteers/${kiran.me.id}/end`);
  const drafts = await database.selectFrom('drafts').select(['volunteer_id', 'subject', 'body']).execute();
  expect(drafts).toHaveLength(2);
  expect(drafts).toEqual(
    expect.arrayContaining([
      { volunteer_id: meera.me.id, subject: refs.people.georgia, body: JSON.stringify(text) },
      { volunteer_id: meera.me.id, subject: refs.board, body: JSON.stringify({ reason: 'Mine.' }) },
    ]),
  );
  expect(await database.selectFrom('saved_views').selectAll().execute()).toEqual([]);
  expect(await database.selectFrom('presence').selectAll().execute()).toEqual([]);
});

test('a volunteer sees their own views and an admin’s views for everybody, but nobody else’s', async () => {
  const { lines, meera, volunteer } = await dashboardOffice();
  const kiran = await volunteer(reviewer);
  const leela = await volunteer(reader);
  const view = { name: 'Jobs', path: '/office/review', search: 'kind=job', isForAll: false };
  const names = async (at: typeof kiran) =>
    linesOf((await at.browser.get('/views')).body.views).map(({ name, isForAll }) => [name, isForAll]);
  const { id } = (await kiran.browser.post('/views', view)).body;
  expect((await kiran.browser.post('/views', { ...view, isForAll: true })).status).toBe(404);
  const forAll = (await meera.browser.post('/views', { ...view, name: 'All jobs', isForAll: true })).body.id;
  expect(await names(kiran)).toEqual([
    ['All jobs', true],
    ['Jobs', false],
  ]);
  expect(await names(leela)).toEqual([['All jobs', true]]);
  const remove = async (at: typeof kiran, which: unknown) =>
    (await at.browser.post(`/views/${which}/remove`)).status;
  // Not even an admin can remove another volunteer’s own view.
  expect([await remove(meera, id), await remove(leela, id), await remove(kiran, forAll)]).toEqual([
    404, 404, 404,
  ]);
  expect([await remove(kiran, id), await remove(meera, forAll)]).toEqual([200, 200]);
  expect(await names(kiran)).toEqual([]);
  expect(
    (await lines())
      .map(({ action }) => action)
      .filter((action) => action.startsWith('view'))
      .toSorted(),
  ).toEqual(['view add', 'view remove']);
});

test('sends the digest to everybody who chose it, with the counts they may see and the address of the queue', async () => {
  const site = await dashboardOffice();
  const { database, clock, volunteer, refs, sent } = site;
  const [asha, kiran] = [
    await volunteer({ role: 'reviewer', chapter: 'bay-area' }),
    await volunteer(reviewer),
  ];
  const organiser = await volunteer({ role: 'organiser', chapter: null });
  for (const { browser } of [asha, organiser]) await browser.post('/me', { told: ['digest'] });
  await database.deleteFrom('outbox').execute();
  const emails = await digestNow(site, clock.now);
  expect(emails.map(({ recipient }) => recipient).toSorted()).toEqual(
    [asha.me.email, 'volunteers@example.org'].toSorted(),
  );
  const hers = emails.find(({ recipient }) => recipient === asha.me.email)?.body ?? '';
  expect(hers).toContain(
    '   1  member, the first of today\n      https://alumni.example.org/office/review?kind=member',
  );
  expect(hers).not.toMatch(/job|banyan|Palash/);
  const ours = emails.find(({ recipient }) => recipient !== asha.me.email)?.body;
  expect(ours).toContain(
    '   1  job, the first of today\n      https://alumni.example.org/office/review?kind=job',
  );
  expect(kiran.me.told).toEqual([]);
  await sent.job({ title: 'One more' });
  const [waits] = await database.selectFrom('outbox').selectAll().where('about', '<>', 'digest').execute();
  expect(waits?.body).toMatch(/Read it here: {4}https:\/\/alumni\.example\.org\/office\/review\?open=J-/);
  expect([waits?.body.includes('banyan'), refs.job.length]).toEqual([false, 11]);
});

test('a new submission’s email explains how to open the Office while it has no volunteers', async () => {
  const { database, sent } = await reviewOffice();
  await sent.job();
  const [mail] = await database.selectFrom('outbox').selectAll().execute();
  expect(mail?.body).toContain('banyan office invite EMAIL');
});
