import type { Database } from '../database/database.ts';
import type { Workplace } from './command.ts';

/** Unsent emails, by id. */
async function unsent(database: Database): Promise<ReadonlyMap<string, string>> {
  const emails = await database
    .selectFrom('outbox')
    .select(['id', 'recipient', 'subject'])
    .where('sent_at', 'is', null)
    .orderBy('recipient')
    .orderBy('subject')
    .execute();
  return new Map(emails.map(({ id, recipient, subject }) => [id, `  ${recipient}  ${subject}`]));
}

const missing = (from: ReadonlyMap<string, string>, all: ReadonlyMap<string, string>) =>
  [...all].filter(([id]) => !from.has(id)).map(([, email]) => email);

/**
 * Runs a command on a database that keeps no changes (`openDatabase` with `rehearsal`), and lists the emails it would send. The
 * command prints its usual output, and its usual errors.
 */
export async function dryRun(
  workplace: Workplace,
  run: (workplace: Workplace) => Promise<void>,
): Promise<void> {
  const { database, print } = workplace;
  print('Dry run: this is what it would print and do. Nothing is changed, and no email is sent.');
  print('');
  const before = await unsent(database);
  try {
    await run(workplace);
  } finally {
    const after = await unsent(database);
    const [added, withdrawn] = [missing(before, after), missing(after, before)];
    print('');
    if (added.length === 0) print('It would put no mail into the outbox.');
    else for (const line of ['It would put into the outbox:', ...added]) print(line);
    if (withdrawn.length > 0)
      for (const line of ['It would remove from the outbox:', ...withdrawn]) print(line);
  }
}
