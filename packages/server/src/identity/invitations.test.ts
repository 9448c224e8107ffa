import { dayMs } from '@banyan/api/contract';
import type { Grant } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import {
  grantsIn,
  type Inviter,
  invitationOf,
  inviteBack,
  inviteVolunteer,
  openInvitations,
  spendInvitation,
  withdrawInvitation,
} from './invitations.ts';
import { admin, at, noon, officeAtNoon, organiser } from './test-identity.ts';

const site = 'https://alumni.example.org';
const grants: Grant[] = [organiser, { role: 'reader', chapter: null }];
const meera = { name: 'Meera', email: 'Meera@Example.org', grants };

/** An Office whose volunteers invite others. @param mail Whether it can write letters */
async function inviting(mail: Record<string, string> = {}) {
  const office = await officeAtNoon();
  const { database, writing, who } = office;
  const config = readConfig({ PUBLIC_ORIGIN: site, ...mail });
  const machine: Inviter = { who: 'the machine', config };
  const vikram: Inviter = { who: 'V', volunteer: await who('V'), config };
  const secretOf = ({ link }: { link: string }) => link.slice(link.indexOf('#') + 1);
  return {
    ...office,
    vikram,
    invite: (by: Inviter = machine, when = noon, invitee = meera) =>
      writing((one) => inviteVolunteer(one, by, invitee, when)),
    back: async (by: Inviter = machine) => {
      const volunteer = await who('W');
      return writing((one) => inviteBack(one, by, volunteer, noon));
    },
    withdraw: (email: string, when = noon) =>
      writing((one) => withdrawInvitation(one, 'the machine', email, when)),
    find: (invited: { link: string }, when = noon) => invitationOf(database, secretOf(invited), when),
    rows: () => database.selectFrom('invitations').selectAll().execute(),
  };
}

