import type { Database } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { hashOf, newSecret } from './secrets.ts';
import { runs } from './span.ts';

/** Purpose for which a passkey signs a challenge. */
export type ChallengePurpose = 'sign-in' | 'fresh' | 'passkey' | 'join' | 'enrol' | 'my-page' | 'my-passkey';

/** Lifetime of a challenge, in milliseconds. */
export const challengeMs = 300_000;

/** Owner and purpose of a challenge. */
interface Bound {
  purpose: ChallengePurpose;
  /** Id of the volunteer, the invitation or a member's session; `''` while the owner is unknown. */
  subject: string;
}

/** Creates a challenge: 256 bits, base64url. */
export async function newChallenge(
  database: Database,
  { purpose, subject }: Bound,
  now: number,
): Promise<string> {
  const challenge = newSecret();
  const row = { hash: hashOf(challenge), purpose, subject_id: subject, expires_at: now + challengeMs };
  await transaction(database, (trx) => trx.insertInto('challenges').values(row).execute());
  return challenge;
}

/**
 * Deletes a challenge, so that it is used once at most. Returns `false` if it does not exist, has expired, or has another purpose.
 */
export async function takeChallenge(
  database: Database,
  challenge: string,
  { purpose, subject }: Bound,
  now: number,
): Promise<boolean> {
  const row = await transaction(database, (trx) =>
    trx
      .deleteFrom('challenges')
      .where('hash', '=', hashOf(challenge))
      .returning(['purpose', 'subject_id', 'expires_at'])
      .executeTakeFirst(),
  );
  return row?.purpose === purpose && row.subject_id === subject && runs(row.expires_at, challengeMs, now);
}

export const forgetChallenges = async (database: Database, now: number): Promise<void> => {
  await database.deleteFrom('challenges').where('expires_at', '<=', now).execute();
};
