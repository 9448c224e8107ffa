import type { AuditActionName, AuditSubject } from '@banyan/api/office';
import type { Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import { noteChange } from '../settings/changed.ts';

/** What somebody did. */
export interface AuditAction {
  /** At the command line a name; in the Office the id of the volunteer, who may have another name one day. */
  who: string;
  action: AuditActionName;
  /** Kind and id of what it was done to. */
  subject: AuditSubject;
  detail: string;
  /** Id of the volunteer who did it in the Office. @default none */
  volunteer?: string;
  /** The chapters it is about: of what lies in two states' shared reach, both. @default none */
  chapters?: readonly string[];
  /** Names of fields, and ids: nothing personal, for a line is never changed and never deleted. @default nothing */
  data?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Writes down who did what, in the transaction in which it is done, where pages show nothing of it. */
export async function auditUnseen(trx: Transaction, auditAction: AuditAction, now: number): Promise<void> {
  const { volunteer = null, chapters = [], data = {}, ...said } = auditAction;
  await trx
    .insertInto('audit_log')
    .values({
      id: newId(now),
      at: new Date(now).toISOString(),
      ...said,
      volunteer_id: volunteer,
      chapter: chapters.length > 0 ? chapters.join(' ') : null,
      data: JSON.stringify(data),
    })
    .execute();
}

/** Writes down who did what, in the transaction in which it is done. What somebody did may show, so pages are rendered again. */
export async function audit(trx: Transaction, auditAction: AuditAction, now: number): Promise<void> {
  await auditUnseen(trx, auditAction, now);
  await noteChange(trx);
}
