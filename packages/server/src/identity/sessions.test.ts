import { describe, expect, test } from 'vitest';
import type { SignInSessionTable } from '../database/office-tables.ts';
import { write } from '../database/write.ts';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import {
  beginSession,
  endMemberSessions,
  endSession,
  endSessionsOf,
  forgetSessions,
  isActNoted,
  isFresh,
  noteAct,
  refreshSession,
  sessionOf,
  sessionsOf,
  spansOf,
  wasHere,
} from './sessions.ts';

const [minuteMs, hourMs] = [60_000, 3_600_000];
const now = Date.UTC(2027, 0, 1, 12);
const iso = (at: number) => new Date(at).toISOString();
type Kind = 'office' | 'member' | 'enrol';

/** Browsers that are signed in, at noon. */
async function browsers() {
  const database = await openTestDatabase(temporaryDirectory());
  const of = (id: string) =>
    database.selectFrom('sign_in_sessions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    database,
    of,
    begin: (
      subject = 'V',
      kind: Kind = 'office',
      more: { at?: number; label?: string; instead?: string } = {},
    ) => {
      const { at = now, label = 'Chrome, Linux', instead } = more;
      const place = { label, ...(instead !== undefined && { instead }) };
      return write(database, (writing) =>
        beginSession(writing, { kind, subject, passkey: kind === 'office' ? 'P' : null, ...place }, at),
      );
    },
    opens: async (token: string, at = now, kind: Kind = 'office') =>
      (await sessionOf(database, token, kind, at)) !== undefined,
    change: (id: string, columns: Partial<SignInSessionTable>) =>
      database.updateTable('sign_in_sessions').set(columns).where('id', '=', id).execute(),
    end: (id: string, at = now) => write(database, (writing) => endSession(writing, id, at)),
  };
}

describe('a session', () => {
  test.each([
    ['office', 'P', now + 5 * minuteMs, now + 12 * hourMs],
    ['member', null, 0, now + 12 * hourMs],
    ['enrol', null, 0, now + 10 * minuteMs],
  ] as const)('of the kind %s begins with all that is known of it', async (kind, passkey, fresh, expires) => {
    const { begin, of, database } = await browsers();
    const { token, session, ended } = await begin('V', kind);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(ended).toBeNull();
    expect(session).toEqual({
      ...{
        id: expect.any(String),
        token_hash: expect.any(String),
        kind,
        subject_id: 'V',
        passkey_id: passkey,
      },
      ...{ label: 'Chrome, Linux', created_at: iso(now), seen_at: now, fresh_until: fresh },
      ...{ expires_at: expires, ended_at: null },
    });
    expect(session.token_hash).not.toBe(token);
    expect(await of(session.id)).toEqual(session);
    expect(await sessionOf(database, token, kind, now)).toEqual(session);
  });

  test('is opened by its cookie alone, as what it is', async () => {
    const { begin, opens, end } = await browsers();
    const { token, session } = await begin();
    expect([await opens('x'), await opens(token, now, 'member'), await opens(token)]).toEqual([
      false,
      false,
      true,
    ]);
    await end(session.id);
    expect(await opens(token)).toBe(false);
  });

  test('ends after half an hour without an act, and twelve hours after it began', async () => {
    const { begin, opens, change } = await browsers();
    const { token, session } = await begin();
    expect([await opens(token, now + 30 * minuteMs - 1), await opens(token, now + 30 * minuteMs)]).toEqual([
      true,
      false,
    ]);
    const late = now + 12 * hourMs;
    await change(session.id, { seen_at: late - minuteMs });
    expect([await opens(token, late - 1), await opens(token, late)]).toEqual([true, false]);
  });

  test('that lets a passkey be made ends after ten minutes', async () => {
    const { begin, opens } = await browsers();
    const { token } = await begin('V', 'enrol');
    const late = now + 10 * minuteMs;
    expect([await opens(token, late - 1, 'enrol'), await opens(token, late, 'enrol')]).toEqual([true, false]);
  });

  test.each<[Kind, Partial<SignInSessionTable>]>([
    ['office', { expires_at: now + 12 * hourMs + 2 * minuteMs }],
    ['office', { seen_at: now + 2 * minuteMs }],
    ['enrol', { expires_at: now + 12 * minuteMs }],
    ['enrol', { seen_at: now + 2 * minuteMs }],
  ])('of the kind %s opens nothing where a wrong clock has noted %j', async (kind, columns) => {
    const { begin, opens, change } = await browsers();
    const { token, session } = await begin('V', kind);
    await change(session.id, columns);
    expect(await opens(token, now, kind)).toBe(false);
  });

  test('tells how much longer it lasts', async () => {
    const { begin } = await browsers();
    const { session } = await begin();
    expect(spansOf(session, now + minuteMs)).toEqual({
      ...{ left: 12 * hourMs - minuteMs, idleLeft: 29 * minuteMs, freshLeft: 4 * minuteMs },
    });
    const late = now + 12 * hourMs - minuteMs;
    expect(spansOf({ ...session, seen_at: late }, late)).toEqual({
      ...{ left: minuteMs, idleLeft: minuteMs, freshLeft: 0 },
    });
    expect([isFresh(session, now + 5 * minuteMs - 1), isFresh(session, now + 5 * minuteMs)]).toEqual([
      true,
      false,
    ]);
  });
});

