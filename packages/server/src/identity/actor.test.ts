import { expect, test } from 'vitest';
import { write } from '../database/write.ts';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import { actorOf } from './actor.ts';
import { beginSession, endSession } from './sessions.ts';
import { addVolunteer, removeVolunteer, setGrants } from './volunteers.ts';

const now = Date.UTC(2027, 0, 1, 12);

test('whoever makes a call is found out anew each time, with what they may do', async () => {
  const database = await openTestDatabase(temporaryDirectory());
  const named = { id: 'V', name: 'Meera', email: 'meera@example.org', handle: 'h' };
  const volunteer = await write(database, (writing) => addVolunteer(writing, named, now));
  const grants = [{ role: 'organiser', chapter: 'bay-area' }] as const;
  const give = (given: typeof grants | readonly []) =>
    write(database, (writing) => setGrants(writing, 'V', { grants: given, givenBy: '' }, now));
  await give(grants);
  const begin = () =>
    write(database, (writing) =>
      beginSession(writing, { kind: 'office', subject: 'V', passkey: null, label: 'Chrome' }, now),
    );
  const [{ token, session }, ended] = [await begin(), await begin()];
  const read = (of = token, kind: 'office' | 'enrol' = 'office') => actorOf(database, of, kind, now);
  expect(await read()).toEqual({ volunteer, session, grants });
  await write(database, (writing) => endSession(writing, ended.session.id, now));
  expect([await read('x'), await read(token, 'enrol'), await read(ended.token)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  await give([]);
  expect(await read()).toMatchObject({ grants: [] });
  // Gone, though the session were still there.
  await write(database, (writing) => removeVolunteer(writing, 'V', now));
  await database.updateTable('sign_in_sessions').set({ ended_at: null }).execute();
  expect(await read()).toBeUndefined();
});
