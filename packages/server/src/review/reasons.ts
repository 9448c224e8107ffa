import { cleanLine } from '@banyan/api/contract';
import { officeMessages as messages, type reasonKinds } from '@banyan/api/office';
import { type AuditAction, audit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { SavedReasonTable } from '../database/review-tables.ts';
import { transaction } from '../database/transaction.ts';
import { HttpError } from '../http/http-error.ts';
import type { NamedActor } from './scope-filter.ts';

/** Kinds of submissions that can have a reason. A message is set aside without one. */
type ReasonKind = (typeof reasonKinds)[number];

/** A saved reason for declining, with its title. */
export interface NewReason {
  title: string;
  /** Kind of submissions; `''` for every kind. */
  kind: ReasonKind | '';
  reason: string;
}

/** Audit entry without the reason's title and text. */
const auditActionOf = ({ who, volunteer }: NamedActor, action: AuditAction['action']): AuditAction => ({
  who: volunteer ?? who,
  volunteer,
  action,
  subject: 'saved reason',
  detail: '',
});

const titleKey = (title: string) => cleanLine(title).toLowerCase();

/** All saved reasons, ordered by title. */
export const savedReasons = (database: Database | Transaction): Promise<SavedReasonTable[]> =>
  database.selectFrom('saved_reasons').selectAll().orderBy('title').execute();

/** Saved reason with this title, in any case. */
async function reasonNamed(
  database: Database | Transaction,
  title: string,
): Promise<SavedReasonTable | undefined> {
  const key = titleKey(title);
  return (await savedReasons(database)).find((one) => titleKey(one.title) === key);
}

/** Most saved reasons, so that the list stays readable. */
const mostReasons = 100;

/** Saves a reason. @returns `false` if its title exists already @throws HttpError 409 if there are too many */
export const addReason = (
  database: Database,
  { title, kind, reason }: NewReason,
  by: NamedActor,
  now: number,
): Promise<boolean> =>
  transaction(database, async (trx) => {
    if (await reasonNamed(trx, title)) return false;
    if ((await savedReasons(trx)).length >= mostReasons)
      throw new HttpError(409, messages.reasonsFull(mostReasons));
    const row = { title: title.trim(), kind, reason: reason.trim(), created_at: new Date(now).toISOString() };
    await trx.insertInto('saved_reasons').values(row).execute();
    await audit(trx, auditActionOf(by, 'save reason'), now);
    return true;
  });

/** Removes a saved reason; submissions declined with it keep its text. @returns `false` if there is none with this title */
export const removeReason = (
  database: Database,
  title: string,
  by: NamedActor,
  now: number,
): Promise<boolean> =>
  transaction(database, async (trx) => {
    const found = await reasonNamed(trx, title);
    if (!found) return false;
    await trx.deleteFrom('saved_reasons').where('title', '=', found.title).execute();
    await audit(trx, auditActionOf(by, 'remove reason'), now);
    return true;
  });
