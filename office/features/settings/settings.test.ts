import { leaseEmail } from '@banyan/server/mail/outbox';
import { describe, expect, test } from 'vitest';
import { office } from '../../kernel/test-office.ts';
import { dashboardOffice } from '../dashboard/test-dashboard.ts';
import { admin, baySite, linesOf } from '../review/test-review.ts';

describe('settings', () => {
  test('returns 409 to the second of two simultaneous saves, keeps nothing of it and all other settings, and logs the fields but not their values', async () => {
    const site = await dashboardOffice();
    const { lines, meera } = site;
    const vasant = await site.volunteer(admin);
    const { body: read } = await meera.browser.get('/settings');
    expect(read).toMatchObject({ holdMinutes: 5, version: 0, hasSamples: false });
    expect(read.sites).toEqual([{ origin: baySite, chapter: 'bay-area' }]);
    await meera.browser.post('/settings', { signature: 'The volunteers', version: 0 });
    const sites = [{ origin: baySite, chapter: 'atlanta' }];
    const saved = await Promise.all([
      meera.browser.post('/settings', { words: { receipt: 'Thank you.' }, sites, version: 1 }),
      vasant.browser.post('/settings', { words: { receipt: 'Thanks.' }, sites, version: 1 }),
    ]);
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = saved.find(({ status }) => status === 409);
    expect(refused?.body.errors?.[0]?.code).toBe('changed');
    const kept = saved.find(({ status }) => status === 200)?.body;
    expect((await meera.browser.get('/settings')).body).toEqual(kept);
    expect(kept).toMatchObject({ version: 2, sites, signature: 'The volunteers' });
    const noted = (await lines()).filter(({ action }) => action === 'settings');
    expect(noted.map(({ data, detail }) => [data, detail]).toSorted()).toEqual([
      ['{"fields":["signature"]}', ''],
      ['{"fields":["sites","receipt"]}', ''],
    ]);
  });

  test('lists every site that sends or may send, and returns 422 for an invalid origin or an unknown chapter', async () => {
    const site = await dashboardOffice({ ALLOWED_ORIGINS: `${baySite},https://atlanta.example.org` });
    const { browser } = site.meera;
    await site.database.updateTable('members').set({ sent_from: 'https://old.example.org' }).execute();
    expect(linesOf((await browser.get('/settings')).body.sites)).toEqual([
      { origin: 'https://atlanta.example.org', chapter: null },
      { origin: baySite, chapter: 'bay-area' },
      { origin: 'https://old.example.org', chapter: null },
    ]);
    const save = async (...sites: { origin: string; chapter: string | null }[]) =>
      (await browser.post('/settings', { holdMinutes: 5, sites, version: 0 })).status;
    expect(await save({ origin: `${baySite}/`, chapter: null })).toBe(422);
    expect(await save({ origin: 'javascript:alert(1)', chapter: null })).toBe(422);
    expect(await save({ origin: baySite, chapter: 'mumbai' })).toBe(422);
    expect(await save({ origin: baySite, chapter: null }, { origin: baySite, chapter: null })).toBe(422);
    expect(await save({ origin: baySite, chapter: null })).toBe(200);
    expect(linesOf((await browser.get('/settings')).body.sites)[1]).toEqual({
      origin: baySite,
      chapter: null,
    });
  });

  test('says which environment variables are set without their values', async () => {
    const site = await office({ SECURITY_CONTACT: 'safe@example.org' });
    const { browser } = await site.volunteer(admin);
    const { body } = await browser.get('/settings');
    expect(linesOf(body.environment)).toContainEqual({ name: 'SECURITY_CONTACT', isSet: true });
    expect(linesOf(body.environment)).toContainEqual({ name: 'SMTP_URL', isSet: false });
    expect(JSON.stringify(body)).not.toContain('safe@');
    expect(body.keeping).toContain('Messages: 365 days.');
  });
});

const http = 'http://localhost:3000';

