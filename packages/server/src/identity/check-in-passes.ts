import { checkInLimits } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { CheckInPassTable, SignInSessionTable } from '../database/office-tables.ts';
import { hashOf, newSecret } from './secrets.ts';
import { endSession } from './sessions.ts';

const hourMs = 3_600_000;

/* Passes that let helpers do the check-in of one event, and the sessions that they start. */

/**
 * Creates a pass. @param until When it ends, in milliseconds since 1970. @returns the secret of its link, which is stored nowhere
 * else
 */
export async function makePass(
  trx: Transaction,
  { eventId, madeBy, until }: { eventId: string; madeBy: string; until: number },
  now: number,
): Promise<{ id: string; token: string }> {
  const [id, token] = [newId(now), newSecret()];
  await trx
    .insertInto('door_passes')
    .values({
      id,
      token_hash: hashOf(token),
      event_id: eventId,
      made_by: madeBy,
      expires_at: until,
      created_at: new Date(now).toISOString(),
      ended_at: null,
    })
    .execute();
  return { id, token };
}

const isGood = ({ expires_at, ended_at }: CheckInPassTable, now: number) =>
  ended_at === null && expires_at > now;

/** Returns the pass of a link; `undefined` if it has ended or never existed. */
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

/** Session of a helper who does the check-in with a pass. */
export interface CheckInSession {
  session: Readonly<SignInSessionTable>;
  pass: Readonly<CheckInPassTable>;
}

/** Returns when a session that begins now ends: with its pass, or earlier after the maximum number of hours. */
const untilOf = (pass: Pick<CheckInPassTable, 'expires_at'>, now: number): number =>
  Math.min(pass.expires_at, now + checkInLimits.hoursAtOnce * hourMs);

/** Returns the check-in session of a cookie; `undefined` when the session or its pass has ended. */
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
 * Starts a helper's session with a pass. It lasts until the pass ends or the maximum number of hours is over.
 * @param instead The secret of the session that their browser had, which ends.
 * @returns the session's secret for the browser, and its end; `undefined` when the event has too many helpers
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
      id: newId(now),
      token_hash: hashOf(token),
      kind: 'door',
      subject_id: pass.id,
      passkey_id: null,
      label: name,
      created_at: new Date(now).toISOString(),
      seen_at: now,
      fresh_until: 0,
      expires_at: until,
      ended_at: null,
    })
    .execute();
  return { session: token, until };
}

/** Returns the valid passes of an event, or of a volunteer. */
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

/** Returns the latest end of an event's passes (ISO), and the helpers who use them; `null` without a valid pass. */
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
 * Ends passes and the sessions that they started: all of an event, or all that a volunteer created.
 * @returns the number of passes and of helpers
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

/** Deletes passes that expired more than a month ago. */
export async function forgetCheckInPasses(database: Database, monthAgo: number): Promise<void> {
  await database.deleteFrom('door_passes').where('expires_at', '<', monthAgo).execute();
}
