import type { AuditActionName, AuditSubject } from '@banyan/api/office';
import type { Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import { noteChange } from '../settings/changed.ts';

/** Action for the audit log. */
export interface AuditAction {
  /** Name of the person at the command line, or the volunteer’s id in the Office, because names can change. */
  who: string;
  action: AuditActionName;
  /** Kind and id of the affected row. */
  subject: AuditSubject;
  detail: string;
  /** Id of the volunteer who did it in the Office. @default none */
  volunteer?: string;
  /** Chapters that the action concerns; both, for an action in two states’ shared scope. @default none */
  chapters?: readonly string[];
  /** Field names and ids. Nothing personal, because an entry is never changed or deleted. @default nothing */
  data?: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Logs an action in its transaction, for actions that change nothing visible on pages. */
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

/** Logs an action in its transaction. Pages are rendered again, because the action may be visible on them. */
export async function audit(trx: Transaction, auditAction: AuditAction, now: number): Promise<void> {
  await auditUnseen(trx, auditAction, now);
  await noteChange(trx);
}
