import { sendDigestIfOwed } from '@banyan/server/background/digest';
import { keepOrganisation } from '@banyan/server/settings/organisation';
import { describe, expect, test } from 'vitest';
import { admin, linesOf, reviewer, reviewOffice } from '../review/test-review.ts';
import { bayOrganiser, reader } from './test-dashboard.ts';

/** Monday, 8:00 in Chicago. */
const monday = Date.parse('2026-11-30T08:00:00-06:00');
const hourMs = 3_600_000;

/** Office of an association in Chicago with a waiting message. @param start Current time. @default the Friday before */
async function weekly(weekday: number | null = 1, start = monday - 72 * hourMs) {
  const site = await reviewOffice();
  const { clock, config, database } = site;
  clock.now = start;
  await keepOrganisation(database, {
    name: 'Engineering Alumni',
    ein: '',
    email: '',
    timeZone: 'America/Chicago',
  });
  const meera = await site.volunteer(admin);
  await site.sent.message();
  await database.deleteFrom('outbox').execute();
  const digest = { weekday, hour: 8, readers: {} };
  const { body } = await meera.browser.post('/settings', { digest, version: 0 });
  return {
    ...site,
    meera,
    version: Number(body.version),
    round: async (now: number) => {
      await sendDigestIfOwed({ config, database, now });
      const sent = (await site.emails()).filter(({ about }) => about === 'digest');
      return sent.map(({ recipient }) => recipient).toSorted();
    },
  };
}

describe('weekly digest', () => {
  test('the digest is sent once a week at its weekday and hour in the association’s time zone', async () => {
    const { round } = await weekly();
    expect(await round(monday - 1)).toEqual([]);
    expect(await round(monday)).toEqual(['volunteers@example.org']);
    expect(await round(monday + hourMs)).toHaveLength(1);
    // A server that was down sends a missed digest, once.
    expect(await round(monday + 10 * 24 * hourMs)).toHaveLength(2);
    expect(await round(monday + 11 * 24 * hourMs)).toHaveLength(2);
  });

  test('the digest is sent once even if several processes send it at the same moment', async () => {
    const { config, database, emails } = await weekly();
    await Promise.all([1, 2, 3, 4].map(() => sendDigestIfOwed({ config, database, now: monday })));
    expect(await emails()).toHaveLength(1);
  });

  test('the digest is not sent until an admin sets a time, nor for an hour that had already passed', async () => {
    const { meera, round, version } = await weekly(null, monday + hourMs);
    expect(await round(monday + hourMs)).toEqual([]);
    await meera.browser.post('/settings', { digest: { weekday: 1, hour: 8, readers: {} }, version });
    expect(await round(monday + 2 * hourMs)).toEqual([]);
    expect(await round(monday + 7 * 24 * hourMs)).toHaveLength(1);
  });

  test('the digest is sent to the queue’s readers whom an admin chose, and each of them can turn it off', async () => {
    const { meera, round, version, volunteer } = await weekly();
    const [kiran, rekha, asha] = [
      await volunteer(reviewer),
      await volunteer(reader),
      await volunteer(bayOrganiser),
    ];
    const { body } = await meera.browser.get('/settings');
    const [{ readers } = { readers: [] }] = linesOf([body.digest]);
    expect(
      linesOf(readers)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([meera, kiran, rekha].map(({ me }) => me.id).toSorted());
    const choose = (chosen: Record<string, boolean>, at: number) =>
      meera.browser.post('/settings', { digest: { weekday: 1, hour: 8, readers: chosen }, version: at });
    expect((await choose({ [asha.me.id]: true }, version)).status).toBe(422);
    const chosen = await choose({ [kiran.me.id]: true, [rekha.me.id]: true }, version);
    expect(chosen.status).toBe(200);
    expect((await kiran.browser.get('/me')).body.told).toEqual(['digest']);
    await rekha.browser.post('/me', { told: [] });
    // Saving other settings does not turn it on again.
    expect((await choose({}, Number(chosen.body.version))).status).toBe(200);
    expect(await round(monday)).toEqual([kiran.me.email, 'volunteers@example.org'].toSorted());
  });

  test('returns 422 for an invalid weekday or hour of the digest', async () => {
    const { meera, version } = await weekly();
    for (const more of [{ weekday: 7 }, { weekday: 1.5 }, { hour: 24 }, { hour: -1 }]) {
      const digest = { weekday: 1, hour: 8, readers: {}, ...more };
      expect((await meera.browser.post('/settings', { digest, version })).status).toBe(422);
    }
  });
});
