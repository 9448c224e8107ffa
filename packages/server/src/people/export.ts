import { emailKey } from '@banyan/api/internal';
import type { Database } from '../database/database.ts';
import type { PlainRow } from '../database/personal-data.ts';
import { notesOn } from '../mail/address-notes.ts';
import { personalTables } from './features.ts';

/** Everything that is here with one email, by what it is: `members`, `registrations`, `gifts`. */
export type PersonExport = Readonly<Record<string, readonly PlainRow[]>>;

/** Gathers every row that bears an email, under plain names and ready for JSON. Empty lists are among it. */
export async function rowsOfPerson(database: Database, email: string): Promise<PersonExport> {
  const key = emailKey(email.trim());
  const parts = await Promise.all(personalTables.map((tables) => tables.export(database, key)));
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

/** The same, with what is known of the address by hash alone. @param secret The installation's, of which those hashes are made */
export const exportPerson = async (
  database: Database,
  secret: string,
  email: string,
): Promise<PersonExport> => ({
  ...(await rowsOfPerson(database, email)),
  ...(await notesOn(database, secret, emailKey(email.trim()))),
});
