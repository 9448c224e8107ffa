import { insertCampaign } from '@banyan/server/campaigns/delivery/rows';
import { campaignRow, toMembers } from '@banyan/server/campaigns/test-campaigns';
import { transaction } from '@banyan/server/database/transaction';
import { expect, test } from 'vitest';
import type { Browser } from '../../kernel/test-office.ts';
import { emailFields } from '../campaigns/test-campaigns.ts';
import { bayArea, linesOf, reviewer } from '../review/test-review.ts';
import { bayOrganiser, dashboardOffice, treasurer } from './test-dashboard.ts';

const whoIn = (body: Record<string, unknown>) =>
  linesOf(body.looking).map(({ name, ref }) => `${name} ${ref}`);

test('counts the waiting submissions within the scope, and returns the build and the time left in the session', async () => {
  const site = await dashboardOffice();
  const [kiran, asha, organiser] = [
    await site.volunteer(reviewer),
    await site.volunteer(bayArea),
    await site.volunteer(bayOrganiser),
  ];
  const { body } = await kiran.browser.get('/pulse');
  expect(body).toMatchObject({
    waiting: {
      member: { count: 2, since: expect.any(String) },
      correction: { count: 0, since: null },
      story: { count: 0 },
      job: { count: 1 },
      message: { count: 2 },
    },
    build: '',
    session: { left: 12 * 3_600_000, idleLeft: 30 * 60_000 },
  });
  expect((await asha.browser.get('/pulse')).body.waiting).toMatchObject({
    member: { count: 1 },
    job: { count: 0 },
    message: { count: 1 },
  });
  expect((await organiser.browser.get('/pulse')).body.waiting).toMatchObject({
    member: { count: 0 },
    message: { count: 0 },
  });
});

test('counts failed emails, unsettled gifts and scheduled campaigns within each volunteer’s permissions and scope', async () => {
  const site = await dashboardOffice();
  const numbers = async ({ browser }: { browser: Browser }) => {
    const { mailStuck, giftsUnsettled, emailsHeld } = (await browser.get('/pulse')).body;
    return [mailStuck, giftsUnsettled, emailsHeld];
  };
  const [vikram, organiser, kiran] = [
    await site.volunteer(treasurer),
    await site.volunteer(bayOrganiser),
    await site.volunteer(reviewer),
  ];
  expect(await numbers(site.meera)).toEqual([0, 1, 0]);

  await site.ask(site.meera.browser, site.refs.people.bay);
  const stuck = await site.database
    .updateTable('outbox')
    .set({ attempts: 1, given_up_at: new Date(site.clock.now).toISOString() })
    .execute();
  const held = { state: 'held', hold_until: site.clock.now + 600_000 } as const;
  await transaction(site.database, async (trx) => {
    for (const row of [
      campaignRow({ id: 'held-all', ...held }),
      campaignRow({ id: 'held-bay', chapter: 'bay-area', ...held }),
      campaignRow({ id: 'draft-bay', chapter: 'bay-area' }),
    ])
      await insertCampaign(trx, row);
  });
  const gift = await site.database.selectFrom('donations').select('id').executeTakeFirstOrThrow();
  const refund = {
    donation_id: gift.id,
    cents: 500,
    reason: '',
    volunteer_id: null,
    by_hand: 0,
    detail: '',
    provider_id: null,
    settled_at: null,
    state: 'asked',
    cause: 'office',
    created_at: new Date(site.clock.now).toISOString(),
  } as const;
  for (const [id, ago] of [['long-ago', 3_600_001] as const, ['just-now', 60_000] as const])
    await site.database
      .insertInto('donation_refunds')
      .values({ ...refund, id, asked_at: site.clock.now - ago })
      .execute();

  const many = Number(stuck[0]?.numUpdatedRows);
  expect(many).toBeGreaterThan(0);
  expect(await numbers(site.meera)).toEqual([many, 2, 2]);
  expect(await numbers(vikram)).toEqual([0, 2, 0]);
  expect(await numbers(organiser)).toEqual([0, 0, 1]);
  expect(await numbers(kiran)).toEqual([0, 0, 0]);
});

test('`seen` grows with every volunteer’s change, and the requests do not keep the session alive', async () => {
  const site = await dashboardOffice();
  const kiran = await site.volunteer(reviewer);
  const seen = async () => Number((await kiran.browser.get('/pulse')).body.seen);
  const before = await seen();
  await site.decide(site.meera.browser, [site.refs.people.bay]);
  expect(await seen()).toBeGreaterThan(before);
  for (let minute = 0; minute < 29; minute += 1) {
    site.clock.now += 60_000;
    expect((await kiran.browser.get('/pulse')).status).toBe(200);
  }
  site.clock.now += 60_000;
  expect((await kiran.browser.get('/pulse')).status).toBe(401);
});

