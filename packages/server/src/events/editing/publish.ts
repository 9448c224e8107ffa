import { isMoment } from '@banyan/api/contract';
import { hasOtherYear } from '@banyan/api/internal';
import { officeEventMessages as messages } from '@banyan/api/office';
import { audit } from '../../audit/audit.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/http-error.ts';
import { announcementsOf, noNotification, reachedBy, takeBack, tell } from '../emails/announcements.ts';
import { registeredFor } from '../registration/registration-lists.ts';
import { cancelled, emailsOfIt, isUndoable, notifyCancelled } from './cancelling.ts';
import type { Saved } from './editing.ts';
import { auditActionOf, type Editor, editEvent, eventInScope, type Looked, type Outcome } from './editor.ts';

/* Changes the state of events in the Office: public, draft, or canceled. */

const shown = { is_approved: 1, is_active: 1, cancelled_at: null, cancelled_reason: '' };

/** Refuses to publish while cancellation emails can still be withdrawn; otherwise people would get both emails. */
async function requireEmailsGone(trx: Transaction, row: EventTable, now: number): Promise<void> {
  const mails = await emailsOfIt(trx, row);
  if (mails && (await isUndoable(trx, mails, now))) throw new HttpError(409, messages.emailsHere);
}

/**
 * Publishes an event. For a canceled event, everybody with a seat or on the waitlist is emailed that it takes place after all.
 * @throws HttpError 409 while the cancellation emails are not sent yet, or without a valid day
 */
export const showEvent = (
  database: Database,
  looked: Looked,
  editor: Editor,
  now: number,
): Promise<Outcome<Saved>> =>
  editEvent<Saved>(
    database,
    looked,
    editor,
    async (row, trx) => {
      if (!isMoment(row.date))
        throw new HttpError(409, hasOtherYear(row.date) ? messages.year : messages.date);
      if (row.cancelled_at === null) {
        const isShown = row.is_approved === 1 && row.is_active === 1;
        const set = isShown ? {} : shown;
        const version = isShown ? row.sequence : row.sequence + 1;
        return { set, action: 'event approve', result: { version, ...noNotification } };
      }
      await requireEmailsGone(trx, row, now);
      const people = await reachedBy(trx, row, now);
      const circular = { kind: 'back' as const, leavesAt: now + editor.holdMs };
      const promised = await tell(trx, editor.config, { ...row, ...shown }, people, circular, now);
      const data = { emails: promised.told };
      return {
        set: shown,
        action: 'event approve',
        data,
        result: { version: row.sequence + 1, ...promised },
      };
    },
    now,
  );

/** Turns an event back into a draft. @throws HttpError 409 if somebody has a seat or is on the waitlist, or the event is canceled */
export const hideEvent = (
  database: Database,
  looked: Looked,
  editor: Editor,
  now: number,
): Promise<Outcome<{ version: number }>> =>
  editEvent(
    database,
    looked,
    editor,
    async (row, trx) => {
      if (row.cancelled_at !== null) throw new HttpError(409, messages.isCancelled);
      const people = await registeredFor(trx, row.id, now);
      if (people.length > 0) throw new HttpError(409, messages.hasPeople);
      return { set: { is_approved: 0 }, action: 'event hide', result: { version: row.sequence + 1 } };
    },
    now,
  );

/** Cancels an event and emails everybody with a seat or on the waitlist. @throws HttpError 409 if it is already canceled */
export const cancelEvent = (
  database: Database,
  looked: Looked,
  reason: string,
  editor: Editor,
  now: number,
): Promise<Outcome<Saved>> =>
  editEvent<Saved>(
    database,
    looked,
    editor,
    async (row, trx) => {
      if (row.cancelled_at !== null) throw new HttpError(409, messages.isCancelled);
      const set = cancelled(row, reason, now);
      const promised = await notifyCancelled(trx, editor.config, { ...row, ...set }, editor.holdMs, now);
      const data = { emails: promised.told };
      return { set, action: 'event cancel', data, result: { version: row.sequence + 1, ...promised } };
    },
    now,
  );

/** Undoes a cancellation and withdraws its emails. @throws HttpError 409 if one of them was sent, or the event is not canceled */
export const undoCancel = (
  database: Database,
  id: string,
  editor: Editor,
  now: number,
): Promise<Outcome<{ version: number; withdrawn: number }>> =>
  editEvent(
    database,
    { id },
    editor,
    async (row, trx) => {
      if (row.cancelled_at === null) throw new HttpError(409, messages.isNotCancelled);
      const mails = await emailsOfIt(trx, row);
      if (!(await isUndoable(trx, mails, now))) throw new HttpError(409, messages.emailsLeft);
      const withdrawn = mails ? await takeBack(trx, mails, now) : 0;
      const set = { is_active: 1, cancelled_at: null, cancelled_reason: '' };
      const data = { emails: withdrawn };
      return { set, action: 'event uncancel', data, result: { version: row.sequence + 1, withdrawn } };
    },
    now,
  );

/** Withdraws unsent emails about a change. @throws HttpError 409 if none is left to withdraw */
export const withdrawEmails = (
  database: Database,
  { id, emails: mails }: { id: string; emails: string },
  editor: Editor,
  now: number,
): Promise<Outcome<{ withdrawn: number; left: number }>> =>
  transaction(database, async (trx) => {
    const row = await eventInScope(trx, editor, id);
    if (!row) return { state: 'gone' };
    const batch = (await announcementsOf(trx, id)).find((one) => one.id === mails);
    const isOurs = batch?.kind === 'changed' || batch?.kind === 'back';
    const withdrawn = batch && isOurs ? await takeBack(trx, batch, now) : 0;
    if (!batch || withdrawn === 0) throw new HttpError(409, messages.nothingToTakeBack);
    await audit(trx, auditActionOf(editor, 'event untell', row, { emails: withdrawn }), now);
    return { state: 'done', result: { withdrawn, left: batch.many - batch.withdrawn - withdrawn } };
  });
