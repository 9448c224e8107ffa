import type { ContactBody } from '@banyan/api/contract';
import type { Transaction } from '../database/database.ts';
import { newId, newReference } from '../database/identity.ts';

/** Stores a message and returns its id and reference. */
export async function addContactMessage(
  trx: Transaction,
  body: Omit<ContactBody, 'captchaToken'>,
  sentFrom: string | null,
  now: number,
) {
  const row = {
    id: newId(now),
    reference: newReference('C'),
    status: 'new' as const,
    first_name: body.firstName,
    last_name: body.lastName,
    email: body.email,
    phone: body.phone,
    message: body.message,
    sent_from: sentFrom,
    created_at: new Date(now).toISOString(),
    decided_at: null,
    decided_by: null,
    reason: null,
    replies: null,
  };
  await trx.insertInto('contact_messages').values(row).execute();
  return { id: row.id, reference: row.reference, sentFrom };
}
