import { describe, expect, test } from 'vitest';
import { replaceCodes } from './codes.ts';
import { makePass } from './door-passes.ts';
import { newMemberLink } from './member-links.ts';
import { addMemberPasskey } from './member-passkeys.ts';
import { addPasskey } from './passkeys.ts';
import { admin, at, noon, officeAtNoon, organiser } from './test-identity.ts';
import {
  addVolunteer,
  admins,
  allVolunteers,
  closeDoors,
  grantsOf,
  isAdmin,
  isSample,
  isStaffed,
  namesOf,
  namesOfPresent,
  nextVersion,
  removeVolunteer,
  saveVolunteer,
  volunteerByEmail,
  volunteerById,
} from './volunteers.ts';

const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
const passkey = {
  ...{ rp_id: 'example.org', public_key: 'key', counter: 1, transports: '[]', backed_up: 0 },
} as const;

describe('who works here', () => {
  test('is kept with all that is known of them, and found by id or email', async () => {
    const { database, writing } = await officeAtNoon();
    const named = { name: 'Meera', email: 'Meera@Example.org', handle: 'h' };
    const meera = await writing((one) => addVolunteer(one, named, noon + 1));
    expect(meera).toEqual({
      ...{ id: expect.stringMatching(/^\w{26}$/), name: 'Meera', email: 'Meera@Example.org' },
      ...{ email_key: 'meera@example.org', handle: 'h', keys_off: 0, told: '[]', steps_away: 0, version: 1 },
      ...{ created_at: new Date(noon + 1).toISOString(), ended_at: null },
    });
    expect(await volunteerById(database, meera.id)).toEqual(meera);
    expect(await volunteerByEmail(database, 'MEERA@example.org')).toEqual(meera);
    expect(await volunteerById(database, 'x')).toBeUndefined();
    expect(await volunteerByEmail(database, 'x@example.org')).toBeUndefined();
    expect(ids(await allVolunteers(database))).toEqual(['V', 'W', meera.id]);
  });

  test('is nobody who has left', async () => {
    const { database, writing, give } = await officeAtNoon();
    await give('V', admin);
    await writing((one) => removeVolunteer(one, 'V', noon));
    expect(ids(await allVolunteers(database))).toEqual(['W']);
    expect([await volunteerById(database, 'V'), await volunteerByEmail(database, 'V@example.org')]).toEqual([
      undefined,
      undefined,
    ]);
    expect([await isAdmin(database, 'V'), await admins(database), await isStaffed(database)]).toEqual([
      false,
      [],
      true,
    ]);
    await writing((one) => removeVolunteer(one, 'W', noon));
    expect(await isStaffed(database)).toBe(false);
  });

  test('is nobody who was invented to try the Office', async () => {
    const { database, writing } = await officeAtNoon();
    const named = { id: 'sample-1', name: 'Sample', email: 'sample@example.org', handle: 's' };
    await writing((one) => addVolunteer(one, named, noon));
    expect([isSample('sample-1'), isSample('V'), ids(await allVolunteers(database))]).toEqual([
      true,
      false,
      ['V', 'W'],
    ]);
    for (const id of ['V', 'W']) await writing((one) => removeVolunteer(one, id, noon));
    expect(await isStaffed(database)).toBe(false);
  });

  test('is called by their name, and who has forgotten theirs is somebody who has left', async () => {
    const { database, writing } = await officeAtNoon();
    await writing((one) => saveVolunteer(one, 'V', { name: '', keys_off: 1 }));
    await writing((one) => removeVolunteer(one, 'V', noon));
    expect(Object.fromEntries(await namesOf(database, ['V', 'W', 'x']))).toEqual({
      ...{ V: 'Somebody who has left', W: 'Volunteer W' },
    });
    expect(await namesOf(database, [])).toEqual(new Map());
    expect(await namesOfPresent(database, ['V', 'W'])).toEqual([{ id: 'W', name: 'Volunteer W' }]);
    expect(await namesOfPresent(database, ['V'])).toEqual([]);
  });

  test('is saved alone', async () => {
    const { writing, who } = await officeAtNoon();
    await writing((one) => saveVolunteer(one, 'V', { name: 'Vikram', told: '["digest"]', steps_away: 1 }));
    expect(await who('V')).toMatchObject({ name: 'Vikram', told: '["digest"]', steps_away: 1, keys_off: 0 });
    expect(await who('W')).toMatchObject({ name: 'Volunteer W', told: '[]' });
  });
});

