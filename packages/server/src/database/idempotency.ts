import type { Database, Transaction } from './database.ts';

/** A key in the table of idempotency records, for one submission. */
export interface IdempotencyKey {
  key: string;
  /** Hash of the submission without the captcha: the same content has the same fingerprint. */
  fingerprint: string;
  /** Lifetime of the stored response, in milliseconds. */
  keptMs: number;
}

export type IdempotencyLookup =
  | { found: 'nothing' }
  | { found: 'answer'; answer: unknown }
  | { found: 'other content' };

/** Finds the stored response of a submission, by the first of its keys that is known. */
export async function findIdempotencyRecord(
  database: Database | Transaction,
  names: readonly IdempotencyKey[],
  now: number,
): Promise<IdempotencyLookup> {
  if (names.length === 0) return { found: 'nothing' };
  const keys = names.map(({ key }) => key);
  const rows = await database
    .selectFrom('answered')
    .select(['key', 'fingerprint', 'answer'])
    .where('key', 'in', keys)
    .where('expires_at', '>', now)
    .execute();
  for (const { key, fingerprint } of names) {
    const row = rows.find((one) => one.key === key);
    if (!row) continue;
    return row.fingerprint === fingerprint
      ? { found: 'answer', answer: JSON.parse(row.answer) }
      : { found: 'other content' };
  }
  return { found: 'nothing' };
}

/** Stores a response under all of its keys, in the transaction that does the work. Replaces expired records with the same keys. */
export async function keepIdempotencyRecord(
  trx: Transaction,
  names: readonly IdempotencyKey[],
  answer: unknown,
  now: number,
): Promise<void> {
  if (names.length === 0) return;
  const text = JSON.stringify(answer);
  const rows = names.map(({ key, fingerprint, keptMs }) => ({
    key,
    fingerprint,
    answer: text,
    expires_at: now + keptMs,
  }));
  await trx
    .insertInto('answered')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet((set) => ({
        fingerprint: set.ref('excluded.fingerprint'),
        answer: set.ref('excluded.answer'),
        expires_at: set.ref('excluded.expires_at'),
      })),
    )
    .execute();
}

/** Deletes expired records. */
export async function forgetIdempotencyRecords(database: Database, now: number): Promise<void> {
  await database.deleteFrom('answered').where('expires_at', '<=', now).execute();
}