describe('sessions of one person', () => {
  test('are those that last still, the one used last at the end', async () => {
    const { database, begin, change, end } = await browsers();
    const [first, second, ended, idle] = [await begin(), await begin(), await begin(), await begin()];
    await begin('W');
    const member = await begin('V', 'member');
    await change(first.session.id, { seen_at: now + minuteMs });
    await end(ended.session.id);
    await change(idle.session.id, { seen_at: now - hourMs });
    const ids = async (kind?: 'member') => (await sessionsOf(database, 'V', now, kind)).map(({ id }) => id);
    expect(await ids()).toEqual([second.session.id, first.session.id]);
    expect(await ids('member')).toEqual([member.session.id]);
  });

  test('are five: the one that was not used for longest ends for the sixth', async () => {
    const { database, begin, opens } = await browsers();
    const began = [];
    for (let count = 0; count < 5; count += 1)
      began.push(await begin('V', 'office', { at: now + count, label: `Browser ${count}` }));
    expect(began.map(({ ended }) => ended)).toEqual([null, null, null, null, null]);
    const other = await begin('W', 'office', { at: now + 9 });
    const sixth = await begin('V', 'office', { at: now + 9 });
    expect([other.ended, sixth.ended]).toEqual([null, 'Browser 0']);
    const open = await Promise.all(began.map(({ token }) => opens(token, now + 9)));
    expect(open).toEqual([false, true, true, true, true]);
    expect(await sessionsOf(database, 'V', now + 9)).toHaveLength(5);
  });

  test('end with the next one in the same browser', async () => {
    const { begin, opens } = await browsers();
    const [member, first] = [await begin('V', 'member'), await begin()];
    await begin('V', 'office', { instead: first.token });
    await begin('V', 'office', { instead: member.token });
    expect([await opens(first.token), await opens(member.token, now, 'member')]).toEqual([false, true]);
  });
});

describe('an act', () => {
  test('is noted once a minute, of a session that has not ended', async () => {
    const { database, begin, of, end } = await browsers();
    const [{ session }, other] = [await begin(), await begin()];
    const note = (at: number) => write(database, (writing) => noteAct(writing, session, at));
    const soon = now + minuteMs - 1;
    expect([isActNoted(session, soon), isActNoted(session, soon + 1)]).toEqual([true, false]);
    await note(soon);
    expect((await of(session.id)).seen_at).toBe(now);
    await note(soon + 1);
    expect((await of(session.id)).seen_at).toBe(soon + 1);
    expect((await of(other.session.id)).seen_at).toBe(now);
    await end(session.id);
    await note(soon + hourMs);
    expect((await of(session.id)).seen_at).toBe(soon + 1);
  });
});

