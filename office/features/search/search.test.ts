import { membersByName } from '@banyan/server/members/office-reads';
import { scopeOf } from '@banyan/server/permissions/scope';
import { testServer } from '@banyan/server/testing/test-server';
import { describe, expect, test } from 'vitest';
import { heardStatements } from '../../kernel/test-statements.ts';
import { bayOrganiser, dashboardOffice, reader, treasurer } from '../dashboard/test-dashboard.ts';
import { bayArea, linesOf } from '../review/test-review.ts';

describe('search of everything', () => {
  test('finds each kind by name and title, only with the permission for it and within its scope', async () => {
    const site = await dashboardOffice();
    const { refs, found, meera } = site;
    const members = [`member ${refs.approved.bay}`, `member ${refs.approved.georgia}`];
    const events = ['event event-bay', 'event event-all'];
    const news = ['news news-gulmohar-news-event-bay', 'news news-gulmohar-news-event-all'];
    const standing = [`job ${refs.board}`, `story ${refs.story}`];
    const sorted = async (...asked: Parameters<typeof found>) => (await found(...asked)).toSorted();
    expect(await sorted(meera.browser, 'GULM')).toEqual(
      [...members, ...events, ...news, ...standing, `gift ${refs.gift}`].toSorted(),
    );
    const [asha, organiser, vikram, leela] = [
      await site.volunteer(bayArea),
      await site.volunteer(bayOrganiser),
      await site.volunteer(treasurer),
      await site.volunteer(reader),
    ];
    expect(await sorted(asha.browser, 'gulmohar')).toEqual(
      [`member ${refs.approved.bay}`, 'event event-bay'].toSorted(),
    );
    expect(await sorted(organiser.browser, 'gulmohar')).toEqual(
      [`member ${refs.approved.bay}`, 'event event-bay', 'news news-gulmohar-news-event-bay'].toSorted(),
    );
    expect(await sorted(vikram.browser, 'gulmohar')).toEqual(
      [...members, ...events, `gift ${refs.gift}`].toSorted(),
    );
    expect(await sorted(leela.browser, 'gulmohar')).toEqual([...members, ...events, ...standing].toSorted());
    expect(await found(meera.browser, 'volunt')).toHaveLength(5);
    expect(await found(leela.browser, 'volunt')).toEqual([]);
  });

  test('finds waiting submissions by the beginnings of names and titles', async () => {
    const site = await dashboardOffice();
    const { refs, found } = site;
    const asha = await site.volunteer(bayArea);
    const { bay, georgia } = refs.people;
    expect((await found(site.meera.browser, 'pal')).toSorted()).toEqual(
      [bay, georgia, refs.messages.bay, refs.messages.other, refs.job]
        .map((ref) => `waiting ${ref}`)
        .toSorted(),
    );
    expect((await found(asha.browser, 'pal')).toSorted()).toEqual(
      [`waiting ${bay}`, `waiting ${refs.messages.bay}`].toSorted(),
    );
  });

  test('finds references, exact or by their beginning, in any case', async () => {
    const site = await dashboardOffice();
    const { refs, found, meera } = site;
    const asha = await site.volunteer(bayArea);
    const organiser = await site.volunteer(bayOrganiser);
    const { bay, georgia } = refs.people;
    expect(await found(meera.browser, bay.slice(0, 6).toLowerCase())).toEqual([`waiting ${bay}`]);
    const { body } = await meera.browser.get(`/search?q=${bay.toLowerCase()}`);
    expect(linesOf(body.found)).toMatchObject([{ isExact: true, title: expect.stringContaining('Palash') }]);
    expect(await found(meera.browser, refs.approved.georgia)).toEqual([`member ${refs.approved.georgia}`]);
    expect(await found(meera.browser, refs.gift)).toEqual([`gift ${refs.gift}`]);
    expect(await found(asha.browser, bay)).toEqual([`waiting ${bay}`]);
    for (const ref of [georgia, refs.approved.georgia, refs.gift, refs.job, refs.messages.other])
      expect([ref, await found(asha.browser, ref)]).toEqual([ref, []]);
    expect(await found(organiser.browser, refs.approved.bay)).toEqual([`member ${refs.approved.bay}`]);
    expect(await found(organiser.browser, bay)).toEqual([]);
  });

  test('never searches texts, comments or email addresses, and finds nothing for an empty search', async () => {
    const { found, meera } = await dashboardOffice();
    for (const q of ['xylophone', 'vasant@example.org', 'member-1@example.org', '', ' ', '…'])
      expect([q, await found(meera.browser, q)]).toEqual([q, []]);
  });

  test('shows the day and time of an evening event in its own zone', async () => {
    const site = await dashboardOffice();
    await site.database
      .updateTable('events')
      .set({ date: '2026-11-28T02:00:00.000Z', timezone: 'America/Los_Angeles' })
      .where('id', '=', 'event-bay')
      .execute();
    const { body } = await site.meera.browser.get('/search?q=gulmohar');
    const evening = expect.objectContaining({
      ref: 'event-bay',
      facts: ['Nov 27, 2026, 6:00 PM', expect.any(String)],
    });
    expect(body.found).toContainEqual(evening);
  });

  test('returns at most six results of a kind', async () => {
    const site = await dashboardOffice();
    for (let more = 0; more < 8; more += 1) await site.sent.job({ title: `Sitar tuner ${more}` });
    expect(await site.found(site.meera.browser, 'sitar')).toHaveLength(6);
    expect(await site.found(site.meera.browser, 'J-')).toHaveLength(6);
  });
});

test('finds the first of many members without counting the others', async () => {
  const { database } = await testServer();
  const scope = scopeOf({ grants: [{ role: 'admin', chapter: null }] }, 'member.see');
  const heard = heardStatements(database);
  const { answer, statements } = await heard(() => membersByName(database, scope, 'a', 2));
  expect(answer).toHaveLength(2);
  expect(statements.join()).not.toMatch(/count\(/);
});
