import { forgetOfficeWork } from '@banyan/server/identity/forgetting';
import { authenticator } from '@banyan/server/testing/test-authenticator';
import { describe, expect, test } from 'vitest';
import { office, origin } from '../../kernel/test-office.ts';

const admin = { role: 'admin', chapter: null } as const;
const minute = 60_000;
const hour = 60 * minute;
const name = '__Host-office';

describe('Office sessions', () => {
  test('ends a session 30 minutes after its last request, even if another session is in use', async () => {
    const { volunteer, signIn, clock } = await office();
    const { device, browser } = await volunteer(admin);
    const { browser: other } = await signIn(device);
    for (let times = 0; times < 5; times += 1) {
      clock.now += 29 * minute;
      expect(await browser.get('/me')).toMatchObject({
        status: 200,
        body: { session: { idleLeft: 30 * minute } },
      });
    }
    const away = await other.get('/me');
    expect([away.status, away.body.errors?.[0]?.code]).toEqual([401, 'signed-out']);
    clock.now += 30 * minute;
    expect((await browser.get('/me')).status).toBe(401);
  });

  test('ends a session after 12 hours of use', async () => {
    const { volunteer, clock } = await office();
    const { browser } = await volunteer(admin);
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      clock.now += 20 * minute;
      expect((await browser.get('/me')).status).toBe(200);
    }
    clock.now += 20 * minute;
    expect((await browser.get('/me')).status).toBe(401);
  });

  test('ends the least recently used session when a sixth one begins and names it', async () => {
    const { volunteer, signIn, browser, clock } = await office();
    const { device, browser: first } = await volunteer(admin);
    const all = [first];
    for (let times = 0; times < 4; times += 1) {
      clock.now += minute;
      all.push((await signIn(device)).browser);
    }
    const sixth = await signIn(device, browser('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0'));
    expect(sixth.answer.body).toMatchObject({ ended: 'Chrome, Linux', me: { sessions: { length: 5 } } });
    const statuses = await Promise.all(
      [...all, sixth.browser].map(async (at) => (await at.get('/me')).status),
    );
    expect(statuses).toEqual([401, 200, 200, 200, 200, 200]);
  });

  test('ends the old session when the volunteer signs in again in the same browser', async () => {
    const { volunteer, signIn, browser } = await office();
    const { device, browser: at } = await volunteer(admin);
    const before = at.jar.get(name) ?? '';
    expect((await signIn(device, at)).answer.body).toMatchObject({
      ended: null,
      me: { sessions: { length: 1 } },
    });
    const stolen = browser();
    stolen.jar.set(name, before);
    expect((await stolen.get('/me')).status).toBe(401);
  });

  test('changes the session secret with each step-up and rejects the old one', async () => {
    const { volunteer, stepUp, browser } = await office();
    const { device, browser: at } = await volunteer(admin);
    const before = at.jar.get(name) ?? '';
    expect((await stepUp(at, device)).status).toBe(200);
    expect(at.jar.get(name)).not.toBe(before);
    const stolen = browser();
    stolen.jar.set(name, before);
    expect((await stolen.get('/me')).status).toBe(401);
    expect((await at.get('/me')).status).toBe(200);
  });

  test('ends a session by signing out or from the session list and never caches its responses', async () => {
    const { volunteer, signIn, request } = await office();
    const { device, browser } = await volunteer(admin);
    const { browser: other } = await signIn(device);
    const mine = (await browser.get('/me')).body.sessions;
    expect(mine).toHaveLength(2);
    const away = Array.isArray(mine) ? mine.find(({ isThis }) => !isThis) : undefined;
    expect((await browser.post('/me/sessions/end', { id: away.id })).body.sessions).toHaveLength(1);
    expect((await other.get('/me')).status).toBe(401);
    expect((await browser.post('/me/sessions/end', { id: away.id })).status).toBe(404);

    const Cookie = `${name}=${browser.jar.get(name)}`;
    const answer = await request('/office/me', { headers: { Cookie } });
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect((await browser.post('/identity/sign-out')).cookies).toEqual([
      `${name}=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0`,
    ]);
    // Simulates the Back button after sign-out: the browser asks again with its old cookie.
    expect((await request('/office/me', { headers: { Cookie } })).status).toBe(401);
  });

  test('ends the sessions of a volunteer whose access or permissions changed', async () => {
    const { volunteer } = await office();
    const chief = await volunteer(admin);
    const gone = await volunteer({ role: 'reviewer', chapter: null });
    const changed = await volunteer({ role: 'reviewer', chapter: null });
    expect((await chief.browser.post(`/volunteers/${gone.me.id}/end`)).status).toBe(200);
    const grants = [{ role: 'reader', chapter: 'bay-area' }];
    const saved = await chief.browser.post(`/volunteers/${changed.me.id}/grants`, { grants, version: 1 });
    expect(saved).toMatchObject({ status: 200, body: { grants, version: 2 } });
    for (const { browser } of [gone, changed]) expect((await browser.get('/me')).status).toBe(401);
  });

  test('ends a session that was started while the clock was wrong', async () => {
    const { volunteer, signIn, clock } = await office();
    const { device, browser } = await volunteer(admin);
    clock.now += 365 * 24 * hour;
    const { browser: future } = await signIn(device);
    expect((await future.get('/me')).status).toBe(200);
    clock.now -= 365 * 24 * hour;
    expect((await future.get('/me')).status).toBe(401);
    expect((await browser.get('/me')).status).toBe(200);
  });

  test('deletes a session a month after its end and never stores its secrets', async () => {
    const { volunteer, database, clock } = await office();
    const { browser, codes } = await volunteer(admin);
    const all = await Promise.all(
      (['sign_in_sessions', 'recovery_codes', 'invitations', 'audit_log'] as const).map((table) =>
        database.selectFrom(table).selectAll().execute(),
      ),
    );
    const text = JSON.stringify(all);
    for (const secret of [...codes, ...browser.jar.values()]) expect(text).not.toContain(secret);
    await forgetOfficeWork(database, clock.now + 30 * 24 * hour);
    expect(await database.selectFrom('sign_in_sessions').selectAll().execute()).toHaveLength(1);
    await forgetOfficeWork(database, clock.now + 32 * 24 * hour);
    for (const table of ['sign_in_sessions', 'invitations'] as const)
      expect(await database.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

describe('recovery of a lost passkey', () => {
  /** Office with an admin and a volunteer, and helpers to request a recovery email and find its link. */
  async function lost() {
    const site = await office();
    const chief = await site.volunteer(admin);
    const person = await site.volunteer({ role: 'reviewer', chapter: null });
    const ask = (at: ReturnType<typeof site.browser>, email: string, code: string) =>
      at.post('/identity/lost', { email, code });
    const link = async () => {
      const emails = await site.emails(person.me.email);
      return /\/office\/new-passkey#([\w-]{43})/.exec(emails.map(({ body }) => body).join())?.[1] ?? '';
    };
    return { ...site, chief, person, ask, link };
  }

  test('recovers with email, code and the emailed link in the browser that asked', async () => {
    const { person, chief, ask, link, browser, emails, lines } = await lost();
    const at = browser();
    const spoken = person.codes[0]?.toLowerCase().replace(/(.{4})/g, '$1 ') ?? '';
    expect((await ask(at, person.me.email.toUpperCase(), spoken)).body.message).toBe(
      'If both are right, we emailed you a link. It works for ten minutes, in this browser.',
    );
    const token = await link();
    // A mail scanner opens the link in another browser.
    for (const method of ['GET', 'HEAD'] as const) {
      const scanned = await browser().ask(method, '/identity/recovery');
      expect([scanned.status, scanned.cookies]).toEqual([405, []]);
    }
    expect((await browser().post('/identity/recovery', { token })).status).toBe(410);
    const opened = await at.post('/identity/recovery', { token });
    expect(opened.body).toEqual({ name: person.me.name });
    expect((await at.post('/identity/recovery', { token })).status).toBe(410);
    // The recovery session only allows registering a passkey.
    expect((await at.get('/me')).status).toBe(401);
    const device = authenticator(origin);
    const { body } = await at.post('/identity/enrol/options');
    const attestation = await device.create(body.options);
    const back = await at.post('/identity/enrol', { attestation });
    expect(back.body.me).toMatchObject({ id: person.me.id, codesLeft: 7, passkeys: { length: 2 } });
    expect((await at.post('/identity/enrol', { attestation })).status).toBe(401);
    expect((await person.browser.get('/me')).status).toBe(401);
    expect((await at.get('/me')).status).toBe(200);
    expect((await emails(chief.me.email)).map(({ subject }) => subject)).toContain(
      `${person.me.name} used a recovery code to add a passkey`,
    );
    const actions = (await lines()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['recovery code used', 'recovery link used', 'recover']));
  });

  test('marks the probably lost passkey and stops when it is removed', async () => {
    const { person, ask, link, browser, clock } = await lost();
    const at = browser();
    clock.now += minute;
    await ask(at, person.me.email, person.codes[0] ?? '');
    await at.post('/identity/recovery', { token: await link() });
    const { body } = await at.post('/identity/enrol/options');
    const device = authenticator(origin);
    const back = await at.post('/identity/enrol', { attestation: await device.create(body.options) });
    expect(back.body.me.passkeys).toMatchObject([
      { isThis: false, isLost: true },
      { isThis: true, isLost: false },
    ]);
    const [old] = back.body.me.passkeys;
    expect((await at.post('/me/passkeys/remove', { id: old?.id })).status).toBe(200);
    expect((await at.get('/me')).body.passkeys).toMatchObject([{ isThis: true, isLost: false }]);
  });

  test('answers every wrong attempt with the same response after the same time', async () => {
    const { person, chief, ask, emails, browser } = await lost();
    const before = (await emails(person.me.email)).length;
    const wrong: [string, string][] = [
      [person.me.email, 'A'.repeat(26)],
      [person.me.email, chief.codes[0] ?? ''],
      ['nobody@example.org', person.codes[0] ?? ''],
    ];
    const answers = new Set<string>();
    for (const [email, code] of wrong) {
      const began = performance.now();
      const { status, body, cookies } = await ask(browser(), email, code);
      expect(performance.now() - began).toBeGreaterThan(290);
      answers.add(JSON.stringify([status, body, cookies.map((cookie) => cookie.split('=')[0])]));
    }
    expect((await emails(person.me.email)).length).toBe(before);
    const right = await ask(browser(), person.me.email, person.codes[0] ?? '');
    const shown = [right.status, right.body, right.cookies.map((cookie) => cookie.split('=')[0])];
    expect(answers).toEqual(new Set([JSON.stringify(shown)]));
  });

  test('sends one email when one code is used 200 times at once', async () => {
    const { person, ask, emails, browser } = await lost();
    const code = person.codes[0] ?? '';
    await Promise.all(Array.from({ length: 200 }, () => ask(browser(), person.me.email, code)));
    const links = (await emails(person.me.email)).filter(({ subject }) => subject.includes('link'));
    expect(links).toHaveLength(1);
  });

  test('keeps a link valid for ten minutes even after further requests', async () => {
    const { person, ask, link, browser, clock } = await lost();
    const at = browser();
    await ask(at, person.me.email, person.codes[0] ?? '');
    const token = await link();
    await ask(browser(), person.me.email, 'A'.repeat(26));
    // Second request of the same browser, with a typo in the code.
    await ask(at, person.me.email, 'A'.repeat(26));
    clock.now += 10 * minute;
    expect((await at.post('/identity/recovery', { token })).status).toBe(410);
    clock.now -= minute;
    expect((await at.post('/identity/recovery', { token })).status).toBe(200);
    clock.now += 11 * minute;
    expect((await at.post('/identity/enrol/options')).status).toBe(401);
  });

  test('accepts a correct code after wrong attempts from any network', async () => {
    const site = await office({ RATE_LIMIT_WRITES: '60' });
    await site.volunteer(admin);
    const person = await site.volunteer({ role: 'reviewer', chapter: null });
    const { email } = person.me;
    const ask = async (peer: string, code: string) =>
      (await site.browser('Mozilla/5.0', peer).post('/identity/lost', { email, code })).status;
    const wrong: number[] = [];
    for (let times = 0; times < 6; times += 1) wrong.push(await ask('203.0.113.1', 'A'));
    expect(wrong).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await ask('203.0.113.2', 'A')).toBe(200);
    expect(await ask('203.0.113.1', person.codes[0] ?? '')).toBe(200);
  });
});
