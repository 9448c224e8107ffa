import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { SignInSessionTable } from '../database/office-tables.ts';
import { hashOf, newSecret } from './secrets.ts';
import { runs } from './span.ts';

/*
 * Lifetimes of sessions in milliseconds, from NIST's stricter values for two factors. Members have one factor, and get no longer
 * sessions.
 */

/** Time without an action. */
const idleMs = 30 * 60_000;
/** Maximum duration of a session, whatever is done. */
const absoluteMs = 12 * 3_600_000;
/** Time after a passkey gesture until the next action needs a new one. */
export const freshMs = 5 * 60_000;
/** Time that the link of an email allows making a new passkey. */
const enrolMs = 10 * 60_000;
/** Maximum number of sessions of one person. */
const mostSessions = 5;
/** Actions within the same minute are recorded once. */
const notedEveryMs = 60_000;

type Session = Readonly<SignInSessionTable>;

const isLive = (session: Session, now: number): boolean => {
  const [most, idle] = session.kind === 'enrol' ? [enrolMs, enrolMs] : [absoluteMs, idleMs];
  return (
    session.ended_at === null &&
    runs(session.expires_at, most, now) &&
    runs(session.seen_at + idle, idle, now)
  );
};

/** Returns the remaining times of a session, in milliseconds. */
export const spansOf = (session: Session, now: number) => ({
  left: session.expires_at - now,
  idleLeft: Math.min(session.seen_at + idleMs, session.expires_at) - now,
  freshLeft: isFresh(session, now) ? session.fresh_until - now : 0,
});

/** True if the passkey was used within the last five minutes. */
export const isFresh = (session: Session, now: number): boolean => runs(session.fresh_until, freshMs, now);

const liveOf = async (
  database: Database | Transaction,
  subject: string,
  kind: Session['kind'],
  now: number,
) => {
  const rows = await database
    .selectFrom('sign_in_sessions')
    .selectAll()
    .where('subject_id', '=', subject)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .orderBy('seen_at')
    .execute();
  return rows.filter((session) => isLive(session, now));
};

/** Kinds of long sessions: a volunteer's, and a member's. */
type Lasting = 'office' | 'member';

/** Returns the sessions of a person, the most recently used one last. @param subject Id of a volunteer, or a member's email */
export const sessionsOf = (
  database: Database | Transaction,
  subject: string,
  now: number,
  kind: Lasting = 'office',
): Promise<Session[]> => liveOf(database, subject, kind, now);

/** Returns the session of a cookie; `undefined` if it has ended or never existed. */
export async function sessionOf(
  database: Database | Transaction,
  token: string,
  kind: Lasting | 'enrol',
  now: number,
): Promise<Session | undefined> {
  const session = await database
    .selectFrom('sign_in_sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .executeTakeFirst();
  return session && isLive(session, now) ? session : undefined;
}

/** Browser in which a person signs in. */
export interface Place {
  /** Name of the browser for its owner: `Chrome, Windows`. */
  label: string;
  /** The secret of the browser's previous session, which ends. @default there was none */
  instead?: string;
}

interface Beginning extends Place {
  kind: Lasting | 'enrol';
  /** Id of a volunteer, or a member's email. */
  subject: string;
  /** Id of the passkey that starts the session, if any. */
  passkey: string | null;
}

/** A new session. */
export interface Begun {
  /** Secret for the cookie alone. */
  token: string;
  session: Session;
  /** Label of the oldest session, which ended to make room; `null` if there was room. */
  ended: string | null;
}

/** Signs a person in. If there are more than five sessions, the least recently used one ends. */
export async function beginSession(
  trx: Transaction,
  { kind, subject, passkey, label, instead = '' }: Beginning,
  now: number,
): Promise<Begun> {
  const replaced = await sessionOf(trx, instead, kind, now);
  if (replaced) await endSession(trx, replaced.id, now);
  const live = await liveOf(trx, subject, kind, now);
  const tooMany = live.slice(0, Math.max(0, live.length - mostSessions + 1));
  for (const { id } of tooMany) await endSession(trx, id, now);
  const token = newSecret();
  const session: Session = {
    id: newId(now),
    token_hash: hashOf(token),
    kind,
    subject_id: subject,
    passkey_id: passkey,
    label,
    created_at: new Date(now).toISOString(),
    seen_at: now,
    fresh_until: kind === 'office' ? now + freshMs : 0,
    expires_at: now + (kind === 'enrol' ? enrolMs : absoluteMs),
    ended_at: null,
  };
  await trx.insertInto('sign_in_sessions').values(session).execute();
  return { token, session, ended: tooMany[0]?.label ?? null };
}

/** Records an action, at most once a minute. */
export async function noteAct(trx: Transaction, { id, seen_at }: Session, now: number): Promise<void> {
  if (now - seen_at < notedEveryMs) return;
  await trx
    .updateTable('sign_in_sessions')
    .set({ seen_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** True if {@link noteAct} would skip the action, because it was recorded within the last minute. */
export const isActNoted = ({ seen_at }: Session, now: number): boolean => now - seen_at < notedEveryMs;

/**
 * Records a step-up, and gives the session a new token: the old token no longer works.
 * @returns the token; `undefined` when the session has ended meanwhile
 */
export async function refreshSession(
  trx: Transaction,
  { id, token_hash }: Session,
  now: number,
): Promise<string | undefined> {
  const token = newSecret();
  const { numUpdatedRows } = await trx
    .updateTable('sign_in_sessions')
    .set({ token_hash: hashOf(token), fresh_until: now + freshMs, seen_at: now })
    .where('id', '=', id)
    .where('token_hash', '=', token_hash)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n ? token : undefined;
}

export async function endSession(trx: Transaction, id: string, now: number): Promise<void> {
  await trx
    .updateTable('sign_in_sessions')
    .set({ ended_at: new Date(now).toISOString() })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of a volunteer. @param but Id of one that stays. @default none */
export async function endSessionsOf(
  trx: Transaction,
  volunteer: string,
  now: number,
  but = '',
): Promise<void> {
  await trx
    .updateTable('sign_in_sessions')
    .set({ ended_at: new Date(now).toISOString() })
    .where('subject_id', '=', volunteer)
    .where('kind', 'in', ['office', 'enrol'])
    .where('id', '<>', but)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of a member. @param key Their email, as `emailKey` makes it */
export async function endMemberSessions(trx: Transaction, key: string, now: number): Promise<void> {
  await trx
    .updateTable('sign_in_sessions')
    .set({ ended_at: new Date(now).toISOString() })
    .where('subject_id', '=', key)
    .where('kind', '=', 'member')
    .where('ended_at', 'is', null)
    .execute();
}

/** Deletes sessions that ended more than a month ago. */
export async function forgetSessions(database: Database, monthAgo: number): Promise<void> {
  await database.deleteFrom('sign_in_sessions').where('expires_at', '<', monthAgo).execute();
}

/** Returns true if the person was signed in with a browser of this name within the last month, for which ended sessions are kept. */
export async function wasHere(trx: Transaction, subject: string, label: string): Promise<boolean> {
  const session = await trx
    .selectFrom('sign_in_sessions')
    .select('id')
    .where('subject_id', '=', subject)
    .where('label', '=', label)
    .executeTakeFirst();
  return session !== undefined;
}
