import type { Database, Transaction } from '../database/database.ts';
import {
  findIdempotencyRecord,
  type IdempotencyKey,
  keepIdempotencyRecord,
} from '../database/idempotency.ts';
import { transaction } from '../database/transaction.ts';
import { HttpError } from './http-error.ts';

/** An idempotent request. */
export interface AskedOnce {
  /** Keys under which its response is stored. */
  names: readonly IdempotencyKey[];
  /** Error message when one of the keys comes with other content. */
  otherwise: string;
}

/** Returns the stored response of an earlier request, if any. @throws HttpError 409 for a key with other content */
export async function answeredBefore(
  database: Database | Transaction,
  { names, otherwise }: AskedOnce,
  now: number,
): Promise<{ answer: unknown } | undefined> {
  const known = await findIdempotencyRecord(database, names, now);
  if (known.found === 'other content') throw new HttpError(409, otherwise);
  return known.found === 'answer' ? known : undefined;
}

/** Stores the response, in the transaction that does the work. */
export const keepAnswer = (
  trx: Transaction,
  { names }: AskedOnce,
  answer: unknown,
  now: number,
): Promise<void> => keepIdempotencyRecord(trx, names, answer, now);

/**
 * Does the work and stores its response in one transaction: a crash leaves both or neither. A concurrent repeat, in another process
 * as well, gets the first response.
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

/** Runs an attempt after the previous one with the same name has ended or failed, so that concurrent repeats do the work once. */
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
