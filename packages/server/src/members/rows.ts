import type { RegistrationBody } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { Transaction } from '../database/database.ts';
import { newId } from '../database/identity.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { sortName } from './directory/listing.ts';
import { makeWay } from './directory/staging.ts';

/** Defaults of a new entry: newsletter not asked, never changed. */
export const newEntry = {
  newsletter: 0,
  newsletter_at: null,
  newsletter_how: null,
  consents: '{}',
  version: 1,
  merged_into: null,
  links_since: 0,
} as const;

const flag = (yes: boolean | undefined) => (yes ? 1 : 0);

function rowOf(body: RegistrationBody, { reference, sentFrom }: Asking, now: number): MemberTable {
  const { street1 = '', street2 = '', city = '', state = '', zip = '' } = body.address;
  return {
    id: newId(now),
    reference,
    status: 'pending',
    first_name: body.FirstName,
    last_name: body.LastName,
    email: body.email,
    email_key: emailKey(body.email),
    phone: body.phone,
    linkedin_url: body.LinkedInURL,
    street1,
    street2,
    city,
    state,
    zip,
    year: body.Year,
    dept: body.Dept,
    dept_other: body.Dept_Other,
    company: body.Company,
    mentorship_interest: flag(body.mentorshipInterest),
    job_posting: body.jobPosting,
    alumni_update: body.alumniUpdate,
    personal_note: body.personalNote,
    public_image: flag(body.publicImage),
    public_company: flag(body.publicCompany),
    public_state: flag(body.publicState),
    image: '',
    hidden: 0,
    position: null,
    sort_name: sortName({ first_name: body.FirstName, last_name: body.LastName }),
    imported: 0,
    sent_from: sentFrom,
    ...newEntry,
    created_at: new Date(now).toISOString(),
    decided_at: null,
    decided_by: null,
    reason: null,
  };
}

/** Reference of a request, and the other site it was sent from, if any. */
interface Asking {
  reference: string;
  sentFrom: string | null;
}

/** Stores a membership request and returns its id. Removes a person with the same email from an import that is running. */
export async function addMember(
  trx: Transaction,
  body: RegistrationBody,
  request: Asking,
  now: number,
): Promise<string> {
  const row = rowOf(body, request, now);
  await makeWay(trx, row.email_key);
  await trx.insertInto('members').values(row).execute();
  return row.id;
}
