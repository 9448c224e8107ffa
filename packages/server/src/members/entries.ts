import { dayMs, limits } from '@banyan/api/contract';
import { audit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { isSpent, spend } from '../database/spent-tokens.ts';
import { transaction } from '../database/transaction.ts';
import { queueEmail } from '../mail/outbox.ts';
import { changeEntry } from './changing.ts';
import { entryHiddenEmail } from './entry-emails.ts';
import type { EntryPurpose, EntryToken } from './entry-token.ts';
import { isHere } from './imports.ts';

/** State of a link: usable, already used, expired, or unknown. */
export type EntryState =
  | { state: 'open'; member: MemberTable }
  | { state: 'already' | 'expired' | 'unknown' };

/** State of a link now. Changes nothing, because mail scanners open every link. */
export async function entryState(
  database: Database | Transaction,
  purpose: EntryPurpose,
  { memberId, spend: { key, expiresAt } }: EntryToken,
): Promise<EntryState> {
  const member = await database
    .selectFrom('members')
    .selectAll()
    .where('id', '=', memberId)
    .where(isHere)
    .executeTakeFirst();
  if (!member) return { state: 'unknown' };
  if (expiresAt - limits.entryLinkDays * dayMs < member.links_since) return { state: 'expired' };
  if (purpose === 'hide' && member.hidden === 1) return { state: 'already' };
  if (!(await isSpent(database, key))) return { state: 'open', member };
  // A member who was shown again needs a new link to hide the entry again.
  return { state: purpose === 'hide' ? 'expired' : 'already' };
}

/**
 * Hides a member from the directory: marks the link as used, updates row and index, queues the email and writes the audit log, in
 * one transaction.
 */
export async function hideEntry(database: Database, token: EntryToken, publicOrigin: string, now: number) {
  return transaction(database, async (trx) => {
    const found = await entryState(trx, 'hide', token);
    if (found.state !== 'open') return found.state;
    const { id } = found.member;
    await spend(trx, token.spend);
    await changeEntry(trx, found.member, { hidden: 1 });
    await queueEmail(trx, entryHiddenEmail(found.member, publicOrigin), now);
    const detail = 'by the link in a letter';
    await audit(trx, { who: 'the member', action: 'hide', subject: `member ${id}`, detail }, now);
    return 'done' as const;
  });
}
