import { dayMs } from '@banyan/api/contract';
import { type Grant, officeMessages as messages } from '@banyan/api/office';
import { transaction } from '@banyan/server/database/transaction';
import { testVisitor } from '@banyan/server/donations/test-visitor';
import { eventRow } from '@banyan/server/events/test-event-row';
import { testServices } from '@banyan/server/http/test-services';
import { beginSession } from '@banyan/server/identity/sessions';
import { helperByPass } from '@banyan/server/identity/test-helper';
import { addVolunteer, setGrants } from '@banyan/server/identity/volunteers';
import { describe, expect, test } from 'vitest';
import { staffOf } from './staff.ts';

const evening = Date.UTC(2027, 0, 1, 18);
const [ends, since] = [evening + 4 * 3_600_000, evening - 1_000];
const organiser: Grant = { role: 'organiser', chapter: 'bay-area' };

/** Two events on one evening, with volunteers and helpers. */
async function checkIns() {
  const services = await testServices({ now: evening });
  const { database } = services;
  /** Cookie of a new volunteer. */
  const volunteer = (...grants: Grant[]) =>
    transaction(database, async (trx) => {
      const named = { id: 'V', name: 'Meera', email: 'meera@example.org', handle: 'h' };
      await addVolunteer(trx, named, evening);
      await setGrants(trx, 'V', { grants, givenBy: '' }, evening);
      const begun = { kind: 'office', subject: 'V', passkey: null, label: 'Chrome' } as const;
      return { '__Host-office': (await beginSession(trx, begun, evening)).token };
    });
  /** Cookie of a helper with a pass for the event E. */
  const helper = async () => {
    await transaction(database, async (trx) => {
      const named = { id: 'W', name: 'Asha', email: 'asha@example.org', handle: 'w' };
      await addVolunteer(trx, named, evening);
      await setGrants(trx, 'W', { grants: [organiser], givenBy: '' }, evening);
    });
    const wanted = { eventId: 'E', madeBy: 'W', until: ends };
    const { pass, session: own } = await helperByPass(database, wanted, since, evening);
    return { cookie: { '__Host-office-door': own }, pass };
  };
  const staff = (cookies: Record<string, string>) => staffOf(services, testVisitor(cookies).visitor);
  const session = async (kind: 'door' | 'office') => {
    const rows = database.selectFrom('sign_in_sessions').select('id').where('kind', '=', kind);
    return (await rows.executeTakeFirstOrThrow()).id;
  };
  return { volunteer, helper, staff, session };
}

const [here, there] = [
  eventRow({ id: 'E', chapter: 'bay-area' }),
  eventRow({ id: 'F', chapter: 'bay-area' }),
];
const elsewhere = eventRow({ id: 'G', chapter: 'atlanta' });
const until = new Date(ends).toISOString();

describe('check-in staff', () => {
  test('a helper may check in guests of the event of their pass until it ends, and of no other', async () => {
    const { helper, staff, session } = await checkIns();
    const { cookie, pass } = await helper();
    const tara = await staff(cookie);
    expect(tara).toMatchObject({ id: await session('door'), actor: undefined });
    expect([tara?.atCheckIn(here), tara?.atCheckIn(there)]).toEqual([
      { name: 'Tara', since, pass },
      undefined,
    ]);
    expect([tara?.passUntil('E'), tara?.passUntil('F')]).toEqual([until, null]);
  });

  test('a volunteer may check in guests of events within their scope without a time limit', async () => {
    const { volunteer, staff } = await checkIns();
    const meera = await staff(await volunteer(organiser));
    expect(meera).toMatchObject({ id: 'V', actor: { volunteer: { name: 'Meera' }, grants: [organiser] } });
    const atCheckIn = { name: 'Meera', since: evening - dayMs, volunteer: 'V' };
    expect([meera?.atCheckIn(here), meera?.atCheckIn(there), meera?.atCheckIn(elsewhere)]).toEqual([
      atCheckIn,
      atCheckIn,
      undefined,
    ]);
    expect(meera?.passUntil('E')).toBeNull();
  });

  test('a volunteer without the permission is rejected with 404', async () => {
    const { volunteer, staff } = await checkIns();
    await expect(staff(await volunteer({ role: 'treasurer', chapter: null }))).rejects.toMatchObject({
      status: 404,
      message: messages.nothingHere,
    });
  });

  test('a volunteer who is also a helper counts as a helper at the event of the pass', async () => {
    const { volunteer, helper, staff, session } = await checkIns();
    const { cookie, pass } = await helper();
    const both = await staff({ ...cookie, ...(await volunteer(organiser)) });
    expect(both).toMatchObject({ id: await session('door'), actor: { volunteer: { id: 'V' } } });
    expect([both?.atCheckIn(here), both?.atCheckIn(there)]).toMatchObject([
      { name: 'Tara', pass },
      { name: 'Meera', volunteer: 'V' },
    ]);
    expect([both?.passUntil('E'), both?.passUntil('F')]).toEqual([until, null]);
  });

  test('a volunteer without the permission who is also a helper counts only as a helper', async () => {
    const { volunteer, helper, staff } = await checkIns();
    const { cookie, pass } = await helper();
    const both = await staff({ ...cookie, ...(await volunteer({ role: 'treasurer', chapter: null })) });
    expect(both?.actor).toBeUndefined();
    expect([both?.atCheckIn(here), both?.atCheckIn(there)]).toEqual([
      { name: 'Tara', since, pass },
      undefined,
    ]);
  });

  test('returns undefined without a valid cookie', async () => {
    const { helper, staff } = await checkIns();
    const { cookie } = await helper();
    const session = cookie['__Host-office-door'];
    const others: Record<string, string>[] = [{}, { '__Host-office': 'x' }, { '__Host-office-door': 'x' }];
    for (const cookies of others) expect(await staff(cookies)).toBeUndefined();
    // A helper’s session is not accepted as a volunteer’s.
    expect(await staff({ '__Host-office': session })).toBeUndefined();
  });
});
