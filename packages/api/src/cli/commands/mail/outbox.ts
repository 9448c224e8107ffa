import type { OutboxTable } from '../../../server/database/tables.ts';
import { clockTime, listedTime } from '../../clock.ts';
import { command } from '../../command.ts';

/** Where a letter is. */
function stateOf({ attempts, last_error, next_attempt_at, sent_at }: OutboxTable, now: number): string {
  if (sent_at !== null) return `sent ${listedTime(sent_at)}`;
  if (attempts > 0) return `tried ${attempts} times, ${last_error}`;
  return next_attempt_at > now ? `leaves at ${clockTime(next_attempt_at, now)} (held)` : 'waiting';
}

/** Mail, as far as this installation knows. */
export const outbox = command({
  name: 'outbox',
  summary: 'mail that waits, is held, was sent, or failed',
  options: {},
  words: {},
  async run({ config, database, now, print }) {
    const letters = await database
      .selectFrom('outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute();
    for (const letter of letters) {
      const { created_at, recipient, subject } = letter;
      print(`${listedTime(created_at)}  ${recipient}  ${subject}  ·  ${stateOf(letter, now)}`);
    }
    const { open } = await database
      .selectFrom('outbox')
      .select((select) => select.fn.countAll<number>().as('open'))
      .where('sent_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (letters.length > 0) print('');
    print(`${open} waiting.`);
    if (!config.mail.smtpUrl) print('No mail is sent while SMTP_URL is not set; it stays here.');
  },
});
