import type { Database, Transaction } from '../database/database.ts';
import {
  findIdempotencyRecord,
  type IdempotencyKey,
  keepIdempotencyRecord,
} from '../database/idempotency.ts';
import { transaction } from '../database/transaction.ts';
import { HttpError } from './http-error.ts';

/** What is done once however often it is asked for. */
export interface AskedOnce {
  /** Under which its answer is kept. */
  names: readonly IdempotencyKey[];
  /** What is said when one of them comes with other content. */
  otherwise: string;
}

/** The answer that it was given before, if it was. @throws Refusal 409 for a name with other content */
export async function answeredBefore(
  database: Database | Transaction,
  { names, otherwise }: AskedOnce,
  now: number,
): Promise<{ answer: unknown } | undefined> {
  const known = await findIdempotencyRecord(database, names, now);
  if (known.found === 'other content') throw new HttpError(409, otherwise);
  return known.found === 'answer' ? known : undefined;
}

/** Keeps its answer, in the transaction that makes it true. */
export const keepAnswer = (
  trx: Transaction,
  { names }: AskedOnce,
  answer: unknown,
  now: number,
): Promise<void> => keepIdempotencyRecord(trx, names, answer, now);

/**
 * Does the work in the transaction that keeps its answer, too: a process that dies leaves both or neither. What is asked for again
 * meanwhile, of another process as well, is answered as the first.
 */
export const writeOnce = <T>(
  database: Database,
  asked: AskedOnce,
  now: () => number,
  work: (trx: Transaction, now: number) => Promise<T>,
): Promise<{ isRepeat: false; answer: T } | { isRepeat: true; answer: unknown }> =>
  transaction(database, async (trx) => {
    const at = now();
    const before = await answeredBefore(trx, asked, at);
    if (before) return { isRepeat: true, answer: before.answer };
    const answer = await work(trx, at);
    await keepAnswer(trx, asked, answer, at);
    return { isRepeat: false, answer };
  });

/** Runs an attempt after the one before it under the same name, however that ends: what was asked twice at once is done once. */
export async function inTurn<T>(
  inFlight: Map<string, Promise<unknown>>,
  name: string,
  attempt: () => Promise<T>,
): Promise<T> {
  const first = inFlight.get(name);
  const run = first ? first.then(attempt, attempt) : attempt();
  inFlight.set(name, run);
  try {
    return await run;
  } finally {
    if (inFlight.get(name) === run) inFlight.delete(name);
  }
}
