import { stateName } from '@banyan/api/contract';
import { auditUnseen } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import {
  auditActionAbout,
  type ReviewScope,
  type ScopedActor,
  scopeFilter,
  submissionInScope,
} from './scope-filter.ts';
import type { Submission } from './submissions.ts';

/** Contact data of a sender; missing values are empty. */
export interface Contact {
  email: string;
  phone: string;
  /** Postal address in lines. */
  address: string;
}

const lines = (...parts: readonly string[]) => parts.filter((part) => part !== '').join('\n');

export function contactOf(submission: Submission): Contact {
  const { kind, row } = submission;
  if (kind === 'story') return { email: row.email ?? '', phone: row.contact_no ?? '', address: '' };
  if (kind === 'job') return { email: row.poster_email, phone: row.poster_phone, address: '' };
  if (kind === 'message') return { email: row.email, phone: row.phone, address: '' };
  const { email, phone, street1, street2, city, state, zip } =
    kind === 'correction' ? submission.member : row;
  const isThere = street1 !== '' || street2 !== '' || zip !== '';
  const place = [city, [stateName(state), zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return { email, phone, address: isThere ? lines(street1, street2, place) : '' };
}

/**
 * Returns the contact data of a sender and writes the access to the audit log.
 * @param queue Scope of the queue: the caller must be able to see the submission, too.
 * @returns `undefined` outside of either scope
 */
export const lookAtContact = (
  database: Database,
  ref: string,
  { queue, ...doer }: ScopedActor & { queue: ReviewScope },
  now: number,
): Promise<Contact | undefined> =>
  transaction(database, async (trx) => {
    const isSeen = await scopeFilter(trx, queue);
    const found = await submissionInScope(trx, doer.scope, ref);
    if (!found || !isSeen(found)) return undefined;
    await auditUnseen(trx, await auditActionAbout(trx, doer, found, { action: 'look at contact' }), now);
    return contactOf(found);
  });
