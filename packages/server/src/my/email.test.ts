import { dayMs, myMessages as messages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { sweepIfOurs } from '../background/background.ts';
import { rateWindowMs } from '../http/rate-window.ts';
import { openMedia } from '../media/store/open.ts';
import { changeEmailsDue } from '../people/email-change.ts';
import { exportPerson } from '../people/export.ts';
import { siteWithPeople, zubeida } from '../people/test-person.ts';
import { installationSecret } from '../settings/secret.ts';
import { createLogger } from '../telemetry/logger.ts';
import { authenticator } from '../testing/test-authenticator.ts';
import { registrationBody } from '../testing/test-server.ts';
import { myOn } from './test-my.ts';

const home = 'https://alumni.example.org';
const next = 'Zubeida.Nandruk@example.com';

/** A site on which Zubeida has used every feature and is signed in. */
async function siteWithZubeida(environment: Record<string, string> = {}) {
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const site = await siteWithPeople({ now }, { PUBLIC_ORIGIN: home, ...environment });
  const my = myOn(site);
  const elsewhere = (peer: string) => my.browser({ peer });
  const at = await my.signIn(zubeida.email, elsewhere('198.51.100.9'));
  const { database, config } = site;
  const secret = await installationSecret(database, config);
  const linkTo = async (email: string, path: string) =>
    (await my.emails(email))
      .map(({ body }) => new RegExp(`/my/${path}\\?token=(\\S+)`).exec(body)?.[1] ?? '')
      .filter(Boolean)
      .at(-1) ?? '';
  return {
    ...site,
    ...my,
    clock,
    now,
    at,
    elsewhere,
    confirmLink: (email = next) => linkTo(email, 'confirm'),
    stopLink: () => linkTo(zubeida.email, 'keep'),
    /** Runs the hourly sweep. */
    sweep: async () => {
      clock.ahead += 3_600_000;
      const media = await openMedia(config, createLogger());
      await sweepIfOurs({ database, config, media, secret }, now());
    },
    ask: (email: string) => at.post('/my/email', { act: 'change-email', about: '', to: email }),
    confirm: async (peer = '198.51.100.10') => {
      const token = await linkTo(next, 'confirm');
      return elsewhere(peer).post('/my/confirm', { act: 'confirm-email', about: token });
    },
    counts: async (email: string) =>
      Object.fromEntries(
        Object.entries(await exportPerson(database, secret, email)).map(([name, rows]) => [
          name,
          rows.length,
        ]),
      ),
  };
}

describe('change of email address', () => {
  test('moves everything but gifts to the confirmed new address after a day and signs the old one out', async () => {
    const site = await siteWithZubeida();
    const { at, ask, clock, sweep, counts, emails, database } = site;
    await at.makePasskey(authenticator(home));
    const before = await counts(zubeida.email);
    expect((await at.get('/my/email')).my).toMatchObject({ view: { name: 'email', typed: '' } });
    expect(await ask(` ${next} `)).toMatchObject({
      status: 200,
      said: { section: 'sign-in', message: messages.emailAsked, isDone: true },
      my: {
        view: { name: 'page' },
        page: { emailChange: { address: next, due: expect.any(String), isConfirmed: false } },
      },
    });
    const toNew = (await emails(next)).at(-1);
    expect(toNew?.subject).toBe('Confirm your new email address');
    // The address may be a typo, so the email must not reveal her name.
    expect(toNew?.body).toContain('Dear friend,');
    expect(toNew?.body).toContain('Z…@example.org');
    expect(`${toNew?.body}`).not.toMatch(/zubeida/i);
    const toOld = (await emails(zubeida.email)).at(-1);
    expect(toOld?.body).toContain('Dear Zubeida Nandruk,');
    expect(toOld?.body).toContain('Z…@example.com');

    const token = await site.confirmLink();
    for (const method of ['GET', 'HEAD', 'GET'])
      expect((await site.browser().get(`/my/confirm?token=${token}`, method)).my).toMatchObject({
        state: 'confirm',
        token,
        address: 'Z…@example.org',
      });
    expect((await at.page()).emailChange).toMatchObject({ isConfirmed: false });
    expect(await site.confirm()).toMatchObject({
      status: 200,
      my: { state: 'ask' },
      said: { message: messages.emailConfirmed, isDone: true },
    });
    expect((await at.page()).emailChange).toMatchObject({ isConfirmed: true });
    clock.ahead += dayMs - 3 * 3_600_000;
    await sweep();
    expect(await counts(next)).toMatchObject({ members: 0, emailChanges: 1 });
    clock.ahead += 2 * 3_600_000;
    await sweep();

    const moved = ['members', 'registrations', 'stories', 'jobs', 'messages', 'questions', 'corrections'];
    const after = await counts(next);
    for (const what of [...moved, 'ownPagePasskeys'])
      expect([what, after[what]]).toEqual([what, before[what]]);
    expect(after).toMatchObject({ gifts: 0, emailChanges: 0 });
    expect(await counts(zubeida.email)).toMatchObject({
      ...Object.fromEntries(moved.map((what) => [what, 0])),
      gifts: before.gifts,
      ownPagePasskeys: 0,
      emailChanges: 0,
    });
    expect((await at.get('/my')).my?.state).toBe('ask');
    for (const [email, subject] of [
      [next, 'This is your email address now'],
      [zubeida.email, 'Your email address was changed'],
    ] as const)
      expect((await emails(email)).at(-1)?.subject).toBe(subject);
    const again = await site.signIn(next, site.elsewhere('198.51.100.11'));
    expect(await again.page()).toMatchObject({
      email: next,
      entries: [{ state: 'shown' }],
      gifts: [],
      jobs: { length: 1 },
      stories: { length: 2 },
      tickets: { length: 2 },
    });
    const auditActions = await database
      .selectFrom('audit_log')
      .select(['who', 'action', 'subject'])
      .execute();
    for (const action of ['email ask', 'email change'])
      expect(auditActions).toContainEqual({ who: 'the person', action, subject: 'person' });
  });

  test('changes nothing without confirmation by the new address, or after the old one stopped it', async () => {
    const site = await siteWithZubeida();
    const { at, ask, clock, sweep, browser, database } = site;
    const left = async () => (await site.counts(zubeida.email)).members;
    await ask(next);
    const late = await site.confirmLink();
    clock.ahead += dayMs;
    expect((await browser().get(`/my/confirm?token=${late}`)).my?.state).toBe('spent');
    expect(await browser().post('/my/confirm', { act: 'confirm-email', about: late })).toMatchObject({
      status: 410,
      my: { state: 'spent' },
      said: { message: messages.emailGone },
    });
    await sweep();
    expect([await left(), await database.selectFrom('email_changes').selectAll().execute()]).toEqual([3, []]);

    const signedIn = await site.signIn(zubeida.email, at);
    await ask(next);
    await site.confirm();
    const token = await site.stopLink();
    const stranger = site.elsewhere('198.51.100.12');
    // A link does only what its email says.
    for (const other of [`/my/confirm?token=${token}`, `/my/keep?token=${await site.confirmLink()}`])
      expect((await stranger.get(other)).my?.state).toBe('spent');
    expect((await stranger.get(`/my/keep?token=${token}`)).my).toMatchObject({
      state: 'keep',
      address: 'Z…@example.com',
    });
    expect((await signedIn.page()).emailChange).toMatchObject({ isConfirmed: true });
    expect(await stranger.post('/my/keep', { act: 'stop-email', about: token })).toMatchObject({
      status: 200,
      said: { message: messages.emailStopped, isDone: true },
    });
    expect((await stranger.post('/my/keep', { act: 'stop-email', about: token })).status).toBe(410);
    // The page can stop the change as well, and a new request invalidates the previous one.
    await ask('another@example.com');
    const first = await site.confirmLink('another@example.com');
    await ask(next);
    expect((await stranger.get(`/my/confirm?token=${first}`)).my?.state).toBe('spent');
    expect((await at.act('stop-email')).said?.message).toBe(messages.emailStopped);
    expect((await at.act('stop-email')).status).toBe(410);
    clock.ahead += 2 * dayMs;
    await sweep();
    expect(await left()).toBe(3);
  });

  test('answers alike if the new address has an entry, and tells only its owner that it cannot be used', async () => {
    const site = await siteWithZubeida();
    const { at, ask, clock, sweep, emails } = site;
    const known = await ask('tara@example.org');
    const shape = ({ status, said, my }: typeof known) => [status, said, my?.state];
    const subject = async (email: string) => (await emails(email)).at(-1)?.subject;
    expect(await subject('tara@example.org')).toBe('This address can’t be used');
    expect((await emails('tara@example.org')).at(-1)?.body).not.toMatch(/token=|zubeida/i);
    expect(await subject(zubeida.email)).toBe('Your email address is about to change');
    const { emailChange: whenKnown } = await at.page();
    expect(shape(await ask(next))).toEqual(shape(known));
    const { emailChange: whenUnknown } = await at.page();
    expect([whenKnown?.isConfirmed, whenUnknown?.isConfirmed]).toEqual([false, false]);

    // If the new address gets an entry in the meantime, nothing is moved and the old address gets an email.
    await site.confirm();
    const { reference } = await (
      await site.post('/member/member-register', registrationBody({ email: next }))
    ).json();
    await site.review.approve(reference);
    clock.ahead += dayMs;
    await sweep();
    expect(await subject(zubeida.email)).toBe('Your email address was not changed');
    expect((await site.counts(next)).members).toBe(1);
    expect((await site.counts(zubeida.email)).members).toBe(3);
  });

  test('merges with the data of the new address, except for a second seat at the same event', async () => {
    const site = await siteWithZubeida();
    await site.register('/events/register/past', { email: next });
    await site.database.updateTable('events').set({ max_attendees: 9 }).where('id', '=', 'coming').execute();
    await site.register(site.coming, { email: next });
    await site.ask(next);
    await site.confirm();
    site.clock.ahead += dayMs;
    // Concurrent processes must make the change only once.
    const { database, config } = site;
    const change = () => changeEmailsDue(database, config.publicOrigin, site.now());
    await Promise.all([change(), change(), change()]);
    expect(await site.counts(zubeida.email)).toMatchObject({ members: 0, registrations: 1 });
    expect(await site.counts(next)).toMatchObject({ members: 3, registrations: 2 });
    const subjects = (await site.emails(next)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject === 'This is your email address now')).toHaveLength(1);
  });

  test('refuses an invalid or unchanged address at its field, and any change during an account deletion', async () => {
    const { at, ask, database } = await siteWithZubeida();
    for (const [typed, message] of [
      ['', messages.emailRequired],
      ['zubeida', messages.emailInvalid],
      [zubeida.email.toUpperCase(), messages.sameEmail],
    ] as const)
      expect(await ask(typed)).toMatchObject({
        status: 422,
        said: { errors: [{ field: 'to', message }] },
        my: { view: { name: 'email', typed } },
      });
    expect((await at.act('confirm-email')).status).toBe(404);
    await ask(next);
    await at.post('/my/leaving', { act: 'delete-me', about: '', to: 'leave' });
    expect(await database.selectFrom('email_changes').selectAll().execute()).toEqual([]);
    expect(await ask(next)).toMatchObject({ status: 409, said: { message: messages.emailWhileLeaving } });
    expect(await database.selectFrom('email_changes').selectAll().execute()).toEqual([]);
  });

  test('limits requests for one address to three in ten minutes and refuses those of other sites', async () => {
    const { at, ask, clock } = await siteWithZubeida({ RATE_LIMIT_WRITES: '1000' });
    // Attempts are counted per window, so this starts a new one.
    clock.ahead = rateWindowMs - (Date.now() % rateWindowMs);
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await ask(next)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const foreign = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' };
    const about = { act: 'change-email', about: '', to: 'evil@example.com' };
    expect((await at.post('/my/email', about, foreign)).status).toBe(403);
    expect((await at.page()).emailChange).toMatchObject({ address: next });
  });
});
