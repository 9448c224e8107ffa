import { retry } from '@banyan/api/contract';
import type { Database } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import { transaction } from '../database/transaction.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { type Background, repeat } from '../settings/repeat.ts';
import type { Logger } from '../telemetry/logger.ts';
import { dueEmails, type EmailMessage, emailRow, giveUp, leaseEmail, markSent, postpone } from './outbox.ts';
import { isUnreachable } from './suppressions.ts';

/** Hands one letter to the world. Rejects when it could not. */
export type Transport = (email: OutboxTable) => Promise<void>;

/** Letters taken up at once. */
const batch = 20;

/** How long to wait before a letter that went out is noted again, in milliseconds. */
const noteAgainMs = 500;

function* waitsUntil(isOver: () => boolean): Generator<number> {
  while (!isOver()) yield noteAgainMs;
}

/** Hands over one letter that is ours now, and notes what came of it. @returns whether it is out */
async function handOver(
  database: Database,
  transport: Transport,
  email: OutboxTable,
  now: () => number,
  isStopped: () => boolean,
): Promise<boolean> {
  try {
    await transport(email);
  } catch (error) {
    // A mail server's words may quote the address, so only the kind of failure is kept.
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    await postpone(database, email, code, now());
    return false;
  }
  await retry(() => markSent(database, email, now()), {
    waits: waitsUntil(isStopped),
    isFinal: (error) => !(error instanceof DatabaseUnavailable),
  });
  return true;
}

/** Promises a letter and hands it over while somebody waits for it. @returns whether it is out; else it waits like others */
export async function sendNow(
  database: Database,
  transport: Transport,
  email: EmailMessage,
  now: () => number,
): Promise<boolean> {
  const row = emailRow(email, now(), now());
  await transaction(database, (trx) => trx.insertInto('outbox').values(row).execute());
  if (!(await leaseEmail(database, row.id, now()))) return true;
  return handOver(database, transport, row, now, () => false);
}

/**
 * Sends what is due, each at least once: a process that dies between handing a letter over and noting it leaves it to be sent
 * again, under the same Message-ID. While the database is away, what went out waits to be noted. Several processes may
 * do it at the same time; each letter is in the hands of one. Answers how many went out.
 * @param isStopped Whether not to wait for the database any more. @default always waits
 * @param secret Of this installation, by which unreachable addresses are known: their letters are given up. @default all are tried
 */
export async function deliverDue(
  database: Database,
  transport: Transport,
  now: () => number,
  isStopped = () => false,
  secret?: string,
): Promise<number> {
  let sent = 0;
  for (const email of await dueEmails(database, now(), batch)) {
    if (!(await leaseEmail(database, email.id, now()))) continue;
    if (secret !== undefined && (await isUnreachable(database, secret, email.recipient)))
      await giveUp(database, email, 'unreachable', now());
    else if (await handOver(database, transport, email, now, isStopped)) sent += 1;
  }
  return sent;
}

/** Sends in the background: all that is due, and then again every `intervalMs`. No request ever waits for it. */
export function startDelivery(
  database: Database,
  transport: Transport,
  {
    now,
    intervalMs,
    logger,
    secret,
  }: { now: () => number; intervalMs: number; logger: Logger; secret: string },
): Background {
  let stopped = false;
  const round = async () => (await deliverDue(database, transport, now, () => stopped, secret)) > 0;
  const onError = (error: unknown) => logger.error('mail', error);
  const { stop } = repeat(round, { intervalMs, firstAfterMs: 0, onError });
  return {
    stop() {
      stopped = true;
      return stop();
    },
  };
}
