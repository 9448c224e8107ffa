import { officeMessages } from '@banyan/api/office';
import { readConfig } from '@banyan/server/config';
import { createServer } from '@banyan/server/create-server';
import { terminal } from '@banyan/server/testing/terminal';
import { databaseVariables } from '@banyan/server/testing/test-database';
import { describe, expect, test } from 'vitest';
import { office, origin } from '../../kernel/test-office.ts';

const admin = { role: 'admin', chapter: null } as const;
const reviewer = { role: 'reviewer', chapter: null } as const;

describe('volunteers as an admin sees them', () => {
  test('invites a volunteer, lists invitations and volunteers, and changes permissions', async () => {
    const { volunteer, joined, browser, emails, lines } = await office();
    const chief = await volunteer(admin);
    const sent = { name: 'Asha', email: 'asha@example.org', grants: [reviewer] };
    const { body } = await chief.browser.post('/volunteers', sent);
    // Email is not set up, so the link is handed over.
    expect(body).toMatchObject({ link: expect.stringContaining(`${origin}/office/join#`) });
    const listed = await chief.browser.get('/volunteers');
    expect(listed.body).toMatchObject({
      volunteers: [{ id: chief.me.id, passkeys: 1, codesLeft: 8 }],
      invitations: [{ name: 'Asha', email: 'asha@example.org', grants: [reviewer] }],
    });
    const token = String(body.link).split('#')[1] ?? '';
    const opened = await browser().post('/identity/invitation', { token });
    expect(opened.body.invitedBy).toBe(chief.me.name);
    const asha = await joined(token, 'Asha');
    expect((await chief.browser.post('/volunteers', sent)).status).toBe(409);
    const path = `/volunteers/${asha.me.id}/grants`;
    const grants = [{ role: 'organiser', chapter: 'bay-area' }, reviewer];
    expect((await chief.browser.post(path, { grants, version: 1 })).status).toBe(200);
    const stale = await chief.browser.post(path, { grants: [reviewer], version: 1 });
    expect([stale.status, stale.body.errors?.[0]?.code]).toEqual([409, 'changed']);
    expect((await emails('asha@example.org')).at(-1)?.body).toContain(
      'From now on you are organizer, Bay Area; reviewer.',
    );
    expect((await lines()).find(({ action }) => action === 'grants')).toMatchObject({
      who: chief.me.id,
      volunteer_id: chief.me.id,
      subject: `volunteer ${asha.me.id}`,
      data: '{"roles":["organiser bay-area","reviewer"]}',
    });
    for (const wrong of [[], [reviewer, reviewer], [{ role: 'treasurer', chapter: 'atlanta' }]])
      expect((await chief.browser.post(path, { grants: wrong, version: 2 })).status).toBe(422);
  });

  test('gives a volunteer who lost everything a link that works once', async () => {
    const { volunteer, joined } = await office();
    const chief = await volunteer(admin);
    const person = await volunteer(reviewer);
    const { body } = await chief.browser.post(`/volunteers/${person.me.id}/invite`);
    expect((await person.browser.get('/me')).status).toBe(401);
    const token = String(body.link).split('#')[1] ?? '';
    const tries = await Promise.allSettled(Array.from({ length: 5 }, () => joined(token, 'Back')));
    const answers = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const [back, ...more] = answers.filter(({ answer }) => answer.status === 200);
    expect(back?.me).toMatchObject({ id: person.me.id, grants: [reviewer], passkeys: { length: 1 } });
    expect(more).toEqual([]);
  });

  test('refuses to change an admin’s own permissions, and always keeps one admin', async () => {
    const { volunteer } = await office();
    const chief = await volunteer(admin);
    for (const [path, body] of [
      [`/volunteers/${chief.me.id}/grants`, { grants: [reviewer], version: 1 }],
      [`/volunteers/${chief.me.id}/end`, {}],
      [`/volunteers/${chief.me.id}/invite`, {}],
    ] as const)
      expect((await chief.browser.post(path, body)).body.message).toBe(
        'You can’t change your own permissions. Ask another admin.',
      );
    expect((await chief.browser.get('/me')).body).toMatchObject({ isOnlyAdmin: true });
    // Two admins end each other’s access at the same moment.
    const other = await volunteer(admin);
    const answers = await Promise.all([
      chief.browser.post(`/volunteers/${other.me.id}/end`),
      other.browser.post(`/volunteers/${chief.me.id}/end`),
    ]);
    const statuses = answers.map(({ status }) => status).toSorted();
    expect([
      [200, 401],
      [200, 404],
      [200, 409],
    ]).toContainEqual(statuses);
  });

  test('invalidates the invitations of a volunteer whose access was ended', async () => {
    const { volunteer, browser } = await office();
    const chief = await volunteer(admin);
    const other = await volunteer(admin);
    const sent = { name: 'Friend', email: 'friend@example.org', grants: [admin] };
    const { body } = await other.browser.post('/volunteers', sent);
    await chief.browser.post(`/volunteers/${other.me.id}/end`);
    expect(await other.browser.get('/me')).toMatchObject({
      status: 401,
      body: { message: officeMessages.accessEnded, errors: [{ field: 'session', code: 'access-ended' }] },
    });
    const token = String(body.link).split('#')[1] ?? '';
    expect((await browser().post('/identity/invitation', { token })).status).toBe(410);
  });
});

