import { officeEventMessages as messages } from '@banyan/api/office';
import { audit, auditUnseen } from '../../audit/audit.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import { newReference } from '../../database/identity.ts';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/http-error.ts';
import { queueEmail } from '../../mail/outbox.ts';
import { auditActionOf, type Editor, eventInScope, type Outcome } from '../editing/editor.ts';
import { removedEmail } from '../emails/emails.ts';
import { type EventRow, eventRow, whyOff } from '../rows.ts';
import { isFull } from '../waitlist/waiting-list.ts';
import { registrationsCsv } from './registration-lists.ts';
import { addRegistration, type Person, registrationOf, writeTo } from './registration-rows.ts';
import { releaseSeat } from './seat-changes.ts';
import { becomes, seatState, takesSeat } from './seats.ts';

/* Changes registrations in the Office, within the volunteer’s scope. Seats are taken and freed as on the site. */

/** Event that can give seats. @throws HttpError 409 if it is over or not on the site */
async function openRow(trx: Transaction, { id }: EventTable, now: number): Promise<EventRow> {
  const event = await eventRow(trx, id, now);
  if (!event || whyOff(event, now)) throw new HttpError(409, messages.isOff);
  return event;
}

/**
 * Registers a person; the email with the ticket is sent at once.
 * @param isBeyond True to register even if every seat is taken or offered.
 * @throws HttpError 409 if no seat is left, or the email is already registered
 */
export function addPerson(
  database: Database,
  { id, person, isBeyond }: { id: string; person: Person; isBeyond: boolean },
  editor: Editor,
  now: number,
): Promise<Outcome<{ reference: string }>> {
  return transaction(database, async (trx) => {
    const row = await eventInScope(trx, editor, id);
    if (!row) return { state: 'gone' };
    const event = await openRow(trx, row, now);
    const known = await registrationOf(trx, id, person.email);
    const state = known ? seatState(known, now) : 'released';
    if (state === 'waiting') throw new HttpError(409, messages.waits);
    if (state !== 'released') throw new HttpError(409, messages.here);
    if (!isBeyond && (await isFull(trx, editor.config, event, now)))
      throw new HttpError(409, messages.full, {
        errors: [{ field: 'beyond', code: 'full', message: messages.full }],
      });
    const reference = newReference('E');
    const seat = becomes.confirmed();
    const source = 'office' as const;
    const added = { event, body: person, reference, isProven: true, seat, source };
    const registration = await addRegistration(trx, added, known, now);
    await writeTo(trx, editor.config, event, registration, now);
    await audit(trx, auditActionOf(editor, 'event person add', row, { registration: registration.id }), now);
    return { state: 'done', result: { reference } };
  });
}

/** Registration for an event within the scope; `undefined` if there is none. */
async function registrationInScope(
  trx: Transaction,
  editor: Editor,
  { id, registration }: Whose,
): Promise<{ row: EventTable; person: EventRegistrationTable } | undefined> {
  const row = await eventInScope(trx, editor, id);
  const person =
    row &&
    (await trx
      .selectFrom('event_registrations')
      .selectAll()
      .where('id', '=', registration)
      .where('event_id', '=', id)
      .executeTakeFirst());
  return person && { row, person };
}

/** Ids of an event and a registration. */
export interface Whose {
  id: string;
  registration: string;
}

/**
 * Frees a person’s seat or waitlist place, and offers the seat to the first person on the waitlist.
 * @param told Text of the email to the person; `undefined` for no email.
 * @throws HttpError 409 if the person has neither
 */
export function cancelPerson(
  database: Database,
  whose: Whose,
  told: { reason: string } | undefined,
  editor: Editor,
  now: number,
): Promise<Outcome<{ offered: number }>> {
  return transaction(database, async (trx) => {
    const found = await registrationInScope(trx, editor, whose);
    if (!found) return { state: 'gone' };
    const { row, person } = found;
    const released = await releaseSeat(trx, editor.config, person.id, now);
    if (!released) throw new HttpError(409, messages.noSeat);
    // No email is sent after the event or its cancellation, or to a walk-in without an address.
    if (told && person.email !== '' && !whyOff(row, now))
      await queueEmail(trx, removedEmail(editor.config, row, person, told.reason), now);
    await audit(trx, auditActionOf(editor, 'event person cancel', row, { registration: person.id }), now);
    return { state: 'done', result: { offered: released.offered } };
  });
}

