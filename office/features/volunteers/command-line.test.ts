import { markSent } from '@banyan/server/mail/outbox';
import { terminal } from '@banyan/server/testing/terminal';
import { describe, expect, test } from 'vitest';
import { office, origin } from '../../kernel/test-office.ts';

const variables = { OFFICE: 'on', PUBLIC_ORIGIN: origin };

/** A terminal on the machine that runs the Office. */
async function machine(environment: Record<string, string> = {}) {
  const site = await office();
  const banyan = terminal(site.dataDir, { ...variables, ...environment });
  const tokenIn = (out: string) => /\/office\/join#([\w-]{43})$/m.exec(out)?.[1] ?? '';
  return { ...site, banyan, tokenIn };
}

describe('banyan office invite', () => {
  test('invites the first volunteer as an admin, and later ones with the given role', async () => {
    const { banyan, tokenIn, joined, lines, clock } = await machine();
    expect((await banyan('office', 'list')).out).toContain('Nobody can sign in to the Office yet');
    const wrong = await banyan('office', 'invite', 'Kiran', 'kiran@example.org', '--role', 'reviewer');
    expect([wrong.code, wrong.out]).toEqual([1, expect.stringContaining('The first volunteer is an admin')]);
    const { code, out } = await banyan(
      'office',
      'invite',
      'Meera Kadamb',
      'meera@example.org',
      '--as',
      'Ravi',
    );
    expect(code).toBe(0);
    expect(out).toContain(`${origin}/office/join#`);
    expect(out).toContain('Mail is not set up, so hand it over yourself.');
    expect((await joined(tokenIn(out))).me.grants).toEqual([{ role: 'admin', chapter: null }]);
    const invite = (await lines()).find(({ action }) => action === 'invite');
    expect(invite).toMatchObject({ who: 'Ravi', volunteer_id: null });

    const none = await banyan('office', 'invite', 'Asha', 'asha@example.org');
    expect([none.code, none.out]).toEqual([1, expect.stringContaining('Say what they are')]);
    const asha = ['office', 'invite', 'Asha', 'asha@example.org', '--chapter', 'bay-area', '--role'];
    const treasurer = await banyan(...asha, 'treasurer');
    expect([treasurer.code, treasurer.out]).toEqual([1, expect.stringContaining('not for a chapter')]);
    clock.now += 1_000;
    const invited = await banyan(...asha, 'organiser');
    expect((await joined(tokenIn(invited.out), 'Asha')).me.grants).toEqual([
      { role: 'organiser', chapter: 'bay-area' },
    ]);
    expect((await banyan('office', 'list')).out).toMatch(
      /Meera Kadamb <meera@example\.org>, admin\n +since .+ passkeys 1, codes 8\nAsha <asha@example\.org>, organizer, Bay Area/,
    );
    const twice = await banyan(...asha, 'organiser');
    expect([twice.code, twice.out]).toEqual([1, expect.stringContaining('works in the Office already')]);
  });

  test('takes an email address alone, with the name as an option', async () => {
    const { banyan } = await machine();
    const { code, out } = await banyan('office', 'invite', 'meera@example.org');
    expect([code, out]).toEqual([
      0,
      expect.stringContaining('A link for meera. It works once, within 24 hours'),
    ]);
    const named = ['office', 'invite', 'kiran@example.org', '--name', 'Kiran Umbar'];
    expect((await banyan(...named)).out).toContain('A link for Kiran Umbar.');
  });

  test('lets a volunteer back in with --again when nobody can sign in', async () => {
    const { banyan, tokenIn, joined, signIn, lines } = await machine();
    const first = await banyan('office', 'invite', 'Meera', 'meera@example.org');
    const { browser, device, me } = await joined(tokenIn(first.out));
    const unknown = await banyan('office', 'invite', 'Kiran', 'kiran@example.org', '--again');
    expect([unknown.code, unknown.out]).toEqual([1, expect.stringContaining('Nobody with the email')]);
    const back = await banyan('office', 'invite', 'Meera', 'MEERA@example.org', '--again');
    expect(back.out).toContain('The passkeys, codes and sessions of Meera Kadamb have ended.');
    expect((await browser.get('/me')).status).toBe(401);
    expect((await signIn(device)).answer.status).toBe(422);
    const again = await joined(tokenIn(back.out), 'Meera K.');
    expect(again.me).toMatchObject({ id: me.id, name: 'Meera K.', codesLeft: 8, passkeys: { length: 1 } });
    expect((await lines()).map(({ action }) => action)).toContain('invite again');
  });

  test('emails the link when email is set up, and removes it from the outbox once the email was sent', async () => {
    const { banyan, database, emails, clock } = await machine({
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'site@example.org',
      MAIL_TO: 'all@example.org',
    });
    const { out } = await banyan('office', 'invite', 'Meera', 'meera@example.org');
    expect(out).toContain('An email with it to meera@example.org is in the outbox.');
    const [message] = await emails('meera@example.org');
    expect(message?.body).toMatch(
      /You’re invited to the Office of .+ as admin\.[\s\S]+\/office\/join#[\w-]{43}/,
    );
    if (message) await markSent(database, message, clock.now);
    const [sent] = await emails('meera@example.org');
    expect(sent?.body).toContain('/office/join#…');
  });
});

describe('banyan office end', () => {
  test('ends a volunteer’s access at once, but not the only admin’s', async () => {
    const { banyan, tokenIn, joined, volunteer, lines, emails } = await machine();
    const { out } = await banyan('office', 'invite', 'Meera', 'meera@example.org');
    await joined(tokenIn(out));
    const { browser, me } = await volunteer({ role: 'admin', chapter: null });
    expect((await banyan('office', 'end', me.email.toUpperCase())).out).toBe(
      `${me.name} cannot enter the Office any more.`,
    );
    expect((await browser.get('/me')).status).toBe(401);
    expect((await emails('meera@example.org')).map(({ subject }) => subject)).toContain(
      `${me.name} is no longer an admin`,
    );
    expect((await lines()).map(({ action, subject }) => `${action} ${subject}`)).toContain(
      `end volunteer ${me.id}`,
    );
    const last = await banyan('office', 'end', 'meera@example.org');
    expect([last.code, last.out]).toEqual([
      1,
      'There has to be one admin. Make someone else an admin first. Nothing was done.',
    ]);
    // A former volunteer may be invited again as a new one, and a mistaken invitation can be canceled.
    await banyan('office', 'invite', me.name, me.email, '--role', 'admin');
    expect((await banyan('office', 'end', me.email)).out).toBe(
      `The invitation to ${me.email} is not good any more.`,
    );
    expect((await banyan('office', 'list')).out).not.toContain(me.email);
    const back = await banyan('office', 'invite', me.name, me.email, '--role', 'reader');
    expect((await joined(tokenIn(back.out), me.name)).me.id).not.toBe(me.id);
  });
});

test('each command says that the Office is off and does nothing when OFFICE is off', async () => {
  const { banyan, rows } = await machine({ OFFICE: 'off' });
  for (const words of [['invite', 'Meera', 'meera@example.org'], ['list'], ['end', 'a@example.org']]) {
    const { code, out } = await banyan('office', ...words);
    expect([code, out]).toEqual([1, expect.stringContaining('The Office is off. Set OFFICE=on')]);
  }
  expect((await rows()).emails).toEqual([]);
});