test('shows for a minute which record a volunteer has open, only to volunteers who may see it', async () => {
  const site = await dashboardOffice();
  const [kiran, asha, organiser] = [
    await site.volunteer(reviewer),
    await site.volunteer(bayArea),
    await site.volunteer(bayOrganiser),
  ];
  const { bay, georgia } = site.refs.people;
  const at = (browser: typeof kiran.browser, ref = '') =>
    browser.get(ref ? `/pulse?looking=${ref}` : '/pulse');
  expect(whoIn((await at(kiran.browser, bay)).body)).toEqual([]);
  await at(kiran.browser, georgia);
  await at(asha.browser, georgia);
  await at(organiser.browser, bay);
  const { name } = kiran.me;
  expect(whoIn((await at(site.meera.browser)).body)).toEqual(
    [`${name} ${bay}`, `${name} ${georgia}`].toSorted(),
  );
  expect(whoIn((await at(asha.browser)).body)).toEqual([`${name} ${bay}`]);
  expect(whoIn((await at(organiser.browser)).body)).toEqual([]);
  site.clock.now += 59_000;
  expect(whoIn((await at(asha.browser)).body)).toHaveLength(1);
  site.clock.now += 1_000;
  expect(whoIn((await at(asha.browser)).body)).toEqual([]);
  await at(asha.browser, bay);
  // Every request with an open record deletes expired ones.
  expect(await site.database.selectFrom('presence').selectAll().execute()).toHaveLength(1);
});

test('ignores open records with a future time after the server’s clock was set back', async () => {
  const site = await dashboardOffice();
  const kiran = await site.volunteer(reviewer);
  const { bay } = site.refs.people;
  const seen = async () => whoIn((await site.meera.browser.get('/pulse')).body);
  site.clock.now += 20 * 60_000;
  await kiran.browser.get(`/pulse?looking=${bay}`);
  expect(await seen()).toHaveLength(1);
  site.clock.now -= 20 * 60_000;
  expect(await seen()).toEqual([]);
  await kiran.browser.get(`/pulse?looking=${bay}`);
  expect(await seen()).toEqual([`${kiran.me.name} ${bay}`]);
});

test('shows open events, news, campaigns and members to volunteers with the permission, within their scope', async () => {
  const site = await dashboardOffice();
  const [kiran, asha, organiser] = [
    await site.volunteer(reviewer),
    await site.volunteer(bayArea),
    await site.volunteer(bayOrganiser),
  ];
  const at = async ({ browser }: typeof kiran, place = '') =>
    whoIn((await browser.get(place ? `/pulse?looking=${place}` : '/pulse')).body);
  await site.event({ id: 'event-near', chapter: 'bay-area' });
  await site.event({ id: 'event-far', chapter: null });
  const news = async (title: string, chapter: string | null) => {
    const fields = { title, summary: '', markdown: 'x', category: 'Reports', author: '', tags: [] };
    const { body } = await site.meera.browser.post('/news', {
      ...fields,
      chapter,
      featured: false,
      publish: false,
    });
    return `news:${body.id}`;
  };
  const entries = await site.database.selectFrom('members').select(['id', 'state']).execute();
  const memberOf = (state: string) => `member:${entries.find((one) => one.state === state)?.id}`;
  const email = async (chapter: string | null) => {
    const audience = { ...toMembers, chapter };
    const { body } = await site.meera.browser.post('/letters', { ...emailFields, audience });
    return `letter:${body.id}`;
  };
  const bay = [
    ...['event:event-near', await news('Bay', 'bay-area'), memberOf('California')],
    await email('bay-area'),
  ];
  const elsewhere = [...['event:event-far', await news('All', null), memberOf('Georgia')], await email(null)];
  const { name } = site.meera.me;
  for (const place of [...bay, ...elsewhere]) await at(site.meera, place);
  const seen = (places: readonly string[]) => places.map((place) => `${name} ${place}`).toSorted();
  expect(await at(organiser)).toEqual(seen(bay));
  // A reviewer edits neither news nor campaigns.
  const isWritten = (place: string) => /^(?:news|letter):/.test(place);
  expect(await at(asha)).toEqual(seen(bay.filter((place) => !isWritten(place))));
  expect(await at(kiran)).toEqual(seen([...bay, ...elsewhere].filter((place) => !isWritten(place))));
  // Invalid places and places out of scope are not recorded.
  for (const place of [...elsewhere, 'letter:x', 'event:']) await at(organiser, place);
  expect((await at(site.meera)).filter((line) => line.startsWith(organiser.me.name))).toEqual([]);
});

test('a hundred repeated requests write nothing and wait for no transaction', async () => {
  const site = await dashboardOffice();
  const kiran = await site.volunteer(reviewer);
  const path = `/pulse?looking=${site.refs.people.bay}`;
  await kiran.browser.get(path);
  const noted = await site.database.selectFrom('presence').selectAll().execute();
  site.clock.now += 15_000;
  await transaction(site.database, async (trx) => {
    await trx.deleteFrom('presence').where('subject', '=', 'nothing').execute();
    // A write would have to wait for this transaction and fail.
    for (let time = 0; time < 100; time += 1) {
      const { status } = await kiran.browser.get(path);
      if (status !== 200) throw new Error(`A pulse was answered with ${status}.`);
    }
  });
  expect(await site.database.selectFrom('presence').selectAll().execute()).toEqual(noted);
  site.clock.now += 5_000;
  await kiran.browser.get(path);
  const [again] = await site.database.selectFrom('presence').selectAll().execute();
  expect(Number(again?.seen_at)).toBe(site.clock.now);
});
