import { audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { write } from '../database/write.ts';
import { forgetLettersAbout } from '../mail/person.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { deedTo, type Keeper, type Kept, memberWithin } from '../members/editing.ts';
import { removeEntries } from '../members/person.ts';
import { othersWithEmail } from '../members/same-email.ts';
import { forgetDraftsAbout } from '../office/identity/drafts.ts';
import { forgetQuestionsAbout } from '../questions/rows.ts';
import { deletePerson } from './leaving.ts';

interface Deleting {
  /** Id or reference. */
  name: string;
  /** The reference, as it was typed to make sure. */
  typed: string;
  media: MediaStore;
  secret: string;
}

type Deleted = Kept<{ kept: readonly string[] }> | { state: 'typed' };

const shared =
  'Others are in here by the same e-mail: the entry is deleted, and registrations, gifts, stories and jobs under the e-mail stay.';

/** Deletes the entry alone, with what was written about it. */
async function deleteEntry(database: Database, keeper: Keeper, member: MemberTable, now: number) {
  await write(database, async (writing) => {
    const gone = [member.id, ...(await removeEntries(writing, [member.id]))];
    await forgetDraftsAbout(writing, [member.reference]);
    await forgetLettersAbout(writing, [...gone, ...(await forgetQuestionsAbout(writing, gone))]);
    await audit(writing, deedTo(keeper, 'forget', member), now);
  });
  return [shared];
}

/** Deletes a member for good: everything under their e-mail, as they could themselves; where others share it, the entry alone. */
export async function deleteMember(
  database: Database,
  keeper: Keeper,
  { name, typed, media, secret }: Deleting,
  now: number,
): Promise<Deleted> {
  const member = await memberWithin(database, keeper.reach, name);
  if (!member) return { state: 'gone' };
  if (typed.toUpperCase() !== member.reference) return { state: 'typed' };
  if ((await othersWithEmail(database, member)).length > 0)
    return { state: 'done', kept: await deleteEntry(database, keeper, member, now) };
  const { who, volunteer, chapters } = deedTo(keeper, 'forget', member);
  const doer = { who, volunteer, chapters, about: member.id };
  return { state: 'done', kept: await deletePerson(database, member.email, { ...doer, media, secret }, now) };
}