describe('audit log', () => {
  test('shows admins every entry, treasurers those about gifts, and others their own, by name', async () => {
    const { volunteer } = await office();
    const chief = await volunteer(admin);
    const kiran = await volunteer(reviewer);
    const vikram = await volunteer({ role: 'treasurer', chapter: null });
    await kiran.browser.post('/me', { name: 'Kiran Palash' });
    const linesOf = async ({ browser }: typeof chief, query = '') => {
      const { body } = await browser.get(`/log${query}`);
      return Array.isArray(body.lines) ? body.lines : [];
    };
    expect((await linesOf(chief)).map(({ action }) => action).toSorted()).toEqual([
      'invite',
      'invite',
      'invite',
      'join',
      'join',
      'join',
      'save',
    ]);
    const own = await linesOf(kiran);
    expect(own.map(({ action }) => action).toSorted()).toEqual(['join', 'save']);
    expect(own).toContainEqual(
      expect.objectContaining({
        action: 'save',
        who: 'Kiran Palash',
        volunteer: kiran.me.id,
        data: { fields: ['name'] },
      }),
    );
    expect(await linesOf(vikram)).toEqual([]);
    expect(await linesOf(chief, `?who=${kiran.me.id}&action=join`)).toHaveLength(1);
    expect(await linesOf(chief, '?about=invitation')).toHaveLength(3);
    expect(await linesOf(chief, `?about=volunteer%20${kiran.me.id}`)).toHaveLength(2);
    expect(await linesOf(chief, '?to=2020-01-01')).toEqual([]);
    expect(await linesOf(chief, '?from=2020-01-01')).toHaveLength(7);
    expect((await kiran.browser.get(`/log?who=${chief.me.id}`)).body.lines).toEqual([]);
    expect((await chief.browser.get('/log?page=0')).status).toBe(422);
  });

  test('returns 50 lines a page and says if there are more', async () => {
    const { volunteer, database } = await office();
    const { browser } = await volunteer(admin);
    const line = { who: 'x', action: 'approve', subject: 'member M', detail: '' };
    const rows = Array.from({ length: 60 }, (_, number) => ({
      id: `${String(number).padStart(3, '0')}`,
      at: new Date(number).toISOString(),
      ...line,
      volunteer_id: null,
      chapter: null,
      data: '{}',
    }));
    await database.insertInto('audit_log').values(rows).execute();
    const { body: first } = await browser.get('/log?about=member');
    const { body: second } = await browser.get('/log?about=member&page=2');
    expect([first.more, second.more]).toEqual([true, false]);
    expect([first.lines, second.lines]).toMatchObject([{ length: 50 }, { length: 10 }]);
  });

  test('can be neither changed nor deleted', async () => {
    const { volunteer, database } = await office();
    await volunteer(admin);
    if (!('TEST_DATABASE_URL' in process.env)) {
      await expect(database.updateTable('audit_log').set({ who: 'me' }).execute()).rejects.toThrow(
        'The log is never changed.',
      );
      await expect(database.deleteFrom('audit_log').execute()).rejects.toThrow('The log is never deleted.');
    }
  });
});

