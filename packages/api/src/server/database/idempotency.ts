import type { Database, Writing } from './database.ts';

/** One submission's names in the table of answers. */
export interface IdempotencyKey {
  key: string;
  /** What was sent, hashed, without the verification: the same content has the same fingerprint. */
  fingerprint: string;
  /** How long the answer is kept, in milliseconds. */
  keptMs: number;
}

export type IdempotencyLookup =
  | { found: 'nothing' }
  | { found: 'answer'; answer: unknown }
  | { found: 'other content' };

/** The answer this submission already got, if it did. */
export async function findIdempotencyRecord(
  database: Database | Writing,
  name: IdempotencyKey,
  now: number,
): Promise<IdempotencyLookup> {
  const row = await database
    .selectFrom('answered')
    .select(['fingerprint', 'answer'])
    .where('key', '=', name.key)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!row) return { found: 'nothing' };
  return row.fingerprint === name.fingerprint
    ? { found: 'answer', answer: JSON.parse(row.answer) }
    : { found: 'other content' };
}

/** Keeps an answer, in the transaction that makes it true. Replaces an expired one of the same name. */
export async function keepIdempotencyRecord(
  writing: Writing,
  name: IdempotencyKey,
  answer: unknown,
  now: number,
): Promise<void> {
  const row = {
    key: name.key,
    fingerprint: name.fingerprint,
    answer: JSON.stringify(answer),
    expires_at: now + name.keptMs,
  };
  await writing
    .insertInto('answered')
    .values(row)
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** Forgets answers whose time is over. */
export async function forgetIdempotencyRecords(database: Database, now: number): Promise<void> {
  await database.deleteFrom('answered').where('expires_at', '<=', now).execute();
}
