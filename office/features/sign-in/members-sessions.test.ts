import { myMessages as messages, myActs } from '@banyan/api/contract';
import { firefox, minute, myOn, mySite } from '@banyan/server/my/test-my';
import { registrationBody } from '@banyan/server/testing/test-server';
import { describe, expect, test } from 'vitest';
import { office } from '../../kernel/test-office.ts';

const rohan = 'rohan@example.org';

async function siteWithRohan(environment: Record<string, string> = {}) {
  const site = await mySite(environment);
  await site.post('/member/member-register', registrationBody());
  return site;
}

describe('sessions of the member page', () => {
  test('ends a session after half an hour without a request and after twelve hours in any case', async () => {
    const { signIn, clock } = await siteWithRohan();
    const at = await signIn(rohan);
    clock.ahead += 29 * minute;
    expect((await at.page()).name).toBe('Rohan Bakul');
    clock.ahead += 31 * minute;
    expect((await at.get('/my')).my?.state).toBe('ask');
    const other = await signIn(rohan);
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      clock.ahead += 20 * minute;
      await other.page();
    }
    clock.ahead += 20 * minute;
    expect((await other.get('/my')).my?.state).toBe('ask');
    clock.ahead -= 24 * 60 * minute;
    expect((await other.get('/my')).my?.state).toBe('ask');
  });

  test('allows five sessions, each of which can end the others', async () => {
    const { signIn, browser } = await siteWithRohan();
    const first = await signIn(rohan);
    const others = [];
    for (let count = 0; count < 4; count += 1) others.push(await signIn(rohan, browser({ agent: firefox })));
    expect((await first.page()).sessions).toHaveLength(5);
    const last = await signIn(rohan);
    expect((await first.get('/my')).my?.state).toBe('ask');
    const { sessions } = await last.page();
    expect(sessions.map(({ isThis, label }) => [isThis, label])).toEqual([
      [true, 'Chrome, Linux'],
      ...Array.from({ length: 4 }, () => [false, 'Firefox, Windows']),
    ]);
    const [, other] = sessions;
    expect(await last.act('end-session', other?.id)).toMatchObject({
      status: 200,
      said: { section: 'sign-in', message: messages.sessionEnded, isDone: true },
      my: { page: { sessions: { length: 4 } } },
    });
    const states = await Promise.all(others.map(async (at) => (await at.get('/my')).my?.state));
    expect(states.filter((state) => state === 'ask')).toHaveLength(1);
    expect(await last.act('end-session', other?.id)).toMatchObject({ status: 404 });
  });

  test('ends the old session when the member signs in again in the same browser', async () => {
    const { signIn, browser } = await siteWithRohan();
    const at = await signIn(rohan);
    const old = browser();
    old.jar.set('my', at.jar.get('my') ?? '');
    expect((await old.get('/my')).my?.state).toBe('signed-in');
    await signIn(rohan, at);
    expect((await old.get('/my')).my?.state).toBe('ask');
    expect((await at.page()).sessions).toHaveLength(1);
  });

  test('rejects every request of a signed-out session and deletes its cookie', async () => {
    const { signIn } = await siteWithRohan();
    const at = await signIn(rohan);
    const cookie = at.jar.get('my') ?? '';
    const out = await at.act('sign-out');
    expect(out).toMatchObject({ goTo: '/my', cookies: [expect.stringMatching(/^my=; .*Max-Age=0$/)] });
    at.jar.set('my', cookie);
    // With a token these actions are the buttons in emails, which need no session.
    const byEmail: readonly string[] = ['stay', 'confirm-email', 'stop-email'];
    for (const act of myActs) {
      const about = byEmail.includes(act) ? '' : 'x';
      const refused = await at.act(act, about, 'yes');
      expect([act, refused.status, refused.my?.state]).toEqual([act, 401, 'ask']);
    }
    for (const path of [
      '/my/leaving',
      '/my/email',
      '/my/correct?entry=x',
      '/my/receipt?year=2026',
      '/my/everything.json',
    ])
      expect((await at.get(path)).goTo).toBe('/my');
    expect((await at.post('/my/correct', { entry: 'x' })).my?.state).toBe('ask');
  });

  test('binds the session cookie to the host on an https site', async () => {
    const { signIn } = await siteWithRohan({ PUBLIC_ORIGIN: 'https://alumni.example.org' });
    const at = await signIn(rohan);
    expect([...at.jar.keys()]).toEqual(['__Host-my', '__Host-my-known']);
    expect((await at.act('sign-out')).cookies).toEqual([
      '__Host-my=; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=0',
    ]);
  });
});

test('keeps the sessions of the member page and the Office apart', async () => {
  const site = await office();
  const { signIn } = myOn(site);
  const { browser } = await site.volunteer({ role: 'admin', chapter: null });
  const email = 'volunteer-1@example.org';
  await site.post('/member/member-register', registrationBody({ email }));
  const at = await signIn(email);
  const mine = at.jar.get('__Host-my') ?? '';
  const theirs = browser.jar.get('__Host-office') ?? '';
  expect([mine.length, theirs.length]).toEqual([43, 43]);
  browser.jar.set('__Host-office', mine);
  browser.jar.set('__Host-my', mine);
  expect((await browser.get('/me')).status).toBe(401);
  at.jar.set('__Host-my', theirs);
  at.jar.set('__Host-office', theirs);
  expect((await at.get('/my')).my?.state).toBe('ask');
  browser.jar.set('__Host-office', theirs);
  expect((await browser.get('/me')).status).toBe(200);
});

describe('forms of the member page', () => {
  const chapter = 'https://bay-area.example.org';
  const home = 'https://alumni.example.org';
  const environment = { PUBLIC_ORIGIN: home, ALLOWED_ORIGINS: chapter };

  test.each([
    [chapter, 'same-site', 403],
    ['https://evil.example', 'cross-site', 403],
    ['null', 'cross-site', 403],
    ['null', 'same-origin', 200],
    [home, 'same-origin', 200],
  ])('answers a form sent from a page of %s (%s) with %i', async (Origin, site, status) => {
    const { signIn, database } = await siteWithRohan(environment);
    const at = await signIn(rohan);
    const { entries } = await at.page();
    const headers = { Origin, 'Sec-Fetch-Site': site };
    const about = `${entries[0]?.id}.newsletter`;
    const answer = await at.post('/my', { act: 'consent', about, to: 'yes' }, headers);
    expect(answer.status).toBe(status);
    const row = database.selectFrom('members').select('newsletter').where('email_key', '=', rohan);
    expect(await row.executeTakeFirst()).toEqual({ newsletter: status === 200 ? 1 : 0 });
  });

  test('rejects calls from a chapter’s page even with cookies', async () => {
    const { signIn, post } = await siteWithRohan(environment);
    const at = await signIn(rohan);
    const Cookie = `__Host-my=${at.jar.get('__Host-my')}`;
    const calls = [
      ['/my/act', { act: 'sign-out' }],
      ['/my/link', { email: rohan }],
      ['/my/enter', { token: 'x' }],
      ['/my/entry', { entry: 'x', FirstName: 'A', Year: '1998', Dept: 'Civil' }],
    ] as const;
    for (const [path, body] of calls)
      expect([path, (await post(path, body, { Origin: chapter, Cookie })).status]).toEqual([path, 403]);
    expect((await post('/my/act', { act: 'sign-out' }, { Origin: home, Cookie })).status).toBe(200);
    expect((await at.get('/my')).my?.state).toBe('ask');
  });
});
