import { type EventEmails, type EventFields, eventEntries } from '@banyan/api/office';
import * as v from 'valibot';
import type { ServerConfig } from '../../config.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventLettersTable, EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import { newId } from '../../database/identity.ts';
import { queueBatch, waitingOf, withdrawAbout, withdrawBatch } from '../../mail/batches.ts';
import { installationSecret } from '../../settings/secret.ts';
import { registeredFor } from '../registration/registration-lists.ts';
import { seatState } from '../registration/seats.ts';
import { ticketPath, ticketToken } from '../registration/ticket-token.ts';
import { isOver, whyOff } from '../rows.ts';
import {
  backEmails,
  cancelledEmails,
  changedEmails,
  type EmailTo,
  reminderEmails,
} from './announcement-emails.ts';

/* Emails to everybody with a seat at an event or on its waitlist. */

type News = readonly (keyof EventFields)[];
export type CircularKind = EventLettersTable['kind'];

/** Announcement about an event. */
export interface Circular {
  kind: CircularKind;
  /** Changed fields of a `changed` announcement. @default none */
  fields?: News;
  /** Earliest time at which the emails are sent, in milliseconds since 1970. */
  leavesAt: number;
  /** Batch to which these emails are added. @default a new batch */
  with?: EventLettersTable | undefined;
}

/** Queued emails. */
export interface Promised {
  told: number;
  /** Id of the batch, and the earliest time it is sent, in milliseconds since 1970; `null` if there are no emails. */
  emails: string | null;
  leavesAt: number | null;
}

/** Result when no email is queued. */
export const noNotification: Promised = { told: 0, emails: null, leavesAt: null };

const Fields = v.pipe(v.string(), v.parseJson(), v.array(v.keyof(v.object(eventEntries))));

/** Changed fields that an earlier batch announced. */
const fieldsIn = ({ fields }: EventLettersTable) => {
  const read = v.safeParse(Fields, fields);
  return read.success ? read.output : [];
};

/** Recipients of an announcement. Walk-ins without an email address get none, and nobody does after the event. */
export const reachedBy = async (
  database: Database | Transaction,
  event: EventTable,
  now: number,
): Promise<EventRegistrationTable[]> =>
  isOver(event, now)
    ? []
    : (await registeredFor(database, event.id, now)).filter(({ email }) => email !== '');

const emailsOf: Readonly<
  Record<CircularKind, (config: ServerConfig, event: EventTable, fields: News) => EmailTo>
> = {
  changed: changedEmails,
  cancelled: cancelledEmails,
  back: backEmails,
  reminder: reminderEmails,
};

/**
 * Queues one email to each person, in the same transaction as the change.
 * @param event With the new columns.
 */
export async function tell(
  trx: Transaction,
  config: ServerConfig,
  event: EventTable,
  people: readonly EventRegistrationTable[],
  circular: Circular,
  now: number,
): Promise<Promised> {
  if (people.length === 0) return noNotification;
  const { kind, fields = [], leavesAt } = circular;
  const secret = await installationSecret(trx, config);
  const id = circular.with?.id ?? newId(now);
  const emailTo = emailsOf[kind](config, event, fields);
  const emails = people.map((registration) => {
    const state = seatState(registration, now);
    const link = config.publicOrigin + ticketPath(ticketToken(secret, registration.id));
    return emailTo({ registration, state, link });
  });
  if (circular.with) {
    const many = circular.with.many + emails.length;
    await trx.updateTable('event_letters').set({ many }).where('id', '=', id).execute();
  } else {
    await trx
      .insertInto('event_letters')
      .values({
        id,
        event_id: event.id,
        kind,
        fields: JSON.stringify(fields),
        many: emails.length,
        withdrawn: 0,
        created_at: new Date(now).toISOString(),
        leaves_at: leavesAt,
      })
      .execute();
  }
  await queueBatch(trx, emails, { batch: id, leavesAt }, now);
  return { told: emails.length, emails: id, leavesAt };
}

/**
 * Emails attendees about a change. Replaces unsent emails about earlier changes; the new emails list both.
 * @param event With the new columns.
 */
export async function notifyChanged(
  trx: Transaction,
  { config, holdMs }: { config: ServerConfig; holdMs: number },
  event: EventTable,
  news: News,
  now: number,
): Promise<Promised> {
  const before = (await announcementsOf(trx, event.id, 'changed')).filter(
    ({ leaves_at, many, withdrawn }) => leaves_at > now && withdrawn < many,
  );
  for (const emails of before) await takeBack(trx, emails, now);
  const fields = [...new Set([...before.flatMap(fieldsIn), ...news])];
  // Changes of a canceled or unpublished event are not announced.
  const people = whyOff(event, now) ? [] : await reachedBy(trx, event, now);
  return tell(trx, config, event, people, { kind: 'changed', fields, leavesAt: now + holdMs }, now);
}

/** Withdraws the unsent emails of a batch. @returns their number */
export async function takeBack(
  trx: Transaction,
  { id, withdrawn }: EventLettersTable,
  now: number,
): Promise<number> {
  const taken = await withdrawBatch(trx, id, now);
  await trx
    .updateTable('event_letters')
    .set({ withdrawn: withdrawn + taken })
    .where('id', '=', id)
    .execute();
  return taken;
}

/** Withdraws unsent emails to a person who no longer has a seat. */
export async function notifyNoMore(trx: Transaction, registrationId: string): Promise<void> {
  const batches = await withdrawAbout(trx, registrationId);
  if (batches.length === 0) return;
  await trx
    .updateTable('event_letters')
    .set(({ eb }) => ({ withdrawn: eb('withdrawn', '+', 1) }))
    .where('id', 'in', batches)
    .execute();
}

/** Batches of emails about an event, newest first. @param kind Only this kind. @default all */
export const announcementsOf = (
  database: Database | Transaction,
  eventId: string,
  kind?: CircularKind,
): Promise<EventLettersTable[]> =>
  database
    .selectFrom('event_letters')
    .selectAll()
    .where('event_id', '=', eventId)
    .$if(kind !== undefined, (all) => all.where('kind', '=', kind ?? 'changed'))
    .orderBy('id', 'desc')
    .execute();

function stateOf(row: EventLettersTable, waiting: number, now: number): EventEmails['state'] {
  if (row.withdrawn === row.many) return 'taken back';
  if (waiting === 0) return 'sent';
  return row.leaves_at > now ? 'held' : 'leaving';
}

/** Batches of emails about an event, as the Office shows them. */
export async function emailsAbout(database: Database, eventId: string, now: number): Promise<EventEmails[]> {
  const rows = await announcementsOf(database, eventId);
  const here = await waitingOf(
    database,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => {
    const waiting = here.get(row.id) ?? 0;
    return {
      id: row.id,
      kind: row.kind,
      many: row.many,
      at: row.created_at,
      leavesAt: new Date(row.leaves_at).toISOString(),
      left: Math.max(0, row.many - row.withdrawn - waiting),
      state: stateOf(row, waiting, now),
    };
  });
}
