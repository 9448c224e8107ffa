import { limits } from '@banyan/api/contract';
import { type EventFields, officeEventMessages as messages } from '@banyan/api/office';
import { type AuditAction, audit } from '../../audit/audit.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/http-error.ts';
import { noNotification, notifyChanged, type Promised } from '../emails/announcements.ts';
import { reminderAt } from '../emails/reminders.ts';
import { eventRow } from '../rows.ts';
import { insertEvent } from './changes.ts';
import { auditActionOf, type Editor, editEvent, eventInScope, type Looked, type Outcome } from './editor.ts';
import { againFields, differences, eventText } from './fields.ts';

/* Edits the text of events in the Office. */

const wrong = (field: keyof EventFields, code: string, message: string) =>
  new HttpError(422, message, { errors: [{ field, code, message }] });

/** @throws HttpError 422 for a chapter outside the volunteer’s scope */
function requireTheirs({ scope }: Editor, { chapter }: EventFields): void {
  if (!scope.covers(chapter)) throw wrong('chapter', 'reach', messages.chapter);
}

/** Result of adding an event. */
export interface Added {
  id: string;
  version: number;
}

async function insertDraft(
  trx: Transaction,
  fields: EventFields,
  {
    editor,
    action,
    reminder,
    called,
  }: { editor: Editor; action: AuditAction['action']; reminder: number; called?: string },
  now: number,
): Promise<Added> {
  const id = await insertEvent(trx, { ...eventText(fields), reminder }, now, called);
  await audit(trx, auditActionOf(editor, action, { id, chapter: fields.chapter }), now);
  return { id, version: 0 };
}

/** Stores a new event as a draft. @throws HttpError 422 for a chapter outside the volunteer’s scope */
export async function writeEvent(
  database: Database,
  fields: EventFields,
  editor: Editor,
  now: number,
): Promise<Added> {
  requireTheirs(editor, fields);
  const how = { editor, action: 'event add', reminder: 0 } as const;
  return transaction(database, (trx) => insertDraft(trx, fields, how, now));
}

/** Title of a copy; copying a copy adds no second prefix. */
const copyTitle = (title: string) =>
  title.startsWith('Copy of ') ? title : `Copy of ${title}`.slice(0, limits.text.company);

/**
 * Copies an event to a draft 52 weeks later, repeated until the date is in the future. The id is made from the original title,
 * because it is part of the page’s address and the copied title is about to be changed.
 */
export function copyEvent(
  database: Database,
  id: string,
  editor: Editor,
  now: number,
): Promise<Outcome<Added>> {
  return transaction(database, async (trx) => {
    const row = await eventInScope(trx, editor, id);
    if (!row) return { state: 'gone' };
    const how = { editor, action: 'event copy', reminder: row.reminder, called: row.title } as const;
    const fields = { ...againFields(row, now), title: copyTitle(row.title) };
    return { state: 'done', result: await insertDraft(trx, fields, how, now) };
  });
}

/** @throws HttpError 422 for fewer seats than are taken */
async function requireSeats(trx: Transaction, { id }: EventTable, seats: number | null, now: number) {
  const row = await eventRow(trx, id, now);
  const taken = row ? row.seats_reserved + Number(row.registrations) : 0;
  if (seats !== null && seats < taken) throw wrong('seats', 'taken', messages.seatsTaken(taken));
}

/** Lets people who already got the reminder get it again, because the date changed. */
const remindAgain = (trx: Transaction, { id }: EventTable) =>
  trx
    .updateTable('event_registrations')
    .set({ reminded_at: null })
    .where('event_id', '=', id)
    .where('reminded_at', 'is not', null)
    .execute();

/** Result of saving a change. */
export interface Saved extends Promised {
  version: number;
}

/**
 * Changes an event. Unchanged fields change nothing and send no emails.
 * @param isTold True if attendees are emailed about the change.
 * @throws HttpError 422 for fewer seats than are taken, or a chapter outside the volunteer’s scope
 */
export const saveEvent = (
  database: Database,
  looked: Looked,
  { fields, isTold }: { fields: EventFields; isTold: boolean },
  editor: Editor,
  now: number,
): Promise<Outcome<Saved>> =>
  editEvent<Saved>(
    database,
    looked,
    editor,
    async (row, trx) => {
      requireTheirs(editor, fields);
      const { set, fields: news } = differences(eventText(fields, row), row);
      if (news.includes('seats')) await requireSeats(trx, row, fields.seats, now);
      if (set.date !== undefined) await remindAgain(trx, row);
      const event = { ...row, ...set };
      const promised =
        isTold && news.length > 0 ? await notifyChanged(trx, editor, event, news, now) : noNotification;
      const data = { fields: news, emails: promised.told };
      const version = row.sequence + (news.length > 0 ? 1 : 0);
      return { set, action: 'event edit', data, result: { version, ...promised } };
    },
    now,
  );

/** Turns the reminder email on or off. @throws HttpError 409 if its time has come */
export const saveReminder = (
  database: Database,
  id: string,
  isOn: boolean,
  editor: Editor,
  now: number,
): Promise<Outcome<{ version: number }>> =>
  editEvent(
    database,
    { id },
    editor,
    async (row) => {
      const reminder = isOn ? 1 : 0;
      const action = isOn ? 'event reminder' : 'event no reminder';
      if (row.reminder === reminder) return { set: {}, action, result: { version: row.sequence } };
      if (isOn && (reminderAt(row) ?? now) < now) throw new HttpError(409, messages.reminderLate);
      return { set: { reminder }, action, result: { version: row.sequence + 1 } };
    },
    now,
  );
