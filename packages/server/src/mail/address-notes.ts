import type { Database } from '../database/database.ts';
import type { LetterChoiceTable } from '../database/email-tables.ts';
import type { SuppressionTable } from '../database/my-tables.ts';
import type { PlainRow } from '../database/personal-data.ts';
import { emailPreferenceOf } from './choices.ts';
import { refusalsOf } from './refusals.ts';
import { suppressionsOf } from './suppressions.ts';

/*
 * What is known of an address by hash alone. Whoever reads these tables learns of nobody, so they outlive everything else that is kept of
 * somebody: a no to letters stays a no, and who was deleted is not brought back. Whoever has the address can be told what stands there.
 */

/** The tables that know addresses by hash. */
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

/** What stands there of an address, in words and with its day, for an export. @param key As `emailKey` makes it */
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
