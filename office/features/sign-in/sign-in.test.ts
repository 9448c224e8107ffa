import { authenticator } from '@banyan/server/testing/test-authenticator';
import { describe, expect, test } from 'vitest';
import { office, origin } from '../../kernel/test-office.ts';

const admin = { role: 'admin', chapter: null } as const;
const minute = 60_000;
const hour = 60 * minute;

describe('invitations', () => {
  test('shows an invitation without using it up, then creates a volunteer with a passkey and eight codes', async () => {
    const { browser, invitation, joined, lines, emails } = await office();
    const token = await invitation([{ role: 'organiser', chapter: 'bay-area' }]);
    const at = browser();
    for (let times = 0; times < 2; times += 1) {
      const { status, body } = await at.post('/identity/invitation', { token });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        name: 'Meera Kadamb',
        invitedBy: null,
        grants: [{ role: 'organiser', chapter: 'bay-area' }],
        options: {
          rp: { id: 'alumni.example.org' },
          authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
          attestation: 'none',
        },
      });
    }
    const { answer, codes, me } = await joined(token, 'Meera K.', at);
    expect(answer.status).toBe(200);
    expect(me).toMatchObject({
      name: 'Meera K.',
      email: 'meera@example.org',
      passkeys: [{ label: 'Chrome, Linux' }],
      codesLeft: 8,
      sessions: [{ isThis: true }],
      session: { left: 12 * hour, idleLeft: 30 * minute, freshLeft: 5 * minute },
    });
    expect(codes).toHaveLength(8);
    for (const code of codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^__Host-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/),
    ]);
    const written = (await lines()).map(({ action, volunteer_id }) => [action, volunteer_id]);
    expect(written.toSorted()).toEqual([
      ['invite', null],
      ['join', me.id],
    ]);
    expect((await emails('meera@example.org')).map(({ subject }) => subject)).toEqual([
      'You added a passkey to the Office',
    ]);
    expect((await at.get('/me')).body).toMatchObject({ name: 'Meera K.' });
  });

  test('accepts an invitation once, within a day, and until a new one is sent', async () => {
    const { browser, invitation, joined, clock } = await office();
    const gone = async (token: string) => (await browser().post('/identity/invitation', { token })).status;
    const [first, second] = [await invitation([admin]), await invitation([admin])];
    expect([await gone(first), await gone(second)]).toEqual([410, 200]);
    await joined(second);
    expect(await gone(second)).toBe(410);
    const late = await invitation([admin], 'Kiran', 'kiran@example.org');
    clock.now += 24 * hour;
    expect(await gone(late)).toBe(410);
    clock.now -= 48 * hour;
    expect(await gone(late)).toBe(410);
    expect(await gone('x'.repeat(43))).toBe(410);
  });

  test('creates one volunteer when an invitation is used 200 times at once', async () => {
    const { browser, invitation, database } = await office();
    const token = await invitation([admin]);
    const tries = await Promise.all(
      Array.from({ length: 200 }, async () => {
        const at = browser();
        const { body } = await at.post('/identity/invitation', { token });
        return { at, attestation: await authenticator(origin).create(body.options) };
      }),
    );
    const answers = await Promise.all(
      tries.map(({ at, attestation }) => at.post('/identity/join', { token, name: 'Meera', attestation })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 410)).toHaveLength(199);
    for (const table of ['volunteers', 'passkeys', 'sign_in_sessions'] as const)
      expect(await database.selectFrom(table).selectAll().execute()).toHaveLength(1);
  });
});

