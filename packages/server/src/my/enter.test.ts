import { myMessages as messages } from '@banyan/api/contract';
import { Attestation } from '@banyan/api/office';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import type { Visitor } from '../http/services.ts';
import { publicOrigin, requestContext } from '../http/test-services.ts';
import { setWanted } from '../identity/email-opt-outs.ts';
import { addMemberPasskey, removeMemberPasskey } from '../identity/member-passkeys.ts';
import { askedAt, checkedAttestation, creationOptions, requestOptions } from '../identity/webauthn.ts';
import { authenticator } from '../testing/test-authenticator.ts';
import { enterHandler } from './enter.ts';
import { leela, leelasSite, noon } from './test-opened.ts';

const iso = new Date(noon).toISOString();
const tellsOfBrowser = `${leela}: A new browser is signed in to your page`;
const event = 'sign-in-refused';
const unasked = { check: async () => undefined, repeats: () => undefined };

/** A site and its sign-in to a person's own page. */
async function signInSite() {
  const site = await leelasSite();
  const { services, database } = site;
  const enter = (
    visitor: Visitor,
    body: { token?: string; code?: string; passkey?: string },
    sentFrom = null,
  ) =>
    enterHandler(services).answer(
      { body: { token: '', code: '', passkey: '', ...body }, params: undefined, query: undefined },
      { ...requestContext(visitor, { sentFrom }), captcha: unasked },
    );
  const asked = askedAt(services, 'my-page');
  const device = authenticator(publicOrigin);
  return {
    ...site,
    enter,
    /** Leela makes a passkey on her device. */
    async makePasskey() {
      const owner = { handle: 'h', name: 'Leela', email: leela, known: [] };
      const options = await creationOptions(database, asked, { owner, association: 'Alumni' }, noon);
      const made = await checkedAttestation(
        database,
        v.parse(Attestation, await device.create(options)),
        asked,
        noon,
      );
      const named = { key: leela, label: 'Chrome, Linux' };
      await transaction(database, (trx) => addMemberPasskey(trx, made, named, noon));
      return made.id;
    },
    /** Response of the device. @param counter Counter that the device reports */
    async shown(counter?: number) {
      const options = await requestOptions(database, asked, [], noon);
      return JSON.stringify(await device.get(options, counter === undefined ? {} : { counter }));
    },
  };
}