describe('a passkey that was shown once more', () => {
  test('gives the session another secret, and makes it fresh', async () => {
    const { database, begin, of, opens } = await browsers();
    const [{ token, session }, other] = [await begin(), await begin()];
    const at = now + 10 * minuteMs;
    const next = await write(database, (writing) => refreshSession(writing, session, at));
    expect([await opens(token, at), await opens(next ?? '', at), await opens(other.token, at)]).toEqual([
      false,
      true,
      true,
    ]);
    expect(await of(session.id)).toMatchObject({ fresh_until: at + 5 * minuteMs, seen_at: at });
  });

  test('does nothing for a session that has ended, or has another secret by now', async () => {
    const { database, begin, end, of } = await browsers();
    const { session } = await begin();
    const refresh = () => write(database, (writing) => refreshSession(writing, session, now));
    await refresh();
    expect(await refresh()).toBeUndefined();
    const other = await begin();
    await end(other.session.id);
    const gone = await write(database, (writing) => refreshSession(writing, other.session, now));
    expect([gone, (await of(other.session.id)).token_hash]).toEqual([undefined, other.session.token_hash]);
  });
});

describe('sessions end', () => {
  test('one by one, and keep when that was', async () => {
    const { begin, end, of } = await browsers();
    const [{ session }, other] = [await begin(), await begin()];
    await end(session.id);
    await end(session.id, now + 1);
    expect([(await of(session.id)).ended_at, (await of(other.session.id)).ended_at]).toEqual([
      iso(now),
      null,
    ]);
  });

  test('all of a volunteer’s but one, and nobody else’s', async () => {
    const { database, begin, opens, end, of } = await browsers();
    const [first, kept, enrol] = [await begin(), await begin(), await begin('V', 'enrol')];
    const [member, other, before] = [await begin('V', 'member'), await begin('W'), await begin()];
    await end(before.session.id);
    await write(database, (writing) => endSessionsOf(writing, 'V', now + 1, kept.session.id));
    expect([
      ...[await opens(first.token), await opens(enrol.token, now, 'enrol'), await opens(kept.token)],
      ...[await opens(member.token, now, 'member'), await opens(other.token)],
    ]).toEqual([false, false, true, true, true]);
    expect([(await of(first.session.id)).ended_at, (await of(before.session.id)).ended_at]).toEqual([
      iso(now + 1),
      iso(now),
    ]);
    await write(database, (writing) => endSessionsOf(writing, 'V', now));
    expect(await opens(kept.token)).toBe(false);
  });

  test('all of a member’s, and nobody else’s', async () => {
    const { database, begin, opens, end, of } = await browsers();
    const [first, before] = [await begin('V', 'member'), await begin('V', 'member')];
    const [volunteer, other] = [await begin(), await begin('W', 'member')];
    await end(before.session.id);
    await write(database, (writing) => endMemberSessions(writing, 'V', now + 1));
    expect([
      ...[await opens(first.token, now, 'member'), await opens(other.token, now, 'member')],
      await opens(volunteer.token),
    ]).toEqual([false, true, true]);
    expect([(await of(first.session.id)).ended_at, (await of(before.session.id)).ended_at]).toEqual([
      iso(now + 1),
      iso(now),
    ]);
  });
});

test('what ended long ago is forgotten, and until then a browser is known', async () => {
  const { database, begin } = await browsers();
  const { session } = await begin();
  const here = (subject: string, label: string) =>
    write(database, (writing) => wasHere(writing, subject, label));
  const known = async () => [
    await here('V', 'Chrome, Linux'),
    await here('V', 'Firefox, Linux'),
    await here('W', 'Chrome, Linux'),
  ];
  expect(await known()).toEqual([true, false, false]);
  await forgetSessions(database, session.expires_at);
  expect(await known()).toEqual([true, false, false]);
  await forgetSessions(database, session.expires_at + 1);
  expect(await known()).toEqual([false, false, false]);
});