test('removes the samples, and signs out a sample volunteer', async () => {
  const site = await office({ PUBLIC_ORIGIN: http });
  await site.database
    .insertInto('settings')
    .values({ key: 'samples', value: '2026-11-01T00:00:00.000Z' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const at = site.browser(undefined, '127.0.0.1');
  expect((await at.post('/identity/demo', { role: 'admin' })).status).toBe(200);
  expect((await at.get('/settings')).body.hasSamples).toBe(true);
  expect((await at.post('/settings/remove-samples')).status).toBe(200);
  expect((await at.get('/settings')).status).toBe(401);
  const { browser } = await site.volunteer(admin);
  expect((await browser.get('/settings')).body.hasSamples).toBe(false);
});

describe('outbox', () => {
  /** Emails in every state. Returns their ids. */
  async function emails() {
    const site = await dashboardOffice();
    const { clock, database } = site;
    await database.deleteFrom('outbox').execute();
    const add = async (id: string, more: Record<string, unknown> = {}) => {
      const email = {
        id,
        recipient: `${id}@example.org`,
        reply_to: null,
        subject: id,
        body: '',
        about: 'test',
        created_at: new Date(clock.now).toISOString(),
        attempts: 0,
        next_attempt_at: clock.now,
        sent_at: null,
        last_error: null,
        leased_until: 0,
        batch: null,
      };
      await database
        .insertInto('outbox')
        .values({ ...email, ...more })
        .execute();
    };
    await add('sent', { sent_at: new Date(clock.now).toISOString() });
    await add('held', { next_attempt_at: clock.now + 300_000 });
    await add('waiting');
    await add('stuck', {
      attempts: 3,
      next_attempt_at: clock.now + 60_000,
      last_error: 'ECONNREFUSED',
      given_up_at: new Date(clock.now).toISOString(),
    });
    const { browser } = site.meera;
    return {
      ...site,
      browser,
      listed: async (query = '') =>
        linesOf((await browser.get(`/outbox${query}`)).body.emails).map(({ id, state }) => `${id} ${state}`),
      do: async (id: string, what: 'retry' | 'drop') => (await browser.post(`/outbox/${id}/${what}`)).status,
      email: (id: string) =>
        database.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst(),
    };
  }

  test('lists emails by state', async () => {
    const { browser, listed } = await emails();
    expect(await listed()).toEqual(['stuck stuck', 'waiting waiting', 'held held', 'sent sent']);
    expect(await listed('?state=stuck')).toEqual(['stuck stuck']);
    expect(await listed('?state=waiting')).toEqual(['waiting waiting', 'held held']);
    expect(await listed('?state=sent')).toEqual(['sent sent']);
    expect((await browser.get('/outbox')).body).toMatchObject({
      counts: { stuck: 1, waiting: 2 },
      isSetUp: false,
      more: false,
    });
    expect(await listed('?page=2')).toEqual([]);
  });

  test('sends an email with the next round, whatever its state', async () => {
    const { clock, database, do: act, email, lines } = await emails();
    expect([await act('held', 'retry'), await act('stuck', 'retry')]).toEqual([200, 200]);
    expect(Number((await email('held'))?.next_attempt_at)).toBe(clock.now);
    expect(await leaseEmail(database, 'stuck', clock.now)).toBe(true);
    const noted = (await lines()).filter(({ action }) => action === 'letter send');
    expect(noted.map(({ subject }) => subject).toSorted()).toEqual(['letter held', 'letter stuck']);
  });

  test('never sends a canceled email, and keeps its recipient out of the audit log', async () => {
    const { clock, database, do: act, email, lines } = await emails();
    expect(await act('held', 'drop')).toBe(200);
    expect(await email('held')).toBeUndefined();
    expect(await leaseEmail(database, 'held', clock.now + 600_000)).toBe(false);
    const [line] = (await lines()).filter(({ action }) => action === 'letter drop');
    expect(line).toMatchObject({ subject: 'letter held', detail: '', data: '{}' });
  });

  test('returns 409 for an email that was sent or is being sent, and 404 for an unknown one', async () => {
    const { clock, database, do: act, email } = await emails();
    expect(await leaseEmail(database, 'waiting', clock.now)).toBe(true);
    for (const id of ['waiting', 'sent'])
      expect([await act(id, 'retry'), await act(id, 'drop')]).toEqual([409, 409]);
    expect([await email('waiting'), await email('sent')]).not.toContain(undefined);
    expect([await act('nothing', 'retry'), await act('nothing', 'drop')]).toEqual([404, 404]);
  });

  test('either sends or cancels an email when both are requested at once', async () => {
    const { clock, database, do: act, email } = await emails();
    const [dropped, leased] = await Promise.all([
      act('waiting', 'drop'),
      leaseEmail(database, 'waiting', clock.now),
    ]);
    expect([dropped === 200, leased].filter(Boolean)).toHaveLength(1);
    expect((await email('waiting')) === undefined).toBe(dropped === 200);
  });
});