describe('sign-in by email', () => {
  test.each(['token', 'code'] as const)('opens one’s own page by the email’s %s, once', async (by) => {
    const { asking, email: mail, enter, sessions, auditActions } = await signInSite();
    const [{ visitor, given }, link] = [asking(), await mail()];
    expect(await enter(visitor, { [by]: link[by] })).toEqual({ success: true, message: messages.signedIn });
    expect(given).toEqual([
      '__Host-my-asked=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
      expect.stringMatching(/^__Host-my=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
      expect.stringMatching(/^__Host-my-known=[\w-]{43}\.[\w-]{43}; .*; Secure; Max-Age=34560000$/),
    ]);
    const [session] = await sessions();
    expect(session).toMatchObject({
      kind: 'member',
      subject_id: leela,
      passkey_id: null,
      label: 'A browser, a computer',
      created_at: iso,
      seen_at: noon,
    });
    expect(await auditActions()).toEqual([`the member|sign in|session ${session?.id}|`]);
    await expect(enter(visitor, { [by]: link[by] })).rejects.toMatchObject({ event });
    expect(await sessions()).toHaveLength(1);
  });

  test('ends the previous session of the same browser', async () => {
    const { asking, email: mail, enter, signedIn, sessions } = await signInSite();
    const before = await signedIn();
    await enter(asking({ '__Host-my': before.token }).visitor, { token: (await mail()).token });
    const ended = (await sessions()).filter(({ ended_at }) => ended_at !== null);
    expect(ended.map(({ id }) => id)).toEqual([before.session.id]);
  });

  test('refuses a used or expired link and says what to do', async () => {
    const { asking, enter, sessions } = await signInSite();
    const { visitor, given } = asking();
    const spent = { status: 410, message: messages.spent, event };
    await expect(enter(visitor, { token: 'x' })).rejects.toMatchObject(spent);
    // With several credentials, the first one in order counts.
    for (const more of [{ code: 'y', passkey: 'z' }, { code: 'y' }, { passkey: 'z' }])
      await expect(enter(visitor, { token: 'x', ...more })).rejects.toMatchObject(spent);
    expect([given, await sessions()]).toEqual([[], []]);
  });

  test('refuses a link in a browser that did not request it', async () => {
    const { asking, email: mail, enter } = await signInSite();
    const { token } = await mail();
    for (const other of ['', 'another'])
      await expect(enter(asking({ '__Host-my-asked': other }).visitor, { token })).rejects.toMatchObject({
        status: 409,
        message: messages.otherBrowser,
        event,
      });
  });

  test('refuses a wrong code and counts it', async () => {
    const { asking, email: mail, enter, database } = await signInSite();
    const { code } = await mail();
    const { visitor } = asking();
    const wrong = { field: 'code', code: 'invalid', message: messages.wrongCode };
    for (const typed of [{ code: '000000' }, { code: '' }, { code: '0', passkey: 'z' }])
      await expect(enter(visitor, typed)).rejects.toMatchObject({
        status: 422,
        message: messages.wrongCode,
        errors: [wrong],
        event,
      });
    const tries = database.selectFrom('sign_in_links').select('tries');
    expect(await tries.executeTakeFirst()).toEqual({ tries: 3 });
    expect(await enter(visitor, { code })).toMatchObject({ success: true });
  });

  test('a valid link works whatever its network has tried, and failed attempts must wait after twenty', async () => {
    const { asking, email: mail, enter } = await signInSite();
    const { token } = await mail();
    const { visitor, tries, others } = asking();
    others.set('my page tries', 1_000);
    tries.set('my page tries', 19);
    await expect(enter(visitor, { token: 'x' })).rejects.toMatchObject({ status: 410 });
    await expect(enter(visitor, { token: 'x' })).rejects.toMatchObject({
      status: 429,
      message: messages.enteredTooOften,
      headers: { 'Retry-After': '600' },
    });
    expect(await enter(visitor, { token })).toMatchObject({ success: true });
  });

  test('refuses a sign-in from another site’s page', async () => {
    const { asking, email: mail, services } = await signInSite();
    const { token } = await mail();
    const context = requestContext(asking().visitor, { sentFrom: 'https://bay-area.example.org' });
    await expect(
      enterHandler(services).answer(
        { body: { token, code: '', passkey: '' }, params: undefined, query: undefined },
        { ...context, captcha: unasked },
      ),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('email about a new browser', () => {
  const firefox = 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0';

  test('sends one email for each new browser', async () => {
    const { asking, email: mail, enter, emails, sessions } = await signInSite();
    const enterBy = async (agent: string) =>
      enter({ ...asking().visitor, agent }, { token: (await mail()).token });
    await enterBy('');
    await enterBy('');
    expect(await emails()).toEqual([tellsOfBrowser]);
    await enterBy(firefox);
    expect(await emails()).toEqual([tellsOfBrowser, tellsOfBrowser]);
    expect((await sessions()).map(({ label }) => label)).toContain('Firefox, Windows');
  });

  test('sends no email to a member who turned it off or to an unknown address', async () => {
    const { asking, email: mail, enter, emails, database } = await signInSite();
    const unwanted = { email: 'new-browser', isWanted: false } as const;
    await transaction(database, (trx) => setWanted(trx, leela, unwanted, noon));
    await enter(asking().visitor, { token: (await mail()).token });
    await enter(asking().visitor, { token: (await mail('nobody@example.org')).token });
    expect(await emails()).toEqual([]);
  });
});

describe('sign-in by passkey', () => {
  test('a passkey opens the page without an email', async () => {
    const { asking, enter, makePasskey, shown, sessions, auditActions, database } = await signInSite();
    const id = await makePasskey();
    expect(await enter(asking().visitor, { passkey: await shown() })).toMatchObject({ success: true });
    expect(await sessions()).toMatchObject([{ subject_id: leela, passkey_id: id }]);
    expect(await auditActions()).toEqual([expect.stringContaining('|sign in|')]);
    const used = database.selectFrom('member_passkeys').select(['counter', 'last_used_at']);
    expect(await used.executeTakeFirst()).toEqual({ counter: 2, last_used_at: iso });
  });

  test('logs a passkey whose counter went backwards', async () => {
    const { asking, enter, makePasskey, shown, sessions, auditActions } = await signInSite();
    await makePasskey();
    await enter(asking().visitor, { passkey: await shown(1) });
    const [session] = await sessions();
    expect((await auditActions()).toSorted()).toEqual([
      `the member|passkey counted backwards|session ${session?.id}|`,
      `the member|sign in|session ${session?.id}|`,
    ]);
  });

  test('refuses a passkey that belongs to nobody', async () => {
    const { asking, enter, makePasskey, shown, sessions, database } = await signInSite();
    const id = await makePasskey();
    const passkey = await shown();
    await transaction(database, (trx) => removeMemberPasskey(trx, leela, id));
    await expect(enter(asking().visitor, { passkey })).rejects.toMatchObject({
      status: 422,
      message: messages.unknownPasskey,
      event,
    });
    expect(await sessions()).toEqual([]);
  });
});
