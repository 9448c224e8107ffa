import { expect, test } from 'vitest';
import type { Browser } from '../../kernel/test-office.ts';
import { reviewer, reviewOffice } from '../review/test-review.ts';

/* Links in emails: mail scanners open them, and some are pressed many times at once. */

const tables = [
  'invitations',
  'sign_in_links',
  'sign_in_sessions',
  'questions',
  'volunteers',
  'passkeys',
] as const;

/** An invitation, a recovery email and a question, each with the token of its link. */
async function links() {
  const site = await reviewOffice();
  const person = await site.volunteer(reviewer);
  const at = site.browser();
  await at.post('/identity/lost', { email: person.me.email, code: person.codes[0] });
  await site.ask(person.browser, await site.sent.job());
  const bodies = (await site.emails()).map(({ body }) => body).join();
  const token = (pattern: RegExp) => pattern.exec(bodies)?.[1] ?? '';
  return {
    ...site,
    at,
    invited: await site.invitation([reviewer], 'Ravi Umbar', 'ravi@example.org'),
    lost: token(/\/office\/new-passkey#([\w-]{43})/),
    asked: token(/\/answer\?token=([\w-]{43})/),
    kept: () => Promise.all(tables.map((table) => site.database.selectFrom(table).selectAll().execute())),
  };
}

test('a scanner that opens every link uses none up and gets no session', async () => {
  const { asked, at, browser, invited, joined, kept, lost, post, request, server } = await links();
  const before = await kept();
  const look = async (by: Browser, method: 'GET' | 'HEAD', path: string) => {
    const { status, cookies } = await by.ask(method, path);
    expect([method, path, status >= 400, cookies]).toEqual([method, path, true, []]);
  };
  // The browser that requested the recovery link is checked, too.
  for (const by of [browser(), at])
    for (const method of ['GET', 'HEAD'] as const)
      for (const [path, token] of [
        ['/identity/invitation', invited],
        ['/identity/join', invited],
        ['/identity/recovery', lost],
        ['/identity/enrol', lost],
      ] as const) {
        await look(by, method, path);
        await look(by, method, `${path}?token=${token}`);
      }
  for (const method of ['GET', 'HEAD'])
    expect((await request(`/answers?token=${asked}`, { method })).status).toBeGreaterThanOrEqual(400);
  expect(await server.answer.open(asked)).toMatchObject({ state: 'open' });
  expect(await kept()).toEqual(before);

  expect((await joined(invited, 'Ravi Umbar')).answer.status).toBe(200);
  expect((await at.post('/identity/recovery', { token: lost })).status).toBe(200);
  expect((await post('/answers', { token: asked, answer: 'The third one.' })).status).toBe(200);
});

test('200 simultaneous uses of a recovery link open one session for a new passkey', async () => {
  const { at, database, lost } = await links();
  const opened = await Promise.all(
    Array.from({ length: 200 }, () => at.post('/identity/recovery', { token: lost })),
  );
  expect(opened.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(opened.filter(({ status }) => status === 410)).toHaveLength(199);
  const sessions = await database.selectFrom('sign_in_sessions').select('kind').execute();
  expect(sessions.filter(({ kind }) => kind === 'enrol')).toHaveLength(1);
});
