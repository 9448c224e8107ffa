import type { Database } from '../database/database.ts';
import type { LetterChoiceTable } from '../database/email-tables.ts';
import type { SuppressionTable } from '../database/my-tables.ts';
import type { PlainRow } from '../database/personal-data.ts';
import { emailPreferenceOf } from './choices.ts';
import { refusalsOf } from './refusals.ts';
import { suppressionsOf } from './suppressions.ts';

/*
 * Notes about addresses, stored as hashes only. The tables identify nobody, so they are kept after all other data of a person is
 * deleted: an unsubscribed address stays unsubscribed, and a deleted person is not imported again. A person who gives an address
 * can be told its notes.
 */

/** Tables that store addresses as hashes. */
export const hashedTables = ['suppressions', 'letter_choices', 'letter_refusals'] as const;

const whys: Readonly<Record<SuppressionTable['why'], string>> = {
  deleted: 'Deleted at your request: no member import can add this address again',
  unreachable: 'Unreachable: your mail server rejected two campaigns, so we send no more',
  unsubscribed: 'No campaigns',
};

const wishes: Readonly<Record<LetterChoiceTable['choice'], string>> = {
  none: 'No campaigns',
  chapter: 'Only campaigns from your chapter',
};

/** Notes about an address in words, with their dates, for an export. @param key As `emailKey` makes it */
export async function notesOn(
  database: Database,
  secret: string,
  key: string,
): Promise<Readonly<Record<string, readonly PlainRow[]>>> {
  const [suppressed, wish, refusals] = await Promise.all([
    suppressionsOf(database, secret, key),
    emailPreferenceOf(database, secret, key),
    refusalsOf(database, secret, key),
  ]);
  return {
    addressNotes: [
      ...suppressed.map(({ why, at }) => ({ what: whys[why], since: at })),
      ...(wish ? [{ what: wishes[wish.choice], since: wish.at }] : []),
      ...refusals.map(({ at }) => ({ what: 'Your mail server rejected a campaign', since: at })),
    ],
  };
}
