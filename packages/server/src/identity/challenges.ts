import type { Database } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { hashOf, newSecret } from './secrets.ts';
import { runs } from './span.ts';

/** What a passkey is asked to sign it for. */
export type ChallengePurpose = 'sign-in' | 'fresh' | 'passkey' | 'join' | 'enrol' | 'my-page' | 'my-passkey';

/** How long one is good, in milliseconds. */
export const challengeMs = 300_000;

/** Whose it is, and for what. */
interface Bound {
  purpose: ChallengePurpose;
  /** Id of the volunteer, the invitation or a member's session; `''` when nobody is known yet. */
  subject: string;
}

/** Makes a challenge: 256 bits, base64url. */
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

/** Uses a challenge up, whatever comes of it. `false` for one that is not there any more, too old, or for something else. */
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
