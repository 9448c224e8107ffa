import type { Database } from '../database/database.ts';
import { emailKey } from '../database/identity.ts';
import type { PlainRow } from '../database/person.ts';
import { personalTables } from './features.ts';

/** Everything that is here with one e-mail, by what it is: `members`, `registrations`, `gifts`. */
export type PersonExport = Readonly<Record<string, readonly PlainRow[]>>;

/** Gathers everything that is here with an e-mail, under plain names and ready for JSON. Empty lists are among it. */
export async function exportPerson(database: Database, email: string): Promise<PersonExport> {
  const key = emailKey(email.trim());
  const parts = await Promise.all(personalTables.map((tables) => tables.export(database, key)));
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}
