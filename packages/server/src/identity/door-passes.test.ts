import { doorLimits } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import { write } from '../database/write.ts';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import {
  doorSessionOf,
  endPasses,
  enterByPass,
  forgetDoorPasses,
  makePass,
  passesFor,
  passOf,
} from './door-passes.ts';

const hourMs = 3_600_000;
const now = Date.UTC(2027, 0, 1, 18);
const [iso, ends] = [new Date(now).toISOString(), now + 4 * hourMs];

/** Doors of events that helpers work by passes, at six in the evening. */
async function doors() {
  const database = await openTestDatabase(temporaryDirectory());
  const make = async (eventId = 'E', until = ends, madeBy = 'V') => {
    const made = await write(database, (writing) => makePass(writing, { eventId, madeBy, until }, now));
    const pass = await database
      .selectFrom('door_passes')
      .selectAll()
      .where('id', '=', made.id)
      .executeTakeFirstOrThrow();
    return { token: made.token, pass };
  };
  return {
    database,
    make,
    pass: (token: string, at = now) => write(database, (writing) => passOf(writing, token, at)),
    enter: (
      { pass }: Awaited<ReturnType<typeof make>>,
      name = 'Tara',
      { at = now, instead }: { at?: number; instead?: string } = {},
    ) => write(database, (writing) => enterByPass(writing, pass, { name, instead }, at)),
    who: (token = '', at = now) => doorSessionOf(database, token, at),
    at: (eventId = 'E', when = now) => passesFor(database, eventId, when),
    end: (of: Parameters<typeof endPasses>[1], when = now) =>
      write(database, (writing) => endPasses(writing, of, when)),
    passes: () => database.selectFrom('door_passes').selectAll().orderBy('id').execute(),
  };
}

describe('a pass', () => {
  test('is kept as a hash, and is found by its link until it ends', async () => {
    const { make, pass } = await doors();
    const made = await make();
    expect(made.token).toMatch(/^[\w-]{43}$/);
    expect(made.pass).toEqual({
      ...{ id: expect.any(String), token_hash: expect.any(String), event_id: 'E', made_by: 'V' },
      ...{ created_at: iso, expires_at: ends, ended_at: null },
    });
    expect(made.pass.token_hash).not.toBe(made.token);
    expect([await pass('x'), await pass(made.token), await pass(made.token, ends - 1)]).toEqual([
      undefined,
      made.pass,
      made.pass,
    ]);
    expect(await pass(made.token, ends)).toBeUndefined();
  });

  test('that was ended opens nothing', async () => {
    const { make, pass, enter, who, end } = await doors();
    const made = await make();
    const entered = await enter(made);
    await end({ event_id: 'E' });
    expect([await pass(made.token), await who(entered?.session)]).toEqual([undefined, undefined]);
  });

  test('is forgotten when it is long over', async () => {
    const { database, make, passes } = await doors();
    await make();
    await forgetDoorPasses(database, ends);
    expect(await passes()).toHaveLength(1);
    await forgetDoorPasses(database, ends + 1);
    expect(await passes()).toEqual([]);
  });
});