describe('an invitation', () => {
  test('is a link for a day, of which a hash is kept, and is noted', async () => {
    const { invite, find, rows, deeds, letters } = await inviting();
    const invited = await invite();
    expect(invited).toEqual({
      ...{ id: expect.any(String), expiresAt: noon + dayMs, isMailed: false },
      link: expect.stringMatching(/^https:\/\/alumni\.example\.org\/office\/join#[\w-]{43}$/),
    });
    const [row] = await rows();
    expect(row).toEqual({
      ...{ id: invited.id, token_hash: expect.any(String), volunteer_id: null, name: 'Meera' },
      ...{ email: 'Meera@Example.org', email_key: 'meera@example.org', invited_by: '', created_at: at },
      ...{ grants: JSON.stringify(meera.grants), expires_at: noon + dayMs, used_at: null },
    });
    expect(invited.link).not.toContain(row?.token_hash);
    expect([await find(invited), row && grantsIn(row)]).toEqual([row, meera.grants]);
    const data = '{"roles":["organiser bay-area","reader"]}';
    expect(await deeds()).toEqual([`the machine||invite|invitation ${invited.id}||${data}`]);
    expect(await letters()).toEqual([]);
  });

  test('of a volunteer says whose it is, and goes by letter where mail is set up', async () => {
    const { database, invite, vikram, rows, deeds, letters } = await inviting({
      ...{ SMTP_URL: 'smtp://localhost', MAIL_FROM: 'office@example.org', MAIL_TO: 'v@example.org' },
    });
    const invited = await invite(vikram);
    expect(invited.isMailed).toBe(true);
    expect(await rows()).toMatchObject([{ invited_by: 'V' }]);
    expect(await deeds()).toEqual([expect.stringMatching(/^V\|V\|invite\|/)]);
    expect(await letters()).toEqual(['Meera@Example.org: You are invited to the Office of The association']);
    const { body } = await database.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
    expect(body).toContain(
      'Volunteer V invites you to the Office of The association as organizer, Bay Area; reader.',
    );
    expect(body).toContain(invited.link);
  });

  test('of the command line is by whoever looks after the machine', async () => {
    const { database, invite } = await inviting({
      SMTP_URL: 'smtp://localhost',
      MAIL_FROM: 'o@example.org',
      MAIL_TO: 'v@example.org',
    });
    await invite();
    const { body } = await database.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
    expect(body).toContain('You’re invited to');
  });

  test('ends with the next one to the same email, and after a day', async () => {
    const { invite, find } = await inviting();
    const [first, other] = [
      await invite(),
      await invite(undefined, noon, { ...meera, email: 'tara@example.org' }),
    ];
    const second = await invite(undefined, noon, { ...meera, email: 'MEERA@example.org' });
    expect([await find(first), (await find(other))?.id, (await find(second))?.id]).toEqual([
      undefined,
      other.id,
      second.id,
    ]);
    expect((await find(second, noon + dayMs - 1))?.id).toBe(second.id);
    expect(await find(second, noon + dayMs)).toBeUndefined();
    // By a clock that is very wrong.
    expect(await find(second, noon - 61_000)).toBeUndefined();
    expect(await find({ link: '#x' })).toBeUndefined();
  });

  test('is used up once', async () => {
    const { invite, find, writing, rows } = await inviting();
    const [invited, other] = [
      await invite(),
      await invite(undefined, noon, { ...meera, email: 't@example.org' }),
    ];
    const row = await find(invited);
    if (!row) throw new Error('There is no invitation.');
    const spend = () => writing((one) => spendInvitation(one, row, noon + 1));
    const used_at = new Date(noon + 1).toISOString();
    expect([await spend(), await spend()]).toEqual([{ ...row, used_at }, undefined]);
    expect([await find(invited), (await find(other))?.id]).toEqual([undefined, other.id]);
    // One that was used stays, for the log.
    await invite();
    expect(await rows()).toHaveLength(3);
  });
});

describe('those who were invited and have not come yet', () => {
  test('are told in their order', async () => {
    const { database, invite, find, writing } = await inviting();
    const second = await invite(undefined, noon + 1);
    const first = await invite(undefined, noon, { ...meera, email: 'tara@example.org' });
    const used = await find(await invite(undefined, noon, { ...meera, email: 'x@example.org' }));
    if (used) await writing((one) => spendInvitation(one, used, noon));
    const open = async (when: number) => (await openInvitations(database, when)).map(({ id }) => id);
    expect(await open(noon + 1)).toEqual([first.id, second.id]);
    expect(await open(noon + dayMs)).toEqual([second.id]);
  });

  test('can be told to stay away', async () => {
    const { invite, withdraw, find, deeds, rows } = await inviting();
    const [invited, other] = [
      await invite(),
      await invite(undefined, noon, { ...meera, email: 't@example.org' }),
    ];
    expect([await withdraw('x@example.org'), await withdraw('meera@EXAMPLE.org', noon + dayMs)]).toEqual([
      false,
      false,
    ]);
    expect([await withdraw('meera@EXAMPLE.org'), await withdraw('meera@example.org')]).toEqual([true, false]);
    expect([await find(invited), (await find(other))?.id]).toEqual([undefined, other.id]);
    expect(await rows()).toHaveLength(1);
    expect(await deeds()).toContain(`the machine||invitation end|invitation ${invited.id}||{}`);
  });
});

test('whoever cannot enter any more is invited back as what they are, and all their doors are closed', async () => {
  const { back, vikram, give, signIn, signedIn, rows, deeds, find } = await inviting();
  await give('W', admin);
  await signIn('W');
  await signIn('V');
  const invited = await back(vikram);
  expect(await signedIn()).toEqual(['V office']);
  expect(await rows()).toMatchObject([
    {
      ...{ volunteer_id: 'W', name: 'Volunteer W', email: 'W@example.org', invited_by: 'V' },
      grants: JSON.stringify([admin]),
    },
  ]);
  expect((await find(invited))?.volunteer_id).toBe('W');
  expect(await deeds()).toEqual(['V|V|invite again|volunteer W||{}']);
  await back();
  expect(await deeds()).toContain('the machine||invite again|volunteer W||{}');
});
