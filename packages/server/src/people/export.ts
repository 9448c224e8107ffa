import { emailKey } from '@banyan/api/internal';
import type { Database } from '../database/database.ts';
import type { PlainRow } from '../database/personal-data.ts';
import { notesOn } from '../mail/address-notes.ts';
import { personalTables } from './features.ts';

/** Everything stored with one email, by kind: `members`, `registrations`, `gifts`. */
export type PersonExport = Readonly<Record<string, readonly PlainRow[]>>;

/** Collects every row with an email, with plain keys and ready for JSON. Includes empty lists. */
export async function rowsOfPerson(database: Database, email: string): Promise<PersonExport> {
  const key = emailKey(email.trim());
  const parts = await Promise.all(personalTables.map((tables) => tables.export(database, key)));
  return Object.fromEntries(parts.flatMap((part) => Object.entries(part)));
}

/**
 * Personal data of an email, with notes that are stored only by hash. @param secret Secret of the installation, from which the
 * hashes are made
 */
export const exportPerson = async (
  database: Database,
  secret: string,
  email: string,
): Promise<PersonExport> => ({
  ...(await rowsOfPerson(database, email)),
  ...(await notesOn(database, secret, emailKey(email.trim()))),
});