/**
 * Gives a seat to a person on the waitlist or with an unconfirmed seat, even if none is free.
 * @throws HttpError 409 if the person has a seat, has canceled, or the event is canceled or over
 */
export function movePerson(
  database: Database,
  whose: Whose,
  editor: Editor,
  now: number,
): Promise<Outcome<{ success: true }>> {
  return transaction(database, async (trx) => {
    const found = await registrationInScope(trx, editor, whose);
    if (!found) return { state: 'gone' };
    const { row, person } = found;
    const event = await openRow(trx, row, now);
    const state = seatState(person, now);
    if (state === 'released') throw new HttpError(409, messages.noSeat);
    if (state === 'confirmed') throw new HttpError(409, messages.hasSeat);
    const seat = { ...becomes.confirmed(), written_at: now };
    await trx.updateTable('event_registrations').set(seat).where('id', '=', person.id).execute();
    await writeTo(trx, editor.config, event, { ...person, ...seat }, now);
    await audit(trx, auditActionOf(editor, 'event person move', row, { registration: person.id }), now);
    return { state: 'done', result: { success: true } };
  });
}

/** How long after an email about a seat its ticket is not sent again, in milliseconds: ten minutes. */
const resendMs = 600_000;

/**
 * Emails the link to a guest’s ticket again; it is sent right away.
 * @throws HttpError 409 if they have no seat or no email address, or the event is canceled or over; 429 within ten minutes of the last email
 */
export function resendTicket(
  database: Database,
  whose: Whose,
  editor: Editor,
  now: number,
): Promise<Outcome<{ success: true }>> {
  return transaction(database, async (trx) => {
    const found = await registrationInScope(trx, editor, whose);
    if (!found) return { state: 'gone' };
    const { row, person } = found;
    const event = await openRow(trx, row, now);
    if (!takesSeat(seatState(person, now))) throw new HttpError(409, messages.noSeat);
    if (person.email === '') throw new HttpError(409, messages.noEmail);
    // The condition is part of the statement: of several presses at once only one sends an email.
    const { numUpdatedRows } = await trx
      .updateTable('event_registrations')
      .set({ written_at: now })
      .where('id', '=', person.id)
      .where('written_at', '<=', now - resendMs)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) {
      const seconds = Math.max(1, Math.ceil((person.written_at + resendMs - now) / 1_000));
      throw new HttpError(429, messages.ticketSent, { headers: { 'Retry-After': String(seconds) } });
    }
    await writeTo(trx, editor.config, event, person, now);
    await audit(trx, auditActionOf(editor, 'event person resend', row, { registration: person.id }), now);
    return { state: 'done', result: { success: true } };
  });
}

/** Corrects the name of a guest, also of one who canceled. The audit log holds neither name. */
export function renamePerson(
  database: Database,
  whose: Whose,
  { firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>,
  editor: Editor,
  now: number,
): Promise<Outcome<{ success: true }>> {
  return transaction(database, async (trx) => {
    const found = await registrationInScope(trx, editor, whose);
    if (!found) return { state: 'gone' };
    const { row, person } = found;
    await trx
      .updateTable('event_registrations')
      .set({ first_name: firstName, last_name: lastName })
      .where('id', '=', person.id)
      .execute();
    await audit(trx, auditActionOf(editor, 'event person name', row, { registration: person.id }), now);
    return { state: 'done', result: { success: true } };
  });
}

/** Exports all registrations as a file and logs the export. */
export async function exportPeople(
  database: Database,
  id: string,
  editor: Editor,
  now: number,
): Promise<Outcome<{ csv: string; rows: number }>> {
  const noted = await transaction(database, async (trx) => {
    const row = await eventInScope(trx, editor, id);
    if (row) await auditUnseen(trx, auditActionOf(editor, 'event people export', row), now);
    return row !== undefined;
  });
  return noted ? { state: 'done', result: await registrationsCsv(database, id, now) } : { state: 'gone' };
}
