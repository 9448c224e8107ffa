import { dayMs, type EventRegistrationBody, foldedText } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { ServerConfig } from '../../config.ts';
import type { Transaction } from '../../database/database.ts';
import type { EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import { newId } from '../../database/identity.ts';
import { queueEmail } from '../../mail/outbox.ts';
import { installationSecret } from '../../settings/secret.ts';
import { seatEmail } from '../emails/emails.ts';
import { type becomes, seatState, takesSeat } from './seats.ts';
import { ticketPath, ticketToken } from './ticket-token.ts';

type Registration = EventRegistrationTable;

/** Registration of this address for the event; `undefined` if there is none. */
export const registrationOf = (
  trx: Transaction,
  eventId: string,
  email: string,
): Promise<Registration | undefined> =>
  trx
    .selectFrom('event_registrations')
    .selectAll()
    .where('event_id', '=', eventId)
    .where('email_key', '=', emailKey(email))
    .executeTakeFirst();

/** True if this person, not only this email, has a seat. Knowing an address alone must not reveal whether its owner is going. */
export function hasSeat(row: Registration, body: EventRegistrationBody, now: number): boolean {
  const same = (one: string, other: string) => foldedText(one) === foldedText(other);
  const state = seatState(row, now);
  return (
    takesSeat(state) &&
    state !== 'offered' &&
    row.year === body.graduationYear &&
    same(row.first_name, body.firstName) &&
    same(row.last_name, body.lastName)
  );
}

async function noteReference(trx: Transaction, id: string, reference: string, now: number) {
  await trx
    .insertInto('registration_references')
    .values({ reference, registration_id: id, created_at: new Date(now).toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Queues an email with the registration’s state. The caller stores when it was written. */
export async function writeTo(
  trx: Transaction,
  config: ServerConfig,
  event: EventTable,
  registration: Registration,
  now: number,
): Promise<void> {
  const state = seatState(registration, now);
  if (state === 'released') return;
  const secret = await installationSecret(trx, config);
  const link = config.publicOrigin + ticketPath(ticketToken(secret, registration.id));
  const seat = { state, link, until: registration.held_until ?? now };
  await queueEmail(trx, seatEmail(config, event, registration, seat), now);
}

/** Person who registers. */
export type Person = Pick<
  EventRegistrationBody,
  'firstName' | 'lastName' | 'email' | 'graduationYear' | 'comments'
> & {
  /** Number of guests. @default none */
  guests?: number;
};

interface NewRegistration {
  event: EventTable;
  body: Person;
  reference: string;
  isProven: boolean;
  /** Columns of the seat’s state. */
  seat: ReturnType<(typeof becomes)['confirmed']>;
  /** @default 'site' */
  source?: Registration['source'];
}

/** Check-in columns of a person who has not arrived. */
const notArrived = { guests_in: 0, checked_in_at: null, door_version: 0 };

const arrivalIn = ({ guests_in, checked_in_at, door_version }: Registration) => ({
  guests_in,
  checked_in_at,
  door_version,
});

/** Stores a registration. @param before Released registration of the same email, which is reused. */
export async function addRegistration(
  trx: Transaction,
  { event, body, reference, isProven, seat, source = 'site' }: NewRegistration,
  before: Registration | undefined,
  now: number,
): Promise<Registration> {
  const id = before?.id ?? newId(now);
  const row: Registration = {
    id,
    reference,
    event_id: event.id,
    first_name: body.firstName,
    last_name: body.lastName,
    email: body.email,
    // An event may have any number of registrations without an email.
    email_key: body.email ? emailKey(body.email) : `walk-in:${id}`,
    year: body.graduationYear,
    comments: body.comments,
    created_at: new Date(now).toISOString(),
    verified: isProven ? 1 : 0,
    written_at: now,
    reminded_at: null,
    source,
    guests: body.guests ?? 0,
    ...(before ? arrivalIn(before) : notArrived),
    ...seat,
  };
  if (!before) {
    await trx.insertInto('event_registrations').values(row).execute();
    return row;
  }
  await noteReference(trx, before.id, before.reference, now);
  await trx.updateTable('event_registrations').set(row).where('id', '=', before.id).execute();
  return row;
}

/** Minimum time between two emails to the same address, in milliseconds. */
const peaceMs = dayMs;

/** Handles a repeated registration: it adds a reference and sends an email at most once a day. Nothing else changes. */
export async function repeatRegistration(
  trx: Transaction,
  config: ServerConfig,
  { event, registration, reference }: { event: EventTable; registration: Registration; reference: string },
  now: number,
): Promise<void> {
  await noteReference(trx, registration.id, reference, now);
  if (now - registration.written_at < peaceMs) return;
  await trx
    .updateTable('event_registrations')
    .set({ written_at: now })
    .where('id', '=', registration.id)
    .execute();
  await writeTo(trx, config, event, registration, now);
}