test('refuses to start at another address while passkeys are bound to the current one', async () => {
  const { volunteer, dataDir } = await office();
  await volunteer(admin);
  const start = async (more: Record<string, string>) => {
    const variables = await databaseVariables(dataDir);
    const server = await createServer(readConfig({ DATA_DIR: dataDir, ...variables, ...more }), {
      samples: false,
    });
    await server.close();
  };
  const elsewhere = { OFFICE: 'on', PUBLIC_ORIGIN: 'https://www.alumni.example.org' };
  await expect(start(elsewhere)).rejects.toThrow(
    'PUBLIC_ORIGIN is at www.alumni.example.org, and volunteers’ passkeys are bound to alumni.example.org',
  );
  await start({ ...elsewhere, OFFICE: 'off' });
  const banyan = terminal(dataDir, elsewhere);
  expect((await banyan('office', 'invite', 'One', 'volunteer-1@example.org', '--again')).code).toBe(0);
  await start(elsewhere);
});

describe('demo sign-in without a passkey', () => {
  const local = { PUBLIC_ORIGIN: 'http://localhost:3000', NODE_ENV: 'development' };
  const tryIt = async (
    environment: Record<string, string>,
    peer = '127.0.0.1',
    headers: Record<string, string> = {},
  ) => {
    const site = await office({ ...local, ...environment });
    const at = site.browser('Mozilla/5.0', peer);
    return { site, at, answer: await at.post('/identity/demo', { role: 'organiser' }, headers) };
  };

  test('signs in on localhost, until the samples are removed', async () => {
    const { site, at, answer } = await tryIt({});
    expect(answer.body.me).toMatchObject({
      name: 'Asha Bakul',
      grants: [{ role: 'organiser', chapter: 'bay-area' }],
      isDemo: true,
    });
    expect(answer.cookies).toEqual([
      expect.stringMatching(/^office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/),
    ]);
    expect((await at.post('/identity/demo', { role: 'admin' })).status).toBe(200);
    // No real volunteer exists yet, so the first invited one becomes an admin.
    const banyan = terminal(site.dataDir, { OFFICE: 'on' });
    expect((await banyan('office', 'list')).out).toContain('Nobody can sign in');
    await banyan('samples', 'remove');
    expect((await at.get('/me')).status).toBe(401);
    expect(await site.database.selectFrom('volunteers').selectAll().execute()).toEqual([]);
  });

  test('returns 409 with a sentence when a volunteer has the email address of the sample person', async () => {
    const site = await office(local);
    const banyan = terminal(site.dataDir, { OFFICE: 'on', ...local });
    const { out } = await banyan('office', 'invite', 'Meera Kadamb', 'Meera@example.org');
    const token = /join#([\w-]+)/.exec(out)?.[1] ?? '';
    await site.joined(token);
    const at = site.browser('Mozilla/5.0', '127.0.0.1');
    expect(await at.post('/identity/demo', { role: 'admin' })).toMatchObject({
      status: 409,
      body: { message: officeMessages.sampleEmailTaken },
    });
    expect((await at.post('/identity/demo', { role: 'reviewer' })).status).toBe(200);
  });

  test.each([
    ['in production', { NODE_ENV: 'production' }, '127.0.0.1', {}],
    ['at an address that others reach', { PUBLIC_ORIGIN: 'https://alumni.example.org' }, '127.0.0.1', {}],
    ['from another computer', {}, '203.0.113.7', {}],
    ['under another host name', {}, '127.0.0.1', { Host: 'rebound.example.net:3000' }],
    ['on another port', {}, '127.0.0.1', { Host: 'localhost:3001' }],
    ['through a proxy that sends X-Forwarded-For', {}, '127.0.0.1', { 'X-Forwarded-For': '127.0.0.1' }],
    ['through a proxy that sends Via', {}, '127.0.0.1', { Via: '1.1 tunnel' }],
  ])('answers 404 to a demo sign-in %s', async (_, environment, peer, headers) => {
    const { answer, site } = await tryIt(environment, peer, headers);
    expect(answer.status).toBe(404);
    expect(await site.database.selectFrom('volunteers').selectAll().execute()).toEqual([]);
  });
});

