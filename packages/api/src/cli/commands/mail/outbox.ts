import { command } from '../../command.ts';

/** Mail, as far as this installation knows. */
export const outbox = command({
  name: 'outbox',
  summary: 'mail that waits, was sent, or failed',
  options: {},
  words: {},
  async run({ config, database, print }) {
    const letters = await database
      .selectFrom('outbox')
      .selectAll()
      .orderBy('created_at', 'desc')
      .limit(50)
      .execute();
    for (const letter of letters) {
      const tried = letter.attempts > 0 ? `tried ${letter.attempts} times, ${letter.last_error}` : 'waiting';
      const state = letter.sent_at ? `sent ${letter.sent_at.slice(0, 16)}` : tried;
      print(`${letter.created_at.slice(0, 16)}  ${letter.recipient}  ${letter.subject}  ·  ${state}`);
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
