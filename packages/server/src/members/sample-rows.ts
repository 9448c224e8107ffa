import { emailKey } from '@banyan/api/internal';
import { type SampleMember, sampleMembers } from '@banyan/api/samples';
import type { Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { relistAll, unlistMember } from './directory/listing.ts';
import { newEntry } from './rows.ts';

/** Row of a sample member: approved, with an email address that reaches nobody. */
function sampleMemberRow(member: SampleMember, index: number, now: number): MemberTable {
  const at = new Date(now).toISOString();
  const handle = `${member.firstName}.${member.lastName}`.toLowerCase();
  const email = `${handle}@example.org`;
  return {
    id: newId(now),
    reference: `M-SAMP-${String(index + 1).padStart(4, '0')}`,
    status: 'approved',
    first_name: member.firstName,
    last_name: member.lastName,
    email,
    email_key: emailKey(email),
    phone: '',
    linkedin_url: member.profile ? `https://example.org/in/${handle.replace('.', '-')}` : '',
    street1: '',
    street2: '',
    city: '',
    state: member.state,
    zip: '',
    year: member.year,
    dept: member.program,
    dept_other: member.programName ?? '',
    company: member.company,
    mentorship_interest: 0,
    job_posting: '',
    alumni_update: '',
    personal_note: '',
    public_image: 0,
    public_company: member.showsCompany ? 1 : 0,
    public_state: member.showsState ? 1 : 0,
    image: '',
    hidden: 0,
    position: null,
    sort_name: '',
    imported: 0,
    sent_from: null,
    ...newEntry,
    created_at: at,
    decided_at: at,
    decided_by: 'samples',
    reason: null,
  };
}

/** Puts the sample members into the directory. */
export async function addSampleMembers(trx: Transaction, now: number): Promise<void> {
  const members = sampleMembers.map((member, index) => sampleMemberRow(member, index, now));
  await trx.insertInto('members').values(members).execute();
  await relistAll(trx);
}

/** Removes the sample members and returns their number. */
export async function removeSampleMembers(trx: Transaction): Promise<number> {
  const samples = await trx
    .selectFrom('members')
    .select('id')
    .where('reference', 'like', 'M-SAMP-%')
    // Random references begin like this once in a million.
    .where('decided_by', '=', 'samples')
    .execute();
  // Removes them individually, because relisting everybody else would block the site for seconds.
  for (const { id } of samples) {
    await unlistMember(trx, id);
    await trx.deleteFrom('members').where('id', '=', id).execute();
  }
  return samples.length;
}
