import type { Database, Transaction } from '../database/database.ts';
import type { UnwantedLetterTable } from '../database/my-tables.ts';

type EmailName = UnwantedLetterTable['letter'];

/** Returns true if a member gets a kind of email that can be turned off. @param key Their email, as `emailKey` makes it. */
export async function wantsEmail(
  database: Database | Transaction,
  key: string,
  message: EmailName,
): Promise<boolean> {
  const unwanted = await database
    .selectFrom('unwanted_letters')
    .select('since')
    .where('email_key', '=', key)
    .where('letter', '=', message)
    .executeTakeFirst();
  return unwanted === undefined;
}

/** Turns a kind of email on or off. Returns `false` if nothing changed. */
export async function setWanted(
  trx: Transaction,
  key: string,
  { email: message, isWanted }: { email: EmailName; isWanted: boolean },
  now: number,
): Promise<boolean> {
  if ((await wantsEmail(trx, key, message)) === isWanted) return false;
  if (isWanted)
    await trx
      .deleteFrom('unwanted_letters')
      .where('email_key', '=', key)
      .where('letter', '=', message)
      .execute();
  else
    await trx
      .insertInto('unwanted_letters')
      .values({ email_key: key, letter: message, since: new Date(now).toISOString() })
      .execute();
  return true;
}
