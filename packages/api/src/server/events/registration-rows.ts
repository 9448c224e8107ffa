import type { EventRegistrationBody } from '../../contract/events/registration-body.ts';
import type { Database, Writing } from '../database/database.ts';
import { emailKey, newId } from '../database/identity.ts';

/** Stores a registration and answers its id; `undefined` when this e-mail is registered for the event already. */
export async function addEventRegistration(
  writing: Writing,
  eventId: string,
  body: EventRegistrationBody,
  reference: string,
  now: number,
) {
  const id = newId(now);
  const { numInsertedOrUpdatedRows } = await writing
    .insertInto('event_registrations')
    .values({
      id,
      reference,
      event_id: eventId,
      first_name: body.firstName,
      last_name: body.lastName,
      email: body.email,
      email_key: emailKey(body.email),
      year: body.graduationYear,
      comments: body.comments,
      created_at: new Date(now).toISOString(),
    })
    .onConflict((conflict) => conflict.columns(['event_id', 'email_key']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n ? id : undefined;
}

/**
 * Whether this very person, not just this e-mail, is registered. Somebody who only knows an address cannot find out
 * whether its owner comes.
 */
export async function isRegistered(writing: Writing, eventId: string, body: EventRegistrationBody) {
  const row = await writing
    .selectFrom('event_registrations')
    .select(['first_name', 'last_name', 'year'])
    .where('event_id', '=', eventId)
    .where('email_key', '=', emailKey(body.email))
    .executeTakeFirst();
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  return (
    !!row &&
    row.year === body.graduationYear &&
    same(row.first_name, body.firstName) &&
    same(row.last_name, body.lastName)
  );
}

/** Everybody who has registered for an event, in the order they did. */
export const registeredFor = (database: Database | Writing, eventId: string) =>
  database
    .selectFrom('event_registrations')
    .select(['id', 'reference', 'email'])
    .where('event_id', '=', eventId)
    .orderBy('created_at')
    .execute();
