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

/* What an event says, as volunteers write it in the Office. */

const wrong = (field: keyof EventFields, code: string, message: string) =>
  new HttpError(422, message, { errors: [{ field, code, message }] });

/** @throws Refusal 422 for a chapter that is not theirs */
function requireTheirs({ scope }: Editor, { chapter }: EventFields): void {
  if (!scope.covers(chapter)) throw wrong('chapter', 'reach', messages.chapter);
}

/** What writing a new event leads to. */
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

/** Writes down a new event: a draft. @throws Refusal 422 for a chapter that is not theirs */
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

/** Title of a copy; a copy of a copy is one copy. */
const copyTitle = (title: string) =>
  title.startsWith('Copy of ') ? title : `Copy of ${title}`.slice(0, limits.text.company);

/**
 * Copies an event to a draft of 52 weeks later, or as many times that as it takes to lie ahead. Its id comes from the original title:
 * the id is in the page's address, and the title is about to be changed.
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

/** @throws Refusal 422 for fewer seats than are taken */
async function requireSeats(trx: Transaction, { id }: EventTable, seats: number | null, now: number) {
  const row = await eventRow(trx, id, now);
  const taken = row ? row.seats_reserved + Number(row.registrations) : 0;
  if (seats !== null && seats < taken) throw wrong('seats', 'taken', messages.seatsTaken(taken));
}

/** Whoever has had the letter of the day before gets one again: the day is another. */
const remindAgain = (trx: Transaction, { id }: EventTable) =>
  trx
    .updateTable('event_registrations')
    .set({ reminded_at: null })
    .where('event_id', '=', id)
    .where('reminded_at', 'is not', null)
    .execute();

/** What a change leads to. */
export interface Saved extends Promised {
  version: number;
}

/**
 * Changes an event. What says the same as before changes nothing, and nobody is told of it.
 * @param isTold Whether those who come are to hear of it.
 * @throws Refusal 422 for fewer seats than are taken, and for a chapter that is not theirs
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

/** Switches the letter of the day before on or off. @throws Refusal 409 when that day has begun */
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
