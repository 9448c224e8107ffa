import { emailKey } from '@banyan/api/internal';
import { type AuditAction, audit } from '../audit/audit.ts';
import type { Database } from '../database/database.ts';
import type { Forgotten } from '../database/personal-data.ts';
import { transaction } from '../database/transaction.ts';
import { forgetDraftsAbout } from '../identity/drafts.ts';
import { type EmailMessage, queueEmail } from '../mail/outbox.ts';
import { forgetEmailsAbout } from '../mail/personal-data.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { MediaUnavailable } from '../media/store/unavailable.ts';
import { forgetQuestionsAbout } from '../questions/rows.ts';
import { removePortrait } from '../stories/portrait.ts';
import { type PersonExport, rowsOfPerson } from './export.ts';
import { personalTables } from './features.ts';

/** What was forgotten of a person, and what was not. */
export interface ForgottenPerson {
  /** How many of what; only what there was. */
  counts: Readonly<Record<string, number>>;
  /** What stays, and why: a whole sentence each. */
  kept: readonly string[];
}

/** What somebody can quote of what they sent. */
const referencesIn = (all: PersonExport): string[] =>
  Object.values(all)
    .flat()
    .flatMap(({ reference }) => (typeof reference === 'string' ? [reference] : []));

interface Forgetting extends Pick<AuditAction, 'who' | 'volunteer' | 'chapters'> {
  media: MediaStore;
  /** Id of the row by which a volunteer chose them. @default none, as for whoever has only an email */
  about?: string;
  /** What is written to them when it is done. @default nothing */
  goodbye?: EmailMessage | undefined;
  /** The transaction will be taken back; files, which cannot be, stay where they are. @default false */
  rehearsing?: boolean;
}

/** Those that are left out are deleted by the sweep within two days: no story has them any more. */
export async function removePortraits(portraits: readonly string[], media: MediaStore): Promise<void> {
  try {
    for (const portrait of portraits) await removePortrait(portrait, media);
  } catch (error) {
    if (!(error instanceof MediaUnavailable)) throw error;
  }
}

/**
 * Forgets the person with an email: out of the directory and off the site at once, seats of coming events free again, rows
 * removed, and what has to stay without a name emptied. Of an email that nobody has it does nothing, so twice is once.
 */
export async function forgetPerson(
  database: Database,
  email: string,
  { media, about, goodbye, rehearsing = false, ...doer }: Forgetting,
  now: number,
): Promise<ForgottenPerson> {
  const key = emailKey(email.trim());
  const { portraits, ...forgotten } = await transaction(database, async (trx) => {
    const parts: Forgotten[] = [];
    // What a volunteer writes to somebody may name them, too.
    await forgetDraftsAbout(trx, referencesIn(await rowsOfPerson(trx, email)));
    for (const tables of personalTables) parts.push(await tables.forget(trx, key, now));
    const ids = parts.flatMap((part) => part.ids);
    const asked = await forgetQuestionsAbout(trx, ids);
    const messages = await forgetEmailsAbout(trx, [...ids, ...asked]);
    const counted = [
      ...parts.flatMap(({ counts }) => Object.entries(counts)),
      ['questions about them', asked.length] as const,
      ['emails about them', messages] as const,
    ];
    const there = counted.filter(([, count]) => count > 0);
    const detail = there.map(([what, count]) => `${count} ${what}`).join(', ');
    const subject: AuditAction['subject'] = about === undefined ? 'person' : `member ${about}`;
    if (there.length > 0) await audit(trx, { ...doer, action: 'forget', subject, detail }, now);
    // Who is gone already has been told.
    if (goodbye && there.length > 0) await queueEmail(trx, goodbye, now);
    return {
      counts: Object.fromEntries(there),
      kept: parts.flatMap(({ kept = [] }) => kept),
      portraits: parts.flatMap((part) => part.portraits ?? []),
    };
  });
  if (!rehearsing) await removePortraits(portraits, media);
  return forgotten;
}
