import { checkInLimits } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { CheckInPassTable, SignInSessionTable } from '../database/office-tables.ts';
import { hashOf, newSecret } from './secrets.ts';
import { endSession } from './sessions.ts';

const hourMs = 3_600_000;

/* Passes that let helpers work the door of one event, and the sessions that begin with them. */

/** Makes one. @param until When it ends, in milliseconds since 1970. @returns what its link has, which is nowhere else */
export async function makePass(
  trx: Transaction,
  { eventId, madeBy, until }: { eventId: string; madeBy: string; until: number },
  now: number,
): Promise<{ id: string; token: string }> {
  const [id, token] = [newId(now), newSecret()];
  await trx
    .insertInto('door_passes')
    .values({
      ...{ id, token_hash: hashOf(token), event_id: eventId, made_by: madeBy, expires_at: until },
      ...{ created_at: new Date(now).toISOString(), ended_at: null },
    })
    .execute();
  return { id, token };
}

const isGood = ({ expires_at, ended_at }: CheckInPassTable, now: number) =>
  ended_at === null && expires_at > now;

/** The pass that a link has; `undefined` for one that has ended, or never was. */
export async function passOf(
  trx: Transaction,
  token: string,
  now: number,
): Promise<CheckInPassTable | undefined> {
  const pass = await trx
    .selectFrom('door_passes')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return pass && isGood(pass, now) ? pass : undefined;
}

/** Somebody who works a door by a pass. */
export interface CheckInSession {
  session: Readonly<SignInSessionTable>;
  pass: Readonly<CheckInPassTable>;
}

/** When somebody who comes in by a pass now has to come in anew: as it ends, and after a long evening before that. */
const untilOf = (pass: Pick<CheckInPassTable, 'expires_at'>, now: number): number =>
  Math.min(pass.expires_at, now + checkInLimits.hoursAtOnce * hourMs);

/** Whom a cookie is of; `undefined` when their session or its pass has ended. */
export async function checkInSessionOf(
  database: Database | Transaction,
  token: string,
  now: number,
): Promise<CheckInSession | undefined> {
  const session = await database
    .selectFrom('sign_in_sessions')
    .selectAll()
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', 'door')
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  const pass =
    session &&
    (await database
      .selectFrom('door_passes')
      .selectAll()
      .where('id', '=', session.subject_id)
      .executeTakeFirst());
  return pass && isGood(pass, now) ? { session, pass } : undefined;
}

const helpersOf = async (
  database: Database | Transaction,
  passes: readonly CheckInPassTable[],
  now: number,
) =>
  passes.length === 0
    ? []
    : database
        .selectFrom('sign_in_sessions')
        .selectAll()
        .where('kind', '=', 'door')
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .where(
          'subject_id',
          'in',
          passes.map(({ id }) => id),
        )
        .orderBy('created_at')
        .execute();

/**
 * Lets a helper in by a pass, until it ends or the evening has been long.
 * @param instead The secret of the session that their browser had, which ends.
 * @returns what only their browser has, and until when; `undefined` when too many are at this door
 */
export async function enterByPass(
  trx: Transaction,
  pass: CheckInPassTable,
  { name, instead }: { name: string; instead: string | undefined },
  now: number,
): Promise<{ session: string; until: number } | undefined> {
  const before = instead === undefined ? undefined : await checkInSessionOf(trx, instead, now);
  if (before) await endSession(trx, before.session.id, now);
  const passes = await goodPasses(trx, { event_id: pass.event_id }, now);
  if ((await helpersOf(trx, passes, now)).length >= checkInLimits.helpers) return undefined;
  const until = untilOf(pass, now);
  const token = newSecret();
  await trx
    .insertInto('sign_in_sessions')
    .values({
      ...{ id: newId(now), token_hash: hashOf(token), kind: 'door', subject_id: pass.id, passkey_id: null },
      ...{ label: name, created_at: new Date(now).toISOString(), seen_at: now, fresh_until: 0 },
      ...{ expires_at: until, ended_at: null },
    })
    .execute();
  return { session: token, until };
}

/** Passes that are good: for an event, or that a volunteer has made. */
async function goodPasses(
  database: Database | Transaction,
  of: Partial<Pick<CheckInPassTable, 'event_id' | 'made_by'>>,
  now: number,
): Promise<CheckInPassTable[]> {
  const passes = await database
    .selectFrom('door_passes')
    .selectAll()
    .where((pass) => pass.and(of))
    .where('ended_at', 'is', null)
    .execute();
  return passes.filter((pass) => isGood(pass, now));
}

/** Until when the last pass of an event lasts (ISO), and who works its door by one; `null` where none is good. */
export async function passesFor(database: Database, eventId: string, now: number) {
  const passes = await goodPasses(database, { event_id: eventId }, now);
  if (passes.length === 0) return null;
  const helpers = await helpersOf(database, passes, now);
  return {
    until: new Date(Math.max(...passes.map(({ expires_at }) => expires_at))).toISOString(),
    helpers: helpers.map(({ label, created_at }) => ({ name: label, since: created_at })),
  };
}

/**
 * Ends passes and the sessions that began with them: all of an event, or all that a volunteer has made.
 * @returns how many passes and helpers that were
 */
export async function endPasses(
  trx: Transaction,
  of: Pick<CheckInPassTable, 'event_id'> | Pick<CheckInPassTable, 'made_by'>,
  now: number,
): Promise<{ passes: number; helpers: number }> {
  const passes = await goodPasses(trx, of, now);
  const helpers = await helpersOf(trx, passes, now);
  for (const { id } of helpers) await endSession(trx, id, now);
  const ended_at = new Date(now).toISOString();
  for (const { id } of passes)
    await trx.updateTable('door_passes').set({ ended_at }).where('id', '=', id).execute();
  return { passes: passes.length, helpers: helpers.length };
}

/** Forgets passes that ended by themselves more than a month ago. */
export async function forgetCheckInPasses(database: Database, monthAgo: number): Promise<void> {
  await database.deleteFrom('door_passes').where('expires_at', '<', monthAgo).execute();
}
