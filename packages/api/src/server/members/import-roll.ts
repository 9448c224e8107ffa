import { audit } from '../audit/audit.ts';
import type { Database, Writing } from '../database/database.ts';
import { emailKey, newId, referenceFor } from '../database/identity.ts';
import type { MemberTable } from '../database/tables.ts';
import { write } from '../database/write.ts';
import { relistAll } from './directory/listing.ts';

/** What a roll says about a member. */
export type RollMember = Pick<
  MemberTable,
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'linkedin_url'
  | 'street1'
  | 'street2'
  | 'city'
  | 'state'
  | 'zip'
  | 'year'
  | 'dept'
  | 'dept_other'
  | 'company'
  | 'public_company'
  | 'public_state'
>;

/** Rows of one statement: 38 columns each, and SQLite takes 32,766 values. */
const batch = 500;

function rowOf(member: RollMember, secret: string, who: string, now: number): MemberTable {
  const at = new Date(now).toISOString();
  const key = emailKey(member.email);
  return {
    ...member,
    id: newId(now),
    reference: referenceFor('M', secret, key),
    status: 'approved',
    email_key: key,
    mentorship_interest: 0,
    job_posting: '',
    alumni_update: '',
    personal_note: '',
    public_image: 0,
    image: '',
    hidden: 0,
    position: null,
    sort_name: '',
    sent_from: null,
    created_at: at,
    decided_at: at,
    decided_by: who,
    reason: null,
  };
}

/** Everybody who is in here or asked to be, by the e-mail that tells a repeat. */
export async function knownEmails(database: Database | Writing): Promise<Map<string, string>> {
  const rows = await database
    .selectFrom('members')
    .select(['email_key', 'reference'])
    .where('status', '<>', 'rejected')
    .execute();
  return new Map(rows.map(({ email_key, reference }) => [email_key, reference]));
}

interface Importing {
  /** Installation's secret, for the references. */
  secret: string;
  who: string;
  /** Name of the file, for the audit log. */
  from: string;
}

/** Puts a roll into the directory: all of it, or nothing when anything fails. Nobody gets a mail. */
export async function importMembers(
  database: Database,
  members: readonly RollMember[],
  { secret, who, from }: Importing,
  now: number,
): Promise<void> {
  await write(database, async (writing) => {
    for (let start = 0; start < members.length; start += batch) {
      const rows = members.slice(start, start + batch).map((member) => rowOf(member, secret, who, now));
      await writing.insertInto('members').values(rows).execute();
    }
    await relistAll(writing);
    const detail = `${members.length} from ${from}`;
    await audit(writing, { who, action: 'import', subject: 'members', detail }, now);
  });
}
