import { dayMs } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import type { InvitationTable } from '../database/office-tables.ts';
import { actorOf } from './actor.ts';
import { codesLeft } from './codes.ts';
import { enter, enterInvited, enterRecovered, givePasskey, showPasskey } from './entering.ts';
import { addPasskey, passkeysOf } from './passkeys.ts';
import { endSession, sessionOf } from './sessions.ts';
import { admin, at, noon, officeAtNoon, organiser } from './test-identity.ts';
import { grantsOf, removeVolunteer, volunteerByEmail } from './volunteers.ts';
import type { NewPasskey } from './webauthn.ts';

const made = (id: string): NewPasskey => ({
  ...{ id, rp_id: 'example.org', public_key: 'key', counter: 1, transports: '[]', backed_up: 0 },
});
const place = { label: 'Chrome, Linux' };
const signedOut = { status: 401, message: messages.signedOut };
const unknown = { status: 422, message: messages.unknownPasskey, event: 'sign-in-refused' };

/** An Office at noon, of which W is an admin, and V has a passkey. */
async function entrance() {
  const office = await officeAtNoon();
  const { database, writing, give } = office;
  await give('W', admin);
  await writing((one) => addPasskey(one, made('P1'), { volunteer: 'V', label: '' }, noon));
  /** V's passkey, as it was shown just now. */
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

describe('a passkey that was checked', () => {
  test('signs its volunteer in, and is noted', async () => {
    const { database, used, deeds, letters } = await entrance();
    const { token, session, ended } = await enter(database, await used(), place, noon + 1);
    expect(session).toMatchObject({ kind: 'office', subject_id: 'V', passkey_id: 'P1', label: place.label });
    expect([await sessionOf(database, token, 'office', noon + 1), ended]).toEqual([session, null]);
    expect(await passkeysOf(database, 'V')).toMatchObject([
      { counter: 2, last_used_at: new Date(noon + 1).toISOString() },
    ]);
    expect([await deeds(), await letters()]).toEqual([['V|V|sign in|volunteer V||{}'], []]);
  });

  test('tells who was away for sixty days that they have signed in', async () => {
    const { database, used, letters } = await entrance();
    await enter(database, await used(), place, noon + 60 * dayMs);
    expect(await letters()).toEqual([]);
    await enter(database, await used(), place, noon + 120 * dayMs + 1);
    expect(await letters()).toEqual(['V@example.org: You are in the Office again']);
  });

  test('tells nobody so who has used another one meanwhile, or has a new one', async () => {
    const { database, writing, used, letters } = await entrance();
    await writing((one) => addPasskey(one, made('P2'), { volunteer: 'V', label: '' }, noon + 2 * dayMs));
    await database.updateTable('passkeys').set({ last_used_at: null }).execute();
    await enter(database, await used(), place, noon + 61 * dayMs);
    expect(await letters()).toEqual([]);
  });

  test('that has counted backwards is told to the admins, and written down', async () => {
    const { database, used, letters, deeds } = await entrance();
    await enter(database, await used(true), place, noon);
    expect(await letters()).toEqual(['W@example.org: A passkey of Volunteer V may have been copied']);
    expect(await deeds()).toEqual([
      'V|V|passkey counted backwards|volunteer V||{}',
      'V|V|sign in|volunteer V||{}',
    ]);
  });

  test('is nobody’s when it was removed, or its volunteer has left, meanwhile', async () => {
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

  test('that is shown once more gives the session another secret', async () => {
    const { database, used, signIn, actor } = await entrance();
    const { token, session } = await signIn('V');
    const next = await showPasskey(database, await used(), await actor(token), noon + 60_000);
    expect(await sessionOf(database, token, 'office', noon)).toBeUndefined();
    expect(await sessionOf(database, next, 'office', noon + 60_000)).toMatchObject({
      ...{ id: session.id, fresh_until: noon + 6 * 60_000 },
    });
    expect(await passkeysOf(database, 'V')).toMatchObject([{ counter: 2 }]);
  });

  test('that is shown once more does nothing for a session that has ended', async () => {
    const { database, writing, used, signIn, actor } = await entrance();
    const { token, session } = await signIn('V');
    const meera = await actor(token);
    await writing((one) => endSession(one, session.id, noon));
    await expect(showPasskey(database, await used(), meera, noon)).rejects.toMatchObject(signedOut);
    expect(await passkeysOf(database, 'V')).toMatchObject([{ counter: 1 }]);
  });
});

test('a passkey is given once, and its volunteer is told', async () => {
  const { database, writing, who, letters } = await entrance();
  const volunteer = await who('V');
  const give = (id: string) =>
    writing((one) => givePasskey(one, volunteer, { passkey: made(id), label: 'Firefox' }, noon));
  await give('P2');
  expect((await passkeysOf(database, 'V')).map(({ id, label }) => [id, label])).toEqual([
    ['P1', ''],
    ['P2', 'Firefox'],
  ]);
  expect(await letters()).toEqual(['V@example.org: You added a passkey to the Office']);
  await expect(give('P1')).rejects.toMatchObject({ status: 409, message: messages.knownPasskey });
});

describe('an invitation', () => {
  async function invited(change: Partial<InvitationTable> = {}) {
    const office = await entrance();
    const { database } = office;
    const invitation: InvitationTable = {
      ...{ id: 'I1', token_hash: 'h', volunteer_id: null, name: 'Meera', email: 'meera@example.org' },
      ...{ email_key: 'meera@example.org', grants: JSON.stringify([organiser]), invited_by: 'W' },
      ...{ created_at: at, expires_at: noon + dayMs, used_at: null, ...change },
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

  test('makes somebody a volunteer, with a passkey, codes and what they may do', async () => {
    const { database, follow, deeds, letters } = await invited();
    const { token, session, codes } = await follow();
    const meera = await volunteerByEmail(database, 'meera@example.org');
    const id = meera?.id ?? '';
    expect(meera).toMatchObject({ name: 'Meera K.', email: 'meera@example.org', handle: 'new' });
    expect(session).toMatchObject({ kind: 'office', subject_id: id, passkey_id: 'P9', label: place.label });
    expect((await sessionOf(database, token, 'office', noon))?.id).toBe(session.id);
    expect([codes.length, await codesLeft(database, id), await grantsOf(database, id)]).toEqual([
      8,
      8,
      [organiser],
    ]);
    const given = database.selectFrom('grants').select('given_by').where('volunteer_id', '=', id);
    expect(await given.execute()).toEqual([{ given_by: 'W' }]);
    expect(await deeds()).toEqual([`${id}|${id}|join|volunteer ${id}||{}`]);
    expect(await letters()).toEqual(['meera@example.org: You added a passkey to the Office']);
  });

  test('gives whoever could not enter any more a new passkey', async () => {
    const { database, follow, who, give } = await invited({ volunteer_id: 'V' });
    await give('V', admin);
    const { session } = await follow();
    expect([session.subject_id, (await who('V')).name, (await who('V')).handle]).toEqual([
      'V',
      'Meera K.',
      'V',
    ]);
    expect(await grantsOf(database, 'V')).toEqual([admin]);
  });

  test('is followed once', async () => {
    const { database, follow } = await invited();
    await follow();
    await expect(follow()).rejects.toMatchObject(gone);
    expect(await database.selectFrom('passkeys').selectAll().execute()).toHaveLength(2);
  });

  test('of somebody who has left, or was let in with this email since, is followed by nobody, and stays', async () => {
    const left = await invited({ volunteer_id: 'V' });
    await left.database.updateTable('volunteers').set({ ended_at: at }).where('id', '=', 'V').execute();
    for (const { database, follow } of [left, await invited({ email: 'v@example.org' })]) {
      await expect(follow()).rejects.toMatchObject(gone);
      const used = database.selectFrom('invitations').select('used_at');
      expect(await used.execute()).toEqual([{ used_at: null }]);
    }
  });
});

describe('whoever has made a passkey instead of a lost one', () => {
  test('is in, everywhere else they are out, and the admins hear of it', async () => {
    const { database, signIn, actor, signedIn, deeds, letters } = await entrance();
    const [enrol] = [await signIn('V', 'enrol'), await signIn('V')];
    const meera = await actor(enrol.token, 'enrol');
    const begun = await enterRecovered(database, meera, { passkey: made('P2'), ...place }, noon);
    expect(begun.session).toMatchObject({ kind: 'office', subject_id: 'V', passkey_id: 'P2' });
    expect((await sessionOf(database, begun.token, 'office', noon))?.id).toBe(begun.session.id);
    expect(await signedIn()).toEqual(['V office']);
    expect((await passkeysOf(database, 'V')).map(({ id }) => id)).toEqual(['P1', 'P2']);
    expect(await deeds()).toEqual(['V|V|recover|volunteer V||{}']);
    expect(await letters()).toEqual([
      'V@example.org: You added a passkey to the Office',
      'W@example.org: Volunteer V used a recovery code to add a passkey',
    ]);
  });

  test('is out when they did it twice, or too late', async () => {
    const { database, writing, signIn, actor } = await entrance();
    const { token, session } = await signIn('V', 'enrol');
    const meera = await actor(token, 'enrol');
    await writing((one) => endSession(one, session.id, noon));
    const again = enterRecovered(database, meera, { passkey: made('P2'), ...place }, noon);
    await expect(again).rejects.toMatchObject(signedOut);
    expect(await passkeysOf(database, 'V')).toHaveLength(1);
  });
});
