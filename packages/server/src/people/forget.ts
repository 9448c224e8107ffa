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

/** Result of deleting a person's data. */
export interface ForgottenPerson {
  /** Number of deleted rows by kind; only kinds that had any. */
  counts: Readonly<Record<string, number>>;
  /** Sentences that say what is kept, and why. */
  kept: readonly string[];
}

/** References of everything a person submitted. */
const referencesIn = (all: PersonExport): string[] =>
  Object.values(all)
    .flat()
    .flatMap(({ reference }) => (typeof reference === 'string' ? [reference] : []));

interface Forgetting extends Pick<AuditAction, 'who' | 'volunteer' | 'chapters'> {
  media: MediaStore;
  /** Id of the member whom a volunteer deletes. @default none, for a person known only by email */
  about?: string;
  /** Email to the person afterwards. @default none */
  goodbye?: EmailMessage | undefined;
  /** True if the transaction will be rolled back. Files then stay, because deleting them cannot be undone. @default false */
  rehearsing?: boolean;
}

/** Deletes portraits. If the store is unavailable, the sweep deletes the rest within two days, because no story refers to them. */
export async function removePortraits(portraits: readonly string[], media: MediaStore): Promise<void> {
  try {
    for (const portrait of portraits) await removePortrait(portrait, media);
  } catch (error) {
    if (!(error instanceof MediaUnavailable)) throw error;
  }
}

/**
 * Deletes the data of the person with an email: hides them from the directory and the site, and frees seats at future events.
 * Rows are deleted, or anonymized if they must stay. Has no effect on an unknown email, so repeating it is safe.
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
    // A volunteer's draft of an email may mention the person.
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
    // A person deleted earlier already received this email.
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
