import { type ChapterId, dayMs } from '@banyan/api/contract';
import { readLog } from '@banyan/server/audit/read';
import { scopeOf } from '@banyan/server/permissions/scope';
import { testedEngine } from '@banyan/server/testing/test-database';
import { expect, test } from 'vitest';
import { admin, bayArea, linesOf, reviewer, reviewOffice } from '../review/test-review.ts';
import { bayOrganiser, dashboardOffice, reader, treasurer } from './test-dashboard.ts';

type Dashboard = Record<string, unknown>;
const counted = ({ waiting }: Dashboard) => linesOf(waiting).map(({ kind, count }) => [kind, count]);
const looks = ({ needsAttention }: Dashboard) => linesOf(needsAttention).map(({ what }) => what);
const comingIds = ({ coming }: Dashboard) => linesOf(coming).map(({ id }) => id);

test('each part of the dashboard is limited to volunteers with its permission, and to their scope', async () => {
  const site = await dashboardOffice();
  const dashboard = async (...grants: Parameters<typeof site.volunteer>) =>
    (await (await site.volunteer(...grants)).browser.get('/desk')).body;

  const all = await dashboard(admin);
  expect(counted(all)).toEqual([
    ['member', 2],
    ['job', 1],
    ['message', 2],
  ]);
  expect(all.last).toMatchObject({ by: site.meera.me.name });
  expect(linesOf(all.waiting)[0]).toMatchObject({
    oldest: 'Rohan 1 Palash',
    promisedHours: 168,
    answered: [],
  });
  expect(linesOf(all.waiting)[1]).toMatchObject({ promisedHours: 48 });
  expect(all).toMatchObject({ mail: { stuck: 0, isSetUp: false }, gifts: { cents: 0, count: 0 } });
  expect(looks(all)).toEqual(['gift does not settle']);
  expect(comingIds(all)).toEqual(['event-bay', 'event-all']);
  expect(linesOf(all.firstSteps)).toHaveLength(6);

  const hers = await dashboard(bayArea);
  expect(counted(hers)).toEqual([
    ['member', 1],
    ['message', 1],
  ]);
  expect([hers.mail, hers.gifts, hers.firstSteps, looks(hers)]).toEqual([null, null, null, []]);
  expect(comingIds(hers)).toEqual(['event-bay']);

  const organiser = await dashboard(bayOrganiser);
  expect([organiser.waiting, organiser.last, organiser.mail, organiser.gifts]).toEqual([
    null,
    null,
    null,
    null,
  ]);
  expect(comingIds(organiser)).toEqual(['event-bay']);
  expect([all, hers, organiser].map(({ isFirstEvening }) => isFirstEvening)).toEqual([false, true, true]);

  const money = await dashboard(treasurer);
  expect([money.waiting, money.mail, money.firstSteps]).toEqual([null, null, null]);
  expect(linesOf(money.needsAttention)).toMatchObject([
    { what: 'gift does not settle', ref: site.refs.gift, cents: 2_500 },
  ]);
  expect(money.gifts).toEqual({ cents: 0, count: 0, centsLastYear: 0 });

  const reads = await dashboard(reader);
  expect(counted(reads)).toEqual(counted(all));
  expect([reads.mail, reads.gifts, looks(reads)]).toEqual([null, null, []]);
});

test('the dashboard lists what needs attention', async () => {
  const site = await dashboardOffice();
  const { browser } = site.meera;
  expect(looks((await browser.get('/desk')).body)).toContain('only admin');
  await site.ask(browser, site.refs.people.bay);
  await site.database
    .updateTable('outbox')
    .set({ attempts: 1, given_up_at: new Date(site.clock.now).toISOString() })
    .execute();
  await site.database.deleteFrom('recovery_codes').execute();
  site.clock.now += 55 * dayMs;
  const again = await site.signIn(site.meera.device);
  const { body } = await again.browser.get('/desk');
  expect(looks(body)).toEqual([
    'gift does not settle',
    'jobs leave',
    'no answer',
    'mail stuck',
    'only admin',
    // A PostgreSQL database is backed up outside the Office.
    ...(testedEngine === 'postgres' ? [] : ['copy is old']),
    'no way back',
  ]);
  expect(linesOf(body.needsAttention)[2]).toEqual({ what: 'no answer', count: 1, days: 21 });
  // Submissions with an open question do not count as waiting.
  expect(counted(body)[0]).toEqual(['member', 1]);
});

test('a proxy missing from the configuration is reported in the log once, in the metrics, and on the dashboard', async () => {
  const site = await dashboardOffice();
  const { browser } = site.meera;
  const named = async () => looks((await browser.get('/desk')).body);
  const metric = async () => {
    const gauges = await Promise.all(site.server.metrics.map((one) => one.lines()));
    return gauges.flat().find((line) => line.startsWith('banyan_unnamed_proxy'));
  };
  expect([await named(), await metric()]).toEqual([
    expect.not.arrayContaining(['unnamed proxy']),
    'banyan_unnamed_proxy 0',
  ]);
  const forwarded = { headers: { 'X-Forwarded-For': '198.51.100.4' } };
  for (let time = 0; time < 2; time += 1) await site.request('/member/get-members', forwarded, '10.0.0.9');
  expect([await named(), await metric()]).toEqual([
    expect.arrayContaining(['unnamed proxy']),
    'banyan_unnamed_proxy 1',
  ]);
  expect(site.faults.filter((line) => line.includes('TRUSTED_PROXIES does not name'))).toHaveLength(1);
});

