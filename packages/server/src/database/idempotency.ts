import type { Database, Transaction } from './database.ts';

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

/** The answer this submission already got, if it did: under the first of its names that is known. */
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

/** Keeps an answer under all of its names, in the transaction that makes it true. Replaces expired ones of the same names. */
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

/** Forgets answers whose time is over. */
export async function forgetIdempotencyRecords(database: Database, now: number): Promise<void> {
  await database.deleteFrom('answered').where('expires_at', '<=', now).execute();
}