describe('what somebody may do', () => {
  test('is what was given last, and nothing of another', async () => {
    const { database, give } = await officeAtNoon();
    await give('V', admin);
    await give('W', { role: 'reader', chapter: null });
    await give('V', { role: 'reviewer', chapter: 'atlanta' }, organiser, {
      role: 'organiser',
      chapter: null,
    });
    expect(await grantsOf(database, 'V')).toEqual([
      { role: 'organiser', chapter: null },
      { role: 'organiser', chapter: 'bay-area' },
      { role: 'reviewer', chapter: 'atlanta' },
    ]);
    expect(await grantsOf(database, 'W')).toEqual([{ role: 'reader', chapter: null }]);
    const given = database.selectFrom('grants').selectAll().where('volunteer_id', '=', 'W');
    expect(await given.execute()).toEqual([
      { volunteer_id: 'W', role: 'reader', chapter: '', given_by: '', created_at: at },
    ]);
  });

  test('is nothing for a chapter that is no more', async () => {
    const { database, give } = await officeAtNoon();
    await give('V', organiser);
    await database.updateTable('grants').set({ chapter: 'atlantis' }).execute();
    expect(await grantsOf(database, 'V')).toEqual([]);
  });

  test('is everything for admins', async () => {
    const { database, give } = await officeAtNoon();
    await give('V', admin);
    await give('W', organiser);
    expect([ids(await admins(database)), await isAdmin(database, 'V'), await isAdmin(database, 'W')]).toEqual(
      [['V'], true, false],
    );
  });

  test('changes from the version that was read, of somebody who works here', async () => {
    const { writing, who } = await officeAtNoon();
    const next = (version: number) => writing((one) => nextVersion(one, 'V', version));
    expect([await next(2), await next(1), await next(1), await next(2)]).toEqual([false, true, false, true]);
    expect([(await who('V')).version, (await who('W')).version]).toEqual([3, 1]);
    await writing((one) => removeVolunteer(one, 'V', noon));
    expect(await next(3)).toBe(false);
  });
});

describe('whoever has no way in any more', () => {
  /** V and W with all that somebody can enter with, and a member who happens to be called V. */
  async function withDoors() {
    const office = await officeAtNoon();
    const { database, writing, signIn } = office;
    for (const id of ['V', 'W']) {
      await writing(async (one) => {
        await addPasskey(one, { ...passkey, id: `P${id}` }, { volunteer: id, label: '' }, noon);
        await replaceCodes(one, id, noon);
        await newMemberLink(one, { subject: id, binding: id }, noon);
        await makePass(one, { eventId: 'E', madeBy: id, until: noon + 1_000 }, noon);
      });
      await signIn(id);
    }
    await writing((one) => addMemberPasskey(one, { ...passkey, id: 'PM' }, { key: 'V', label: '' }, noon));
    const left = async () => ({
      passkeys: (await database.selectFrom('passkeys').select('volunteer_id').execute()).map(
        ({ volunteer_id }) => volunteer_id,
      ),
      codes: (await database.selectFrom('recovery_codes').select('volunteer_id').distinct().execute()).map(
        ({ volunteer_id }) => volunteer_id,
      ),
      links: (await database.selectFrom('sign_in_links').select('subject_id').execute()).map(
        ({ subject_id }) => subject_id,
      ),
      passes: (
        await database.selectFrom('door_passes').select('made_by').where('ended_at', 'is', null).execute()
      ).map(({ made_by }) => made_by),
      sessions: await office.signedIn(),
    });
    return { ...office, left };
  }
  const [theirs, sessions] = [['W'], ['W office']];

  test('has no passkey, code, link or session, and others have theirs', async () => {
    const { writing, left } = await withDoors();
    await writing((one) => closeDoors(one, 'V', noon));
    expect({ ...(await left()), passes: [] }).toEqual({
      ...{ passkeys: theirs, codes: theirs, links: theirs, passes: [], sessions },
    });
  });

  test('has left with what they kept, whom they have just invited, and whom they let work a door', async () => {
    const { database, writing, left, who } = await withDoors();
    const invitation = {
      ...{ name: '', email: 'x@example.org', email_key: 'x@example.org', grants: '[]' },
      ...{ created_at: at, expires_at: noon + 1_000 },
    };
    const invited = (
      id: string,
      volunteer_id: string | null,
      invited_by: string,
      used_at: string | null,
    ) => ({
      ...{ ...invitation, id, token_hash: id, volunteer_id, invited_by, used_at },
    });
    await database
      .insertInto('invitations')
      .values([
        invited('1', 'V', 'W', null),
        invited('2', null, 'V', null),
        invited('3', 'V', 'W', at),
        invited('4', 'W', 'W', null),
      ])
      .execute();
    await database
      .insertInto('drafts')
      .values(
        ['V', 'W'].map((volunteer_id) => ({
          volunteer_id,
          kind: 'x',
          subject: '',
          body: '{}',
          saved_at: at,
        })),
      )
      .execute();
    await writing((one) => removeVolunteer(one, 'V', noon));
    expect(await left()).toEqual({
      ...{ passkeys: theirs, codes: theirs, links: theirs, passes: theirs, sessions },
    });
    expect(ids(await database.selectFrom('invitations').select('id').orderBy('id').execute())).toEqual([
      '3',
      '4',
    ]);
    expect(await database.selectFrom('drafts').select('volunteer_id').execute()).toEqual([
      { volunteer_id: 'W' },
    ]);
    const ended = database.selectFrom('volunteers').select('ended_at').where('id', '=', 'V');
    expect(await ended.executeTakeFirst()).toEqual({ ended_at: at });
    expect((await who('W')).ended_at).toBeNull();
  });
});
