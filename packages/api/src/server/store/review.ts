import { approvalLetter, refusalLetter } from '../mail/letters.ts';
import type { Database, Writing } from './database.ts';
import { listMember } from './directory/listing.ts';
import { newId } from './identity.ts';
import { queueLetter } from './outbox.ts';
import type { ContactMessageTable, MemberTable } from './tables.ts';

/** One thing in the queue, whichever table it is in. */
export type Submission = { kind: 'member'; row: MemberTable } | { kind: 'message'; row: ContactMessageTable };

/** What waits for a decision, oldest first. */
export async function waiting(database: Database): Promise<Submission[]> {
  const members = await database.selectFrom('members').selectAll().where('status', '=', 'pending').execute();
  const messages = await database
    .selectFrom('contact_messages')
    .selectAll()
    .where('status', '=', 'new')
    .execute();
  const all: Submission[] = [
    ...members.map((row) => ({ kind: 'member' as const, row })),
    ...messages.map((row) => ({ kind: 'message' as const, row })),
  ];
  return all.sort((one, other) => one.row.created_at.localeCompare(other.row.created_at));
}

/**
 * Finds a submission by id or reference, whatever the case. A reference belongs to a person, who may have been turned
 * down before: then the undecided one counts, or the latest.
 */
export async function findSubmission(database: Database, name: string): Promise<Submission | undefined> {
  const wanted = name.trim().toUpperCase();
  const members = await database
    .selectFrom('members')
    .selectAll()
    .where((where) => where.or([where('id', '=', wanted), where('reference', '=', wanted)]))
    .orderBy('created_at', 'desc')
    .execute();
  const member = members.find((row) => row.status === 'pending') ?? members[0];
  if (member) return { kind: 'member', row: member };
  const message = await database
    .selectFrom('contact_messages')
    .selectAll()
    .where((where) => where.or([where('id', '=', wanted), where('reference', '=', wanted)]))
    .executeTakeFirst();
  return message && { kind: 'message', row: message };
}

/** What a volunteer decided. */
export interface Decision {
  action: 'approve' | 'reject';
  /** Who decided, for the audit log. */
  who: string;
  /** Sent to the person when a request is turned down; kept with the row in any case. */
  reason: string;
  publicOrigin: string;
}

async function note(writing: Writing, decision: Decision, subject: string, now: number): Promise<void> {
  const { action, who, reason } = decision;
  const row = { id: newId(now), at: new Date(now).toISOString(), who, action, subject, detail: reason };
  await writing.insertInto('audit_log').values(row).execute();
}

const stamp = (decision: Decision, now: number) => ({
  decided_at: new Date(now).toISOString(),
  decided_by: decision.who,
  reason: decision.reason || null,
});

async function decideMember(
  writing: Writing,
  row: MemberTable,
  decision: Decision,
  now: number,
): Promise<boolean> {
  const approved = decision.action === 'approve';
  const { numUpdatedRows } = await writing
    .updateTable('members')
    .set({ status: approved ? 'approved' : 'rejected', ...stamp(decision, now) })
    .where('id', '=', row.id)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  if (approved) await listMember(writing, row);
  const letter = approved ? approvalLetter(row, decision.publicOrigin) : refusalLetter(row, decision.reason);
  await queueLetter(writing, letter, now);
  return true;
}

async function decideMessage(
  writing: Writing,
  id: string,
  decision: Decision,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await writing
    .updateTable('contact_messages')
    .set({ status: decision.action === 'approve' ? 'handled' : 'rejected', ...stamp(decision, now) })
    .where('id', '=', id)
    .where('status', '=', 'new')
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/**
 * Decides once: status, mail and audit line in one transaction. An approved member is in the directory from that moment.
 * Answers `false`, and changes nothing, when somebody else decided first.
 */
export async function decide(
  database: Database,
  submission: Submission,
  decision: Decision,
  now: number,
): Promise<boolean> {
  return database.transaction().execute(async (writing) => {
    const done =
      submission.kind === 'member'
        ? await decideMember(writing, submission.row, decision, now)
        : await decideMessage(writing, submission.row.id, decision, now);
    if (done) await note(writing, decision, `${submission.kind} ${submission.row.id}`, now);
    return done;
  });
}
