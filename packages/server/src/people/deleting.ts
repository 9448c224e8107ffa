import { emailKey } from '@banyan/api/internal';
import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { transaction } from '../database/transaction.ts';
import { forgetDraftsAbout } from '../identity/drafts.ts';
import { forgetEmailsAbout } from '../mail/personal-data.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { auditActionTo, type Keeper, type Kept, memberInScope } from '../members/editing.ts';
import { removeEntries } from '../members/personal-data.ts';
import { othersWithEmail } from '../members/same-email.ts';
import { emailsOfParts } from '../members/stored-merges.ts';
import { forgetQuestionsAbout } from '../questions/rows.ts';
import { deletePerson } from './account-deletion.ts';

interface Deleting {
  /** Id or reference of the member. */
  name: string;
  /** Reference typed as confirmation. */
  typed: string;
  media: MediaStore;
  secret: string;
}

type Deleted = Kept<{ kept: readonly string[] }> | { state: 'typed' };

const shared =
  'Others have the same email: the entry is deleted, and registrations, gifts, stories and jobs under the email stay.';

/** Deletes only the entry, with the emails and drafts about it. */
async function deleteEntry(database: Database, keeper: Keeper, member: MemberTable, now: number) {
  await transaction(database, async (trx) => {
    const { corrections, parts } = await removeEntries(trx, [member.id]);
    const gone = [member.id, ...corrections, ...parts];
    await forgetDraftsAbout(trx, [member.reference]);
    await forgetEmailsAbout(trx, [...gone, ...(await forgetQuestionsAbout(trx, gone))]);
    await audit(trx, auditActionTo(keeper, 'forget', member), now);
  });
  return [shared];
}

/** Emails that only this person has: the entry's, and those of entries merged into it. */
async function ownEmails(database: Database, member: MemberTable): Promise<string[]> {
  const own: string[] = [];
  for (const email of [...(await emailsOfParts(database, member.id)), member.email]) {
    const others = await othersWithEmail(database, { id: member.id, email_key: emailKey(email) });
    if (others.length === 0) own.push(email);
  }
  return own;
}

/**
 * Deletes a member for good, with everything under their email and the emails of entries merged into theirs. If others share the
 * email, only the entry is deleted.
 */
export async function deleteMember(
  database: Database,
  keeper: Keeper,
  { name, typed, media, secret }: Deleting,
  now: number,
): Promise<Deleted> {
  const member = await memberInScope(database, keeper.scope, name);
  if (!member) return { state: 'gone' };
  if (typed.toUpperCase() !== member.reference) return { state: 'typed' };
  const emails = await ownEmails(database, member);
  if (!emails.includes(member.email))
    return { state: 'done', kept: await deleteEntry(database, keeper, member, now) };
  const { who, volunteer, chapters } = auditActionTo(keeper, 'forget', member);
  const doer = { who, volunteer, chapters, about: member.id };
  const kept: string[] = [];
  for (const email of emails)
    kept.push(...(await deletePerson(database, email, { ...doer, media, secret }, now)));
  return { state: 'done', kept };
}