test('a gift paid in another amount or currency needs attention for 30 days, or until all of it is refunded', async () => {
  const site = await dashboardOffice();
  const { browser } = await site.volunteer(treasurer);
  const gift = (change: Record<string, unknown>) =>
    site.database.updateTable('donations').set(change).execute();
  const captured = { state: 'captured', captured_cents: 2_000, captured_currency: 'USD', asked_at: null };
  await gift({ ...captured, captured_at: new Date(site.clock.now - 29 * dayMs).toISOString() });
  const seen = async () => [
    linesOf((await browser.get('/desk')).body.needsAttention).filter(({ what }) => what === 'gift surprises'),
    linesOf((await browser.get('/gifts/totals')).body.surprising),
  ];
  const said = { cents: 2_000, currency: 'USD', orderedCents: 2_500 };
  expect(await seen()).toMatchObject([
    [{ ref: site.refs.gift, ...said }],
    [{ reference: site.refs.gift, donor: 'Vasant Gulmohar', ...said }],
  ]);
  await gift({ captured_cents: 2_500, captured_currency: 'EUR', refunded_cents: 2_400 });
  expect(await seen()).toMatchObject([[{ currency: 'EUR' }], [{ currency: 'EUR' }]]);
  for (const change of [
    { refunded_cents: 2_500 },
    { refunded_cents: 0, captured_currency: 'USD' },
    { captured_cents: 1, captured_at: new Date(site.clock.now - 31 * dayMs).toISOString() },
  ]) {
    await gift(change);
    expect(await seen()).toEqual([[], []]);
  }
});

test('compares this month’s gifts with the same month a year ago, in the association’s time zone', async () => {
  const site = await dashboardOffice();
  site.clock.now = Date.UTC(2027, 2, 15);
  const { browser } = await site.volunteer(treasurer);
  const captured = (at: number, refunded = 0) =>
    site.database
      .updateTable('donations')
      .set({
        state: 'captured',
        captured_currency: 'USD',
        captured_cents: 2_500,
        refunded_cents: refunded,
        captured_at: new Date(at).toISOString(),
        asked_at: null,
      })
      .execute();
  const gifts = async () => (await browser.get('/desk')).body.gifts;
  await captured(Date.UTC(2027, 2, 1), 500);
  expect(await gifts()).toEqual({ cents: 2_000, count: 1, centsLastYear: 0 });
  await captured(Date.UTC(2026, 2, 31, 23));
  expect(await gifts()).toEqual({ cents: 0, count: 0, centsLastYear: 2_500 });
  await captured(Date.UTC(2027, 1, 28, 23));
  expect(await gifts()).toEqual({ cents: 0, count: 0, centsLastYear: 0 });
});

test('shows the first steps with their state until they are hidden', async () => {
  const site = await dashboardOffice();
  const { browser } = site.meera;
  const steps = async () =>
    linesOf((await browser.get('/desk')).body.firstSteps).map(({ step, isDone }) => [step, isDone]);
  expect(await steps()).toEqual([
    ['passkey', false],
    ['admin', false],
    ['mail', false],
    ['digest', false],
    ['address', false],
    ['samples', true],
  ]);
  await site.volunteer(admin);
  expect((await browser.post('/me', { told: ['digest'] })).body.told).toEqual(['digest']);
  await browser.post('/settings', { postalAddress: 'P.O. Box 1855', version: 0 });
  expect((await steps()).map(([, isDone]) => isDone)).toEqual([false, true, false, true, true, true]);
  await browser.post('/me', { stepsAway: true });
  expect((await browser.get('/desk')).body.firstSteps).toBeNull();
});

test('shows a chapter’s volunteer the last decision only if it concerns the chapter', async () => {
  const site = await dashboardOffice();
  const asha = await site.volunteer(bayArea);
  const kiran = await site.volunteer(reviewer);
  site.clock.now += 1_000;
  await site.decide(kiran.browser, [site.refs.job]);
  const last = async (at: typeof kiran.browser) => (await at.get('/desk')).body.last;
  expect(await last(kiran.browser)).toMatchObject({ by: kiran.me.name });
  expect(await last(asha.browser)).not.toMatchObject({ by: kiran.me.name });
});

test('a decision on a record shared by two chapters is logged for both, regardless of the volunteer’s scope', async () => {
  const site = await reviewOffice();
  const meera = await site.volunteer(admin);
  const asha = await site.volunteer(bayArea);
  const south = { role: 'reviewer', chapter: 'southern-california' } as const;
  const readers = [asha, await site.volunteer(south), await site.volunteer({ ...south, chapter: 'atlanta' })];
  for (const { browser, me } of [meera, asha]) {
    site.clock.now += 1_000;
    const ref = await site.sent.member({ address: { state: 'California' } });
    await site.decide(browser, [ref]);
    const names = [];
    for (const reader of readers) names.push((await reader.browser.get('/desk')).body.last);
    expect(names).toMatchObject([{ by: me.name }, { by: me.name }, null]);
  }
  const { body } = await meera.browser.get('/log?action=approve');
  const both = { chapters: ['bay-area', 'southern-california'] };
  expect(body.lines).toMatchObject([both, both]);
  const lines = (chapter: ChapterId) =>
    readLog(
      site.database,
      scopeOf({ grants: [{ role: 'admin', chapter }] }, 'log.see'),
      { volunteer: '', extents: new Set(['all'] as const) },
      { action: 'approve' },
      { offset: 0, most: 9 },
    );
  const found = await Promise.all((['bay-area', 'southern-california', 'atlanta'] as const).map(lines));
  expect(found.map((some) => some.length)).toEqual([2, 2, 0]);
});

test('hides the panel for new volunteers for good on request', async () => {
  const site = await dashboardOffice();
  const { browser } = await site.volunteer(treasurer);
  expect((await browser.get('/desk')).body.isFirstEvening).toBe(true);
  await browser.post('/me', { stepsAway: true });
  expect((await browser.get('/desk')).body.isFirstEvening).toBe(false);
});
