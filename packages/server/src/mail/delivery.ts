import { retry } from '@banyan/api/contract';
import type { Database } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import { transaction } from '../database/transaction.ts';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { type Background, repeat } from '../settings/repeat.ts';
import type { Logger } from '../telemetry/logger.ts';
import { dueEmails, type EmailMessage, emailRow, giveUp, leaseEmail, markSent, postpone } from './outbox.ts';
import { isUnreachable } from './suppressions.ts';

/** Sends one email. Rejects if it failed. */
export type Transport = (email: OutboxTable) => Promise<void>;

/** Emails per round. */
const batch = 20;

/** Time between two tries to mark a sent email, in milliseconds. */
const noteAgainMs = 500;

function* waitsUntil(isOver: () => boolean): Generator<number> {
  while (!isOver()) yield noteAgainMs;
}

/** Sends one leased email and stores the result. @returns true if it was sent */
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
    // A mail server’s response may quote the address, so only the error code is kept.
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

/** Queues an email and sends it while the caller waits. @returns true if it was sent; otherwise it stays in the outbox */
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
 * Sends due emails, each at least once. If a process dies after sending an email and before marking it, the email is sent again
 * with the same Message-ID. While the database is unavailable, sent emails wait to be marked. Several processes may do this at the
 * same time; each email is leased to one. Returns the number of sent emails.
 * @param isStopped Returns true to stop waiting for the database. @default always waits
 * @param secret Secret of the installation, which identifies unreachable addresses; their emails are given up. @default all are
 * tried
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

/** Sends due emails in the background, at once and then every `intervalMs`. No request waits for it. */
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
