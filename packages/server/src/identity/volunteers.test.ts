import { describe, expect, test } from 'vitest';
import { makePass } from './check-in-passes.ts';
import { replaceCodes } from './codes.ts';
import { newMemberLink } from './member-links.ts';
import { addMemberPasskey } from './member-passkeys.ts';
import { addPasskey } from './passkeys.ts';
import { at, noon, officeAtNoon, organiser } from './test-identity.ts';
import { grantsOf, removeVolunteer } from './volunteers.ts';

const ids = (all: readonly { id: string }[]) => all.map(({ id }) => id);
const passkey = {
  rp_id: 'example.org',
  public_key: 'key',
  counter: 1,
  transports: '[]',
  backed_up: 0,
} as const;

describe('permissions of a volunteer', () => {
  test('grants nothing for a chapter that no longer exists', async () => {
    const { database, give } = await officeAtNoon();
    await give('V', organiser);
    await database.updateTable('grants').set({ chapter: 'atlantis' }).execute();
    expect(await grantsOf(database, 'V')).toEqual([]);
  });
});

describe('ending access', () => {
  /** V and W with all sign-in methods, and a member whose email is V. */
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

  test('deletes a volunteer’s sign-in methods, drafts, open invitations and check-in passes when their access ends', async () => {
    const { database, writing, left, who } = await withDoors();
    const invitation = {
      name: '',
      email: 'x@example.org',
      email_key: 'x@example.org',
      grants: '[]',
      created_at: at,
      expires_at: noon + 1_000,
    };
    const invited = (
      id: string,
      volunteer_id: string | null,
      invited_by: string,
      used_at: string | null,
    ) => ({
      ...invitation,
      id,
      token_hash: id,
      volunteer_id,
      invited_by,
      used_at,
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
      passkeys: theirs,
      codes: theirs,
      links: theirs,
      passes: theirs,
      sessions,
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
