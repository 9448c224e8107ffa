import type { Database, Transaction } from '../database/database.ts';
import { spendCode } from './codes.ts';
import { hashOf, newSecret } from './secrets.ts';
import { addLink } from './sign-in-links.ts';
import { skewMs } from './span.ts';
import { volunteerByEmail } from './volunteers.ts';

/** Lifetime of a link in an email about a lost passkey, in milliseconds. */
const linkMs = 600_000;

/** Input of a volunteer who has lost their passkey. */
interface Lost {
  email: string;
  code: string;
  /** Secret that only their browser has. */
  binding: string;
}

/**
 * Creates a recovery link for an email and one of its recovery codes, which is used up. The last three links of the same browser
 * stay valid until one of them is used.
 * @returns the volunteer, and the link's secret; `undefined` when the email or the code is wrong
 */
export async function newRecovery(trx: Transaction, { email, code, binding }: Lost, now: number) {
  const volunteer = await volunteerByEmail(trx, email);
  if (!volunteer || !(await spendCode(trx, volunteer.id, code, now))) return undefined;
  const token = newSecret();
  await addLink(trx, {
    token_hash: hashOf(token),
    purpose: 'lost',
    subject_id: volunteer.id,
    binding_hash: hashOf(binding),
    code_hash: '',
    expires_at: now + linkMs,
  });
  return { volunteer, token };
}

/**
 * Uses a link in the browser that requested it, and ends the other links of the same volunteer. @returns the volunteer; `undefined`
 * for a link that is not valid there
 */
export async function spendRecovery(
  trx: Transaction,
  { token, binding }: { token: string; binding: string },
  now: number,
): Promise<string | undefined> {
  const row = await trx
    .updateTable('sign_in_links')
    .set({ used_at: new Date(now).toISOString() })
    .where('token_hash', '=', hashOf(token))
    .where('binding_hash', '=', hashOf(binding))
    .where('purpose', '=', 'lost')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + linkMs + skewMs)
    .returning(['token_hash', 'subject_id'])
    .executeTakeFirst();
  if (!row) return undefined;
  await trx
    .deleteFrom('sign_in_links')
    .where('purpose', '=', 'lost')
    .where('subject_id', '=', row.subject_id)
    .where('token_hash', '<>', row.token_hash)
    .execute();
  return row.subject_id;
}

/** Deletes expired links. */
export async function forgetLinks(database: Database, now: number): Promise<void> {
  await database.deleteFrom('sign_in_links').where('expires_at', '<=', now).execute();
}
