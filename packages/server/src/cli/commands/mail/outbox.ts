import type { OutboxTable } from '../../../database/tables.ts';
import { emailState } from '../../../mail/email-states.ts';
import { emailsWaiting } from '../../../mail/outbox.ts';
import { clockTime, listedTime } from '../../clock.ts';
import { command } from '../../command.ts';

/** State of an email in words. */
function stateOf(email: OutboxTable, now: number): string {
  const state = emailState(email, now);
  if (state === 'sent') return `sent ${listedTime(email.sent_at ?? '')}`;
  if (state === 'stuck' || state === 'retrying') return `tried ${email.attempts} times, ${email.last_error}`;
  return state === 'held' ? `leaves at ${clockTime(email.next_attempt_at, now)} (held)` : 'waiting';
}

/** Lists the emails that this installation stores. */
export const outbox = command({
  name: 'outbox',
  summary: 'lists waiting, scheduled, sent and failed emails',
  options: {},
  words: {},
  async run({ config, database, now, print }) {
    const emails = await database
      .selectFrom('outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute();
    for (const email of emails) {
      const { created_at, recipient, subject } = email;
      print(`${listedTime(created_at)}  ${recipient}  ${subject}  ·  ${stateOf(email, now)}`);
    }
    if (emails.length > 0) print('');
    print(`${await emailsWaiting(database)} waiting.`);
    if (!config.mail.smtpUrl) print('No mail is sent while SMTP_URL is not set; it stays here.');
  },
});
