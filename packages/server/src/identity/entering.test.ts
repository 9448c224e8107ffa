import { dayMs } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import type { InvitationTable } from '../database/office-tables.ts';
import { actorOf } from './actor.ts';
import { enter, enterInvited, enterRecovered, givePasskey, showPasskey } from './entering.ts';
import { addPasskey, passkeysOf } from './passkeys.ts';
import { endSession } from './sessions.ts';
import { admin, at, noon, officeAtNoon, organiser } from './test-identity.ts';
import { removeVolunteer } from './volunteers.ts';
import type { NewPasskey } from './webauthn.ts';

const made = (id: string): NewPasskey => ({
  id,
  rp_id: 'example.org',
  public_key: 'key',
  counter: 1,
  transports: '[]',
  backed_up: 0,
});
const place = { label: 'Chrome, Linux' };
const signedOut = { status: 401, message: messages.signedOut };
const unknown = { status: 422, message: messages.unknownPasskey, event: 'sign-in-refused' };

/** An Office at noon, in which W is an admin and V has a passkey. */
async function entrance() {
  const office = await officeAtNoon();
  const { database, writing, give } = office;
  await give('W', admin);
  await writing((one) => addPasskey(one, made('P1'), { volunteer: 'V', label: '' }, noon));
  /** V's passkey, used at this moment. */
  const used = async (wentBack = false) => {
    const [passkey] = await passkeysOf(database, 'V');
    if (!passkey) throw new Error('There is no passkey.');
    return { passkey, counter: 2, isBackedUp: false, wentBack };
  };
  const actor = async (token: string, kind: 'office' | 'enrol' = 'office') => {
    const found = await actorOf(database, token, kind, noon);
    if (!found) throw new Error('Nobody is signed in.');
    return found;
  };
  return { ...office, used, actor };
}

describe('verified passkey', () => {
  test('sends no sign-in email when another passkey was used meanwhile or is new', async () => {
    const { database, writing, used, emails } = await entrance();
    await writing((one) => addPasskey(one, made('P2'), { volunteer: 'V', label: '' }, noon + 2 * dayMs));
    await database.updateTable('passkeys').set({ last_used_at: null }).execute();
    await enter(database, await used(), place, noon + 61 * dayMs);
    expect(await emails()).toEqual([]);
  });

  test('refuses a passkey that was removed meanwhile, or whose volunteer’s access has ended', async () => {
    const { database, writing, used, signedIn } = await entrance();
    const shown = await used();
    await database.deleteFrom('passkeys').execute();
    await expect(enter(database, shown, place, noon)).rejects.toMatchObject(unknown);
    await writing((one) => addPasskey(one, made('P1'), { volunteer: 'V', label: '' }, noon));
    await database.updateTable('volunteers').set({ ended_at: at }).where('id', '=', 'V').execute();
    await expect(enter(database, shown, place, noon)).rejects.toMatchObject(unknown);
    expect(await signedIn()).toEqual([]);
    await writing((one) => removeVolunteer(one, 'V', noon));
  });

  test('changes nothing when a passkey is shown again for a session that has ended', async () => {
    const { database, writing, used, signIn, actor } = await entrance();
    const { token, session } = await signIn('V');
    const meera = await actor(token);
    await writing((one) => endSession(one, session.id, noon));
    await expect(showPasskey(database, await used(), meera, noon)).rejects.toMatchObject(signedOut);
    expect(await passkeysOf(database, 'V')).toMatchObject([{ counter: 1 }]);
  });
});

test('adds a passkey once, and emails its volunteer', async () => {
  const { database, writing, who, emails } = await entrance();
  const volunteer = await who('V');
  const give = (id: string) =>
    writing((one) => givePasskey(one, volunteer, { passkey: made(id), label: 'Firefox' }, noon));
  await give('P2');
  expect((await passkeysOf(database, 'V')).map(({ id, label }) => [id, label])).toEqual([
    ['P1', ''],
    ['P2', 'Firefox'],
  ]);
  expect(await emails()).toEqual(['V@example.org: You added a passkey to the Office']);
  await expect(give('P1')).rejects.toMatchObject({ status: 409, message: messages.knownPasskey });
});

describe('invitation', () => {
  async function invited(change: Partial<InvitationTable> = {}) {
    const office = await entrance();
    const { database } = office;
    const invitation: InvitationTable = {
      id: 'I1',
      token_hash: 'h',
      volunteer_id: null,
      name: 'Meera',
      email: 'meera@example.org',
      email_key: 'meera@example.org',
      grants: JSON.stringify([organiser]),
      invited_by: 'W',
      created_at: at,
      expires_at: noon + dayMs,
      used_at: null,
      ...change,
    };
    await database.insertInto('invitations').values(invitation).execute();
    const follow = () =>
      enterInvited(
        database,
        invitation,
        { name: 'Meera K.', handle: 'new', passkey: made('P9'), ...place },
        noon,
      );
    return { ...office, follow };
  }
  const gone = { status: 410, message: messages.invitationGone, event: 'sign-in-refused' };

  test.each([null, 'V'])(
    'refuses an invitation that was already used, of the volunteer %j',
    async (volunteer_id) => {
      const { database, follow } = await invited({ volunteer_id });
      await follow();
      await expect(follow()).rejects.toMatchObject(gone);
      expect(await database.selectFrom('passkeys').selectAll().execute()).toHaveLength(2);
    },
  );

  test('refuses, and does not use up, an invitation whose volunteer’s access ended or whose email joined meanwhile', async () => {
    const left = await invited({ volunteer_id: 'V' });
    await left.database.updateTable('volunteers').set({ ended_at: at }).where('id', '=', 'V').execute();
    for (const { database, follow } of [left, await invited({ email: 'v@example.org' })]) {
      await expect(follow()).rejects.toMatchObject(gone);
      const used = database.selectFrom('invitations').select('used_at');
      expect(await used.execute()).toEqual([{ used_at: null }]);
    }
  });
});

describe('passkey recovery', () => {
  test('refuses a recovery that was already done or has expired', async () => {
    const { database, writing, signIn, actor } = await entrance();
    const { token, session } = await signIn('V', 'enrol');
    const meera = await actor(token, 'enrol');
    await writing((one) => endSession(one, session.id, noon));
    const again = enterRecovered(database, meera, { passkey: made('P2'), ...place }, noon);
    await expect(again).rejects.toMatchObject(signedOut);
    expect(await passkeysOf(database, 'V')).toHaveLength(1);
  });
});