test.each([
  ['OFFICE', 'perhaps', 'OFFICE must be on or off.'],
  [
    'PUBLIC_ORIGIN',
    'http://alumni.example.org',
    'PUBLIC_ORIGIN must start with https://, because OFFICE is on',
  ],
  ['API_BASE', 'https://api.example.org', 'the Office runs where the data lies'],
])('%s=%s stops the start with a sentence', (name, value, sentence) => {
  expect(() => readConfig({ OFFICE: 'on', [name]: value })).toThrow(sentence);
});

test('turns the Office on by default for an https origin without another API base, and nowhere else', () => {
  const isOn = (variables: Readonly<Record<string, string>>) => readConfig(variables).office;
  const https = { PUBLIC_ORIGIN: 'https://alumni.example.org' };
  expect(isOn(https)).toBe(true);
  expect(isOn({ ...https, API_BASE: 'https://api.example.org' })).toBe(false);
  expect(isOn({ ...https, OFFICE: 'off' })).toBe(false);
  expect(isOn({ PUBLIC_ORIGIN: 'http://alumni.example.org' })).toBe(false);
  // An unknown proxy would look like the local computer.
  expect(isOn({})).toBe(false);
  expect(isOn({ OFFICE: 'on' })).toBe(true);
});

describe('personal data of a volunteer', () => {
  test('exports a volunteer’s sign-in data, keeps it while they are a volunteer, and leaves only an id after that', async () => {
    const { volunteer, dataDir, database } = await office();
    await volunteer(admin);
    const { me } = await volunteer(reviewer);
    const banyan = terminal(dataDir, { OFFICE: 'on', PUBLIC_ORIGIN: origin });
    const exported = JSON.parse((await banyan('export', me.email)).out);
    expect(exported).toMatchObject({
      volunteers: [{ name: me.name, email: me.email, keysOff: false }],
      roles: [{ role: 'reviewer' }],
      passkeys: [{ label: 'Chrome, Linux' }],
      recoveryCodes: { length: 8 },
      signIns: [{ label: 'Chrome, Linux' }],
      invitations: [{ email: me.email }],
    });
    expect(JSON.stringify(exported)).not.toMatch(/hash|public_?key|handle/i);
    const stays = await banyan('forget', me.email);
    expect(stays.out).toContain('They are a volunteer');
    expect(await database.selectFrom('volunteers').select('name').where('id', '=', me.id).execute()).toEqual([
      { name: me.name },
    ]);
    await banyan('office', 'end', me.email);
    await banyan('forget', me.email);
    for (const table of ['volunteers', 'invitations', 'sign_in_sessions', 'grants', 'outbox'] as const) {
      const text = JSON.stringify(await database.selectFrom(table).selectAll().execute());
      expect([table, text.includes(me.email) || text.includes(me.name)]).toEqual([table, false]);
    }
  });
});
