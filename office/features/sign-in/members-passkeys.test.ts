import { myMessages as messages } from '@banyan/api/contract';
import { firefox, minute, myOn, mySite } from '@banyan/server/my/test-my';
import { authenticator } from '@banyan/server/testing/test-authenticator';
import { registrationBody } from '@banyan/server/testing/test-server';
import { describe, expect, test } from 'vitest';
import { office } from '../../kernel/test-office.ts';

const rohan = 'rohan@example.org';
const home = 'https://alumni.example.org';

/** Site with a phone, on which Rohan is signed in with a link from an email. */
async function siteWithRohan(environment: Record<string, string> = {}) {
  const site = await mySite({ PUBLIC_ORIGIN: home, RATE_LIMIT_WRITES: '1000', ...environment });
  await site.post('/member/member-register', registrationBody());
  const subjects = async () => (await site.emails(rohan)).map(({ subject }) => subject);
  return { ...site, at: await site.signIn(rohan), phone: authenticator(home), subjects };
}

describe('passkeys of the member page', () => {
  test('adds a passkey with user verification, emails the member about it, and signs in with it without an email', async () => {
    const { at, phone, browser, subjects, clock, database } = await siteWithRohan();
    const { options } = await at.optionsFor('make');
    expect(options).toMatchObject({
      rp: { id: 'alumni.example.org' },
      user: { name: 'rohan@example.org (my page)', displayName: 'Rohan Bakul' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [],
    });
    expect(Buffer.from(options.user.id, 'base64url')).toHaveLength(32);
    expect(await at.makePasskey(phone)).toMatchObject({
      status: 200,
      said: { section: 'sign-in', message: messages.passkeyAdded, isDone: true },
      my: { page: { passkeys: [{ label: 'Chrome, Linux', lastUsedAt: undefined }] } },
    });
    expect((await subjects()).at(-1)).toBe('A passkey was added to your page');
    expect((await at.optionsFor('make')).options.excludeCredentials).toHaveLength(1);

    const mails = (await subjects()).length;
    const other = browser();
    const entered = await other.showPasskey(phone, { counter: 9 });
    expect(entered.goTo).toBe('/my');
    expect(entered.cookies).toContainEqual(
      expect.stringMatching(/^__Host-my=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/),
    );
    expect(await subjects()).toHaveLength(mails);
    const page = await other.page();
    expect(page).toMatchObject({ email: rohan, passkeys: [{ lastUsedAt: expect.any(String) }] });
    expect(page.sessions).toHaveLength(2);
    // The rules of an email sign-in apply: a new browser is reported, and the session ends after half an hour.
    await browser({ agent: firefox }).showPasskey(phone);
    expect((await subjects()).at(-1)).toBe('A new browser is signed in to your page');
    clock.ahead += 31 * minute;
    expect((await other.get('/my')).my?.state).toBe('ask');
    // A copied passkey may sign in, but is logged.
    expect((await browser().showPasskey(phone, { counter: 3 })).goTo).toBe('/my');
    const auditActions = database.selectFrom('audit_log').selectAll().where('who', '=', 'the member');
    expect(new Set((await auditActions.execute()).map(({ action }) => action))).toEqual(
      new Set(['sign in', 'passkey add', 'passkey counted backwards']),
    );
    // Challenges contain no names.
    expect(JSON.stringify(await database.selectFrom('challenges').selectAll().execute())).not.toContain(
      'rohan',
    );
  });

  test('rejects a passkey from another origin, without verification, for another purpose, reused, expired or removed', async () => {
    const { at, phone, browser, database, clock, signIn } = await siteWithRohan();
    const made = async (odd: Parameters<typeof phone.create>[1]) =>
      (await at.makePasskey(authenticator(home), odd)).status;
    expect([await made({ origin: 'https://evil.example' }), await made({ isVerified: false })]).toEqual([
      422, 422,
    ]);
    // A challenge works only in the session that requested it.
    const { options: hers } = await at.optionsFor('make');
    const elsewhere = await signIn(rohan);
    const passkey = JSON.stringify(await authenticator(home).create(hers));
    expect((await elsewhere.post('/my', { act: 'add-passkey', passkey })).status).toBe(422);
    expect((await at.post('/my', { act: 'add-passkey', passkey: '{"id":' })).status).toBe(422);
    expect((await at.act('add-passkey')).status).toBe(422);
    expect(await database.selectFrom('member_passkeys').selectAll().execute()).toEqual([]);

    await at.makePasskey(phone);
    expect((await at.makePasskey(phone)).status).toBe(409);
    // The device has made a second key by now; this restores the state with a known passkey.
    await database.deleteFrom('member_passkeys').execute();
    await at.makePasskey(phone);
    const door = browser();
    const refused = async (odd: Parameters<typeof phone.get>[1]) => {
      const { status, my, said } = await door.showPasskey(phone, odd);
      return [status, my?.state, said?.isDone];
    };
    const no = [422, 'ask', false];
    expect(await refused({ origin: 'https://evil.example' })).toEqual(no);
    expect(await refused({ isVerified: false })).toEqual(no);
    const { options } = await door.optionsFor('enter');
    const shown = { passkey: JSON.stringify(await phone.get(options)) };
    clock.ahead += 5 * minute;
    expect((await door.post('/my/enter', shown)).status).toBe(422);
    const { options: making } = await at.optionsFor('make');
    const crossed = await phone.get({ challenge: making.challenge, rpId: making.rp.id });
    expect((await door.post('/my/enter', { passkey: JSON.stringify(crossed) })).status).toBe(422);
    const again = { passkey: JSON.stringify(await phone.get((await door.optionsFor('enter')).options)) };
    expect((await door.post('/my/enter', again)).goTo).toBe('/my');
    expect((await browser().post('/my/enter', again)).status).toBe(422);
    await database.deleteFrom('member_passkeys').execute();
    expect((await browser().showPasskey(phone)).said?.message).toBe(messages.unknownPasskey);
  });

  test('ends the sessions of a removed passkey, emails the member, and never removes somebody else’s passkey', async () => {
    const { at, phone, browser, subjects, signIn, post } = await siteWithRohan();
    await post('/member/member-register', registrationBody({ email: 'tara@example.org' }));
    const tara = await signIn('tara@example.org', browser({ peer: '198.51.100.4' }));
    await at.makePasskey(phone);
    const other = browser();
    await other.showPasskey(phone);
    const [passkey] = (await at.page()).passkeys;
    expect((await tara.act('remove-passkey', passkey?.id)).status).toBe(404);
    expect(await at.act('remove-passkey', passkey?.id)).toMatchObject({
      status: 200,
      said: { message: messages.passkeyRemoved },
      my: { page: { passkeys: [], sessions: { length: 1 } } },
    });
    expect((await subjects()).at(-1)).toBe('A passkey was removed from your page');
    expect((await other.get('/my')).my?.state).toBe('ask');
    expect((await at.act('remove-passkey', passkey?.id)).status).toBe(404);
  });

  test('gives passkey options only to its own pages, only to a signed-in member for a new one, and 30 times per ten minutes', async () => {
    const chapter = 'https://bay-area.example.org';
    const { at, browser, post } = await siteWithRohan({ ALLOWED_ORIGINS: chapter });
    const Cookie = `__Host-my=${at.jar.get('__Host-my')}`;
    for (const what of ['enter', 'make'])
      expect((await post(`/my/passkeys/${what}`, {}, { Origin: chapter, Cookie })).status).toBe(403);
    const door = browser({ peer: '198.51.100.5' });
    expect(await door.optionsFor('make')).toMatchObject({ status: 401, message: messages.signedOut });
    for (let times = 0; times < 30; times += 1) expect((await door.optionsFor('enter')).status).toBe(200);
    expect((await door.optionsFor('enter')).status).toBe(429);
  });
});

test('keeps passkeys of members and volunteers apart', async () => {
  const site = await office();
  const my = myOn(site);
  const { device: volunteers } = await site.volunteer({ role: 'admin', chapter: null });
  const email = 'volunteer-1@example.org';
  await site.post('/member/member-register', registrationBody({ email }));
  const at = await my.signIn(email);
  const phone = authenticator(my.origin);
  expect((await at.makePasskey(phone)).status).toBe(200);

  expect((await my.browser().showPasskey(volunteers)).said?.message).toBe(messages.unknownPasskey);
  const door = site.browser();
  const { options } = (await door.post('/identity/options')).body;
  const refused = await door.post('/identity/sign-in', { assertion: await phone.get(options) });
  expect([refused.status, refused.cookies]).toEqual([422, []]);
  // A challenge of one sign-in cannot be signed for the other.
  const { options: forOffice } = (await door.post('/identity/options')).body;
  const passkey = JSON.stringify(await phone.get(forOffice));
  expect((await my.browser().post('/my/enter', { passkey })).status).toBe(422);
  const { options: forPage } = await my.browser().optionsFor('enter');
  const assertion = await volunteers.get(forPage);
  expect((await door.post('/identity/sign-in', { assertion })).status).toBe(422);
  expect((await my.browser().showPasskey(phone)).goTo).toBe('/my');
});

test('turns the emails about new browsers off with one last email and on again', async () => {
  const { at, signIn, browser, subjects } = await siteWithRohan();
  expect((await at.page()).hasNewBrowserEmails).toBe(true);
  expect(await at.act('new-browser-letter', '', 'no')).toMatchObject({
    status: 200,
    said: { section: 'sign-in', message: messages.newBrowserEmailsOff },
    my: { page: { hasNewBrowserEmails: false } },
  });
  expect((await subjects()).at(-1)).toBe('New-browser emails turned off');
  const count = async () =>
    (await subjects()).filter((subject) => subject.startsWith('A new browser')).length;
  const before = await count();
  await at.act('new-browser-letter', '', 'no');
  await signIn(rohan, browser({ agent: firefox }));
  expect(await count()).toBe(before);
  expect((await subjects()).filter((subject) => subject.startsWith('New-browser'))).toHaveLength(1);
  expect((await at.act('new-browser-letter', '', 'yes')).said?.message).toBe(messages.newBrowserEmailsOn);
  await signIn(rohan, browser({ agent: 'Mozilla/5.0 (iPhone) Safari/605.1' }));
  expect(await count()).toBe(before + 1);
  expect((await at.act('new-browser-letter', '', 'perhaps')).status).toBe(404);
});