describe('passkeys of the Office', () => {
  test('signs in without a name and confirms a step-up', async () => {
    const { volunteer, signIn, stepUp, clock } = await office();
    const { device, me } = await volunteer(admin);
    clock.now += 6 * minute;
    const { browser, answer } = await signIn(device);
    expect(answer).toMatchObject({ status: 200, body: { me: { id: me.id }, ended: null } });
    clock.now += 6 * minute;
    const late = await browser.post('/me/codes');
    expect([late.status, late.body.errors?.[0]?.code]).toEqual([403, 'fresh']);
    expect(await stepUp(browser, device)).toMatchObject({ status: 200, body: { freshLeft: 5 * minute } });
    expect((await browser.post('/me/codes')).body.codes).toHaveLength(8);
  });

  test('rejects a passkey from another origin, without verification, with an old or foreign challenge, or removed', async () => {
    const { volunteer, browser, stepUp, clock, database } = await office();
    const { device, browser: signedIn } = await volunteer(admin);
    const other = await volunteer(admin);
    const at = browser();
    const options = async () => (await at.post('/identity/options')).body.options;
    const enter = async (assertion: unknown) => {
      const { status, body } = await at.post('/identity/sign-in', { assertion });
      return [status, body.message];
    };
    const refused = [422, 'This passkey could not be checked. Please try again.'];
    const tooLate = [422, 'That took too long or was already used. Please try again.'];
    const unknown = [422, 'We don’t recognize this passkey. It may have been removed.'];

    expect(await enter(await device.get(await options(), { origin: 'https://evil.example' }))).toEqual(
      refused,
    );
    const elsewhere = { ...(await options()), rpId: 'evil.example' };
    expect(await enter(await device.get(elsewhere))).toEqual(refused);
    expect(await enter(await device.get(await options(), { isVerified: false }))).toEqual(refused);
    const twice = await device.get(await options());
    expect((await enter({ ...twice, response: { ...twice.response, signature: 'AAAA' } }))[0]).toBe(422);
    expect(await enter(twice)).toEqual(tooLate);
    expect(await enter(await device.get({ ...(await options()), challenge: 'A'.repeat(43) }))).toEqual(
      tooLate,
    );
    // A challenge works only for its own purpose, even within one session.
    const { options: making } = (await signedIn.post('/me/passkeys/options')).body;
    const crossed = await device.get({ challenge: making.challenge, rpId: making.rp.id });
    const { status, body: said } = await signedIn.post('/identity/fresh', { assertion: crossed });
    expect([status, said.message]).toEqual(tooLate);

    const slow = await device.get(await options());
    clock.now += 5 * minute;
    expect(await enter(slow)).toEqual(tooLate);

    const { body } = await signedIn.post('/identity/fresh/options');
    expect(await enter(await device.get(body.options))).toEqual(tooLate);
    // A step-up rejects a passkey of another volunteer.
    expect((await stepUp(signedIn, other.device)).status).toBe(422);

    await database.deleteFrom('passkeys').execute();
    expect(await enter(await device.get(await options()))).toEqual(unknown);
    // Only the challenge that was never signed is left.
    expect(await database.selectFrom('challenges').selectAll().execute()).toHaveLength(1);
  });

  test('rejects a challenge from a fast clock and accepts a new one after the clock is corrected', async () => {
    const { volunteer, browser, clock } = await office();
    const { device } = await volunteer(admin);
    const at = browser();
    const options = async () => (await at.post('/identity/options')).body.options;
    const enter = async (assertion: unknown) => (await at.post('/identity/sign-in', { assertion })).status;
    clock.now += 365 * 24 * 60 * minute;
    const ahead = await device.get(await options());
    clock.now -= 365 * 24 * 60 * minute;
    expect(await enter(ahead)).toBe(422);
    const now = await device.get(await options());
    // The clock is corrected by a minute while the volunteer uses their phone.
    clock.now -= minute;
    expect(await enter(now)).toBe(200);
  });

  test('accepts a passkey whose counter went backwards, logs it, and emails the admins', async () => {
    const { volunteer, signIn, browser, emails, lines } = await office();
    const chief = await volunteer(admin);
    const { device, me } = await volunteer({ role: 'reader', chapter: null });
    await signIn(device);
    const at = browser();
    const { body } = await at.post('/identity/options');
    const copied = await device.get(body.options, { counter: 1 });
    expect((await at.post('/identity/sign-in', { assertion: copied })).status).toBe(200);
    expect((await lines()).map(({ action }) => action)).toContain('passkey counted backwards');
    expect((await emails(chief.me.email)).map(({ subject }) => subject)).toContain(
      `A passkey of ${me.name} may have been copied`,
    );
  });

  test('refuses to remove the only passkey and ends the sessions of a removed one', async () => {
    const { volunteer, signIn, browser, emails } = await office();
    const { device, browser: at, me } = await volunteer(admin);
    const only = await at.post('/me/passkeys/remove', { id: me.passkeys[0]?.id });
    expect([only.status, only.body.message]).toEqual([
      409,
      'This is your only passkey. Make another one before you remove it.',
    ]);
    const second = authenticator(origin);
    const { body } = await at.post('/me/passkeys/options');
    expect(body.options.excludeCredentials.map(({ id }) => id)).toEqual([me.passkeys[0]?.id]);
    const attestation = await second.create(body.options);
    expect((await at.post('/me/passkeys', { attestation })).body.passkeys).toHaveLength(2);
    const elsewhere = await signIn(second, browser('Mozilla/5.0 (iPhone; CPU iPhone OS 26) Safari/604.1'));
    expect(elsewhere.answer.body.me.sessions.map(({ label }) => label)).toContain('Safari, iPhone');
    const removed = await at.post('/me/passkeys/remove', { id: attestation.id });
    expect(removed.body.passkeys).toMatchObject([{ id: me.passkeys[0]?.id }]);
    expect((await elsewhere.browser.get('/me')).status).toBe(401);
    expect((await at.get('/me')).status).toBe(200);
    expect((await signIn(second)).answer.status).toBe(422);
    expect((await signIn(device)).answer.status).toBe(200);
    expect((await emails(me.email)).map(({ subject }) => subject)).toEqual([
      'You added a passkey to the Office',
      'You added a passkey to the Office',
      'A passkey was removed from the Office',
    ]);
  });

  test('emails a volunteer who signs in with a passkey unused for 60 days', async () => {
    const { volunteer, signIn, emails, clock } = await office();
    const { device, me } = await volunteer(admin);
    clock.now += 59 * 24 * hour;
    await signIn(device);
    clock.now += 61 * 24 * hour;
    await signIn(device);
    expect((await emails(me.email)).map(({ subject }) => subject)).toEqual([
      'You added a passkey to the Office',
      'New sign-in to the Office',
    ]);
  });

  test('limits passkey options to 30 requests in ten minutes', async () => {
    const { browser } = await office({ RATE_LIMIT_WRITES: '60' });
    const at = browser();
    const statuses: number[] = [];
    for (let times = 0; times < 31; times += 1) statuses.push((await at.post('/identity/options')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
  });
});
