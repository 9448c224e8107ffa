import { type Grant, officeMessages as messages } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { inviteVolunteer, openInvitations } from './invitations.ts';
import { changeGrants, takeOut } from './managing.ts';
import { admin, noon, officeAtNoon, organiser } from './test-identity.ts';
import { addVolunteer, grantsOf, volunteerById } from './volunteers.ts';

const reader: Grant = { role: 'reader', chapter: null };

/** An Office with V, an admin, and W, an organizer. */
async function managed() {
  const office = await officeAtNoon();
  const { database, writing, who, give } = office;
  await give('V', admin);
  await give('W', organiser);
  return {
    ...office,
    change: async (id: string, grants: readonly Grant[], { version = 1, by = 'V' } = {}) => {
      const volunteer = await who(id);
      const doer = { who: by, volunteer: await who('V') };
      return writing((one) => changeGrants(one, doer, { volunteer, grants, version }, noon));
    },
    out: async (id: string) => {
      const volunteer = await who(id);
      return writing((one) => takeOut(one, { who: 'the machine' }, volunteer, noon));
    },
    passes: async () => {
      const rows = database.selectFrom('door_passes').select('made_by').where('ended_at', 'is', null);
      return (await rows.execute()).map(({ made_by }) => made_by);
    },
  };
}
const onlyAdmin = { status: 409, message: messages.onlyAdmin };

describe('changing a volunteer’s permissions', () => {
  test('withdraws the invitations of a volunteer who is no longer an admin', async () => {
    const { database, writing, change, give, who } = await managed();
    await give('W', admin);
    const inviter = { who: 'W', volunteer: await who('W'), config: readConfig({}) };
    const invitee = { name: 'X', email: 'x@example.org', grants: [admin] };
    await writing((one) => inviteVolunteer(one, inviter, invitee, noon));
    await change('W', [admin, organiser]);
    expect(await openInvitations(database, noon)).toHaveLength(1);
    await change('W', [organiser], { version: 2 });
    expect(await openInvitations(database, noon)).toEqual([]);
  });

  test('refuses a change of permissions that changed meanwhile', async () => {
    const { database, change, signIn, signedIn, emails } = await managed();
    await signIn('W');
    await expect(change('W', [reader], { version: 2 })).rejects.toMatchObject({
      status: 409,
      message: messages.changed,
      errors: [{ field: 'version', code: 'changed', message: messages.changed }],
    });
    expect([await grantsOf(database, 'W'), await signedIn(), await emails()]).toEqual([
      [organiser],
      ['W office'],
      [],
    ]);
  });

  test('refuses to remove the role of the only admin', async () => {
    const { database, change } = await managed();
    await expect(change('V', [reader])).rejects.toMatchObject(onlyAdmin);
    expect(await grantsOf(database, 'V')).toEqual([admin]);
    await change('V', [reader, admin]);
    expect(await grantsOf(database, 'V')).toEqual([admin, reader]);
  });

  test('emails every volunteer when there is one admin less', async () => {
    const { change, give, emails } = await managed();
    await give('W', admin);
    await change('V', [reader]);
    const gone = 'Volunteer V is no longer an admin';
    expect(await emails()).toEqual([
      'V@example.org: Volunteer V is no longer an admin',
      'V@example.org: Your permissions in the Office changed',
      `W@example.org: ${gone}`,
    ]);
  });
});

describe('ending a volunteer’s access', () => {
  test('refuses to end the access of the only admin', async () => {
    const { database, writing, out, give, emails, auditActions } = await managed();
    await expect(out('V')).rejects.toMatchObject(onlyAdmin);
    // A sample volunteer does not count as an admin.
    const sample = { id: 'sample-1', name: 'S', email: 's@example.org', handle: 's' };
    await writing((one) => addVolunteer(one, sample, noon));
    await give('sample-1', admin);
    await expect(out('V')).rejects.toMatchObject(onlyAdmin);
    expect([(await volunteerById(database, 'V'))?.id, await emails(), await auditActions()]).toEqual([
      'V',
      [],
      [],
    ]);
    await give('W', admin);
    await out('V');
    expect(await volunteerById(database, 'V')).toBeUndefined();
    expect(await emails()).toEqual([
      'V@example.org: Volunteer V is no longer an admin',
      'W@example.org: Volunteer V is no longer an admin',
    ]);
  });
});