describe('a helper', () => {
  test('comes in by a pass, under the name that they give, until it ends', async () => {
    const { make, enter, who } = await doors();
    const made = await make();
    const entered = await enter(made);
    expect(entered).toEqual({ session: expect.stringMatching(/^[\w-]{43}$/), until: ends });
    const found = await who(entered?.session);
    expect(found?.pass).toEqual(made.pass);
    expect(found?.session).toEqual({
      ...{ id: expect.any(String), token_hash: expect.any(String), kind: 'door', subject_id: made.pass.id },
      ...{ passkey_id: null, label: 'Tara', created_at: iso, seen_at: now, fresh_until: 0 },
      ...{ expires_at: ends, ended_at: null },
    });
    expect(found?.session.token_hash).not.toBe(entered?.session);
    expect([await who('x'), await who(entered?.session, ends)]).toEqual([undefined, undefined]);
  });

  test('comes in anew when the evening has been long', async () => {
    const { make, enter } = await doors();
    const made = await make('E', now + 99 * hourMs);
    expect((await enter(made))?.until).toBe(now + doorLimits.hoursAtOnce * hourMs);
  });

  test('is out when the pass is over, or gone, though their session were not', async () => {
    const { database, make, enter, who } = await doors();
    const entered = await enter(await make());
    await database
      .updateTable('sign_in_sessions')
      .set({ expires_at: ends + hourMs })
      .execute();
    expect(await who(entered?.session, ends)).toBeUndefined();
    await database.deleteFrom('door_passes').execute();
    expect(await who(entered?.session)).toBeUndefined();
  });

  test('is no volunteer, and no volunteer is a helper by their cookie', async () => {
    const { database, make, enter, who } = await doors();
    const entered = await enter(await make());
    await database.updateTable('sign_in_sessions').set({ kind: 'office' }).execute();
    expect(await who(entered?.session)).toBeUndefined();
  });

  test('who comes in once more in the same browser takes no second place', async () => {
    const { make, enter, who, at } = await doors();
    const made = await make();
    const first = await enter(made);
    const again = await enter(made, 'Tara B.', { instead: first?.session ?? '' });
    const stranger = await enter(made, 'Kiran', { instead: 'x' });
    expect([await who(first?.session), (await who(again?.session))?.session.label]).toEqual([
      undefined,
      'Tara B.',
    ]);
    expect(stranger).toBeDefined();
    expect((await at())?.helpers).toHaveLength(2);
  });

  test('finds the door full when as many work it as may, by whichever pass', async () => {
    const { make, enter, end } = await doors();
    const [one, two, other] = [await make(), await make(), await make('F')];
    for (let count = 0; count < doorLimits.helpers; count += 1)
      expect(await enter(count % 2 === 0 ? one : two, `Helper ${count}`)).toBeDefined();
    expect([await enter(one), (await enter(other)) !== undefined]).toEqual([undefined, true]);
    await end({ event_id: 'E' });
    expect(await enter(await make())).toBeDefined();
  });
});

describe('the door of an event', () => {
  test('tells until when its last pass lasts, and who works it', async () => {
    const { make, enter, at } = await doors();
    expect(await at()).toBeNull();
    const [short, long, other] = [await make(), await make('E', ends + hourMs), await make('F', ends + 9)];
    expect(await at()).toEqual({ until: new Date(ends + hourMs).toISOString(), helpers: [] });
    await enter(long, 'Kiran', { at: now + 1 });
    await enter(short);
    await enter(other, 'Leela');
    const since = new Date(now + 1).toISOString();
    expect((await at())?.helpers).toEqual([
      { name: 'Tara', since: iso },
      { name: 'Kiran', since },
    ]);
    expect((await at('E', ends))?.helpers).toEqual([{ name: 'Kiran', since }]);
    expect(await at('E', ends + hourMs)).toBeNull();
  });

  test('is closed to all of its helpers, or to those whom a volunteer has let in', async () => {
    const { make, enter, who, end, passes, at } = await doors();
    const [one, two, other] = [await make(), await make('E', ends, 'W'), await make('F')];
    const [tara, kiran, leela] = [await enter(one), await enter(two, 'Kiran'), await enter(other, 'Leela')];
    expect(await end({ made_by: 'W' })).toEqual({ passes: 1, helpers: 1 });
    expect(await who(kiran?.session)).toBeUndefined();
    expect((await at())?.helpers).toMatchObject([{ name: 'Tara' }]);
    expect(await end({ event_id: 'E' }, now + 1)).toEqual({ passes: 1, helpers: 1 });
    expect([await who(tara?.session), (await who(leela?.session))?.pass.id]).toEqual([
      undefined,
      other.pass.id,
    ]);
    const ended = Object.fromEntries((await passes()).map(({ id, ended_at }) => [id, ended_at]));
    const later = new Date(now + 1).toISOString();
    expect(ended).toEqual({ [one.pass.id]: later, [two.pass.id]: iso, [other.pass.id]: null });
    expect(await end({ event_id: 'E' })).toEqual({ passes: 0, helpers: 0 });
  });
});
