import type { OutboxTable } from '../../../database/tables.ts';
import { letterState } from '../../../mail/letter-states.ts';
import { lettersWaiting } from '../../../mail/outbox.ts';
import { clockTime, listedTime } from '../../clock.ts';
import { command } from '../../command.ts';

/** Where a letter is. */
function stateOf(letter: OutboxTable, now: number): string {
  const state = letterState(letter, now);
  if (state === 'sent') return `sent ${listedTime(letter.sent_at ?? '')}`;
  if (state === 'stuck' || state === 'retrying')
    return `tried ${letter.attempts} times, ${letter.last_error}`;
  return state === 'held' ? `leaves at ${clockTime(letter.next_attempt_at, now)} (held)` : 'waiting';
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
    if (letters.length > 0) print('');
    print(`${await lettersWaiting(database)} waiting.`);
    if (!config.mail.smtpUrl) print('No mail is sent while SMTP_URL is not set; it stays here.');
  },
});
