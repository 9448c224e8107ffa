import { isMoment } from '@banyan/api/contract';
import { hasOtherYear } from '@banyan/api/internal';
import { officeEventMessages as messages } from '@banyan/api/office';
import { audit } from '../../audit/audit.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventTable } from '../../database/event-tables.ts';
import { transaction } from '../../database/transaction.ts';
import { HttpError } from '../../http/http-error.ts';
import { circularsOf, noNotification, reachedBy, takeBack, tell } from '../emails/announcements.ts';
import { registeredFor } from '../registration/registration-lists.ts';
import { cancelled, emailsOfIt, isUndoable, notifyCancelled } from './cancelling.ts';
import type { Saved } from './editing.ts';
import { auditActionOf, type Editor, editEvent, eventInScope, type Looked, type Outcome } from './editor.ts';

/* Where an event is, as volunteers decide it in the Office: on the site, a draft, or called off. */

const shown = { is_approved: 1, is_active: 1, cancelled_at: null, cancelled_reason: '' };

/** Whether the letters that say that it is off are here yet: one who shows it would have both arrive. */
async function requireEmailsGone(trx: Transaction, row: EventTable, now: number): Promise<void> {
  const mails = await emailsOfIt(trx, row);
  if (mails && (await isUndoable(trx, mails, now))) throw new HttpError(409, messages.emailsHere);
}

/**
 * Puts an event on the site. Whoever has a seat at one that was called off, or waits for one, hears that it takes place after all.
 * @throws Refusal 409 while the letters that say that it is off are here, 422 without a day
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

/** Makes a draft of an event. @throws Refusal 409 when somebody has a seat or waits for one, or it is called off */
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

/** Calls an event off; whoever has a seat, or waits for one, is told. @throws Refusal 409 when it is called off already */
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

/** Takes that back, with all of its letters. @throws Refusal 409 when one of them has left, or it is not called off */
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

/** Takes letters back that tell of a change, those of them that have not left. @throws Refusal 409 when none is here */
export const undoTell = (
  database: Database,
  { id, emails: mails }: { id: string; emails: string },
  editor: Editor,
  now: number,
): Promise<Outcome<{ withdrawn: number; left: number }>> =>
  transaction(database, async (trx) => {
    const row = await eventInScope(trx, editor, id);
    if (!row) return { state: 'gone' };
    const batch = (await circularsOf(trx, id)).find((one) => one.id === mails);
    const isOurs = batch?.kind === 'changed' || batch?.kind === 'back';
    const withdrawn = batch && isOurs ? await takeBack(trx, batch, now) : 0;
    if (!batch || withdrawn === 0) throw new HttpError(409, messages.nothingToTakeBack);
    await audit(trx, auditActionOf(editor, 'event untell', row, { emails: withdrawn }), now);
    return { state: 'done', result: { withdrawn, left: batch.many - batch.withdrawn - withdrawn } };
  });
