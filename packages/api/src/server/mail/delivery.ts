import type { Database } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import type { Logger } from '../logger.ts';
import { dueLetters, leaseLetter, markSent, postpone } from './outbox.ts';

/** Hands one letter to the world. Rejects when it could not. */
export type Transport = (letter: OutboxTable) => Promise<void>;

/** Letters taken up at once. */
const batch = 20;

/**
 * Sends what is due, each at least once: a crash between sending and noting it sends it again, under the same
 * Message-ID. Several processes may do it at the same time; each letter is in the hands of one. Answers how many went out.
 */
export async function deliverDue(
  database: Database,
  transport: Transport,
  now: () => number,
): Promise<number> {
  let sent = 0;
  for (const letter of await dueLetters(database, now(), batch)) {
    if (!(await leaseLetter(database, letter.id, now()))) continue;
    try {
      await transport(letter);
    } catch (error) {
      // A mail server's words may quote the address, so only the kind of failure is kept.
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      await postpone(database, letter.id, letter.attempts, code, now());
      continue;
    }
    await markSent(database, letter.id, now());
    sent += 1;
  }
  return sent;
}

/** Sends in the background, every `intervalMs`. No request ever waits for it. */
export function startDelivery(
  database: Database,
  transport: Transport,
  options: { now: () => number; intervalMs: number; logger: Logger },
): { stop(): Promise<void> } {
  let running: Promise<unknown> = Promise.resolve();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  const round = () => {
    running = deliverDue(database, transport, options.now)
      .catch((error) => options.logger.error('mail', error))
      .then(() => {
        if (!stopped) timer = setTimeout(round, options.intervalMs).unref();
      });
  };
  timer = setTimeout(round, 0).unref();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
