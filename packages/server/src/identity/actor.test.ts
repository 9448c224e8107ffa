import { expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import { actorOf } from './actor.ts';
import { beginSession, endSession } from './sessions.ts';
import { addVolunteer, removeVolunteer, setGrants } from './volunteers.ts';

const now = Date.UTC(2027, 0, 1, 12);

test('reads the volunteer and their permissions anew for each call', async () => {
  const database = await openTestDatabase(temporaryDirectory());
  const named = { id: 'V', name: 'Meera', email: 'meera@example.org', handle: 'h' };
  const volunteer = await transaction(database, (trx) => addVolunteer(trx, named, now));
  const grants = [{ role: 'organiser', chapter: 'bay-area' }] as const;
  const give = (given: typeof grants | readonly []) =>
    transaction(database, (trx) => setGrants(trx, 'V', { grants: given, givenBy: '' }, now));
  await give(grants);
  const begin = () =>
    transaction(database, (trx) =>
      beginSession(trx, { kind: 'office', subject: 'V', passkey: null, label: 'Chrome' }, now),
    );
  const [{ token, session }, ended] = [await begin(), await begin()];
  const read = (of = token, kind: 'office' | 'enrol' = 'office') => actorOf(database, of, kind, now);
  expect(await read()).toEqual({ volunteer, session, grants });
  await transaction(database, (trx) => endSession(trx, ended.session.id, now));
  expect([await read('x'), await read(token, 'enrol'), await read(ended.token)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await give([]);
  expect(await read()).toMatchObject({ grants: [] });
  // The access has ended, even if the session were still there.
  await transaction(database, (trx) => removeVolunteer(trx, 'V', now));
  await database.updateTable('sign_in_sessions').set({ ended_at: null }).execute();
  expect(await read()).toBeUndefined();
});
