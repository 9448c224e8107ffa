import { type CampaignChoice, chaptersOfState, findChapter } from '@banyan/api/contract';
import type { Database, Transaction } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { registrationOf } from '../events/registration/guests.ts';
import { chooseEmails, emailPreferenceOf } from '../mail/choices.ts';
import { setConsent } from '../members/consents.ts';
import { emailRecipient, wantsOf } from '../members/email-recipients.ts';
import { countOn } from './delivery/rows.ts';
import { type EmailRecipientOf, readUnsubscribeToken } from './token.ts';

/* Shows and stores email preferences by a campaign’s unsubscribe link, without signing in and without expiry. */

/** Current email preference of a recipient. */
export interface EmailPreferenceQuery {
  /** Relation to the campaign; `test` for the volunteer who tested it. */
  kind: 'newsletter' | 'event' | 'test';
  wants: 'all' | 'chapter' | 'none';
  /** Names of the chapters of their state; empty if there is no chapter to choose. */
  chapters: string;
  /** Masked email address: `s…@example.org`; empty if it was deleted. */
  email: string;
}

const hinted = (email: string) => email.replace(/^(.)[^@]*/, '$1…');

/** Preference of a deleted person. */
const gone = { wants: 'none', chapters: '', email: '' } as const;

async function wantsNow(
  database: Database | Transaction,
  secret: string,
  { kind, id }: EmailRecipientOf,
): Promise<EmailPreferenceQuery & { address: string }> {
  if (kind === 'test') return { kind: 'test', ...gone, address: '' };
  if (kind === 'guest') {
    const guest = await registrationOf(database, id);
    if (!guest || guest.email === '') return { kind: 'event', ...gone, address: '' };
    const wish = await emailPreferenceOf(database, secret, guest.email);
    const wants = wish?.choice === 'none' ? 'none' : 'all';
    return { kind: 'event', wants, chapters: '', email: hinted(guest.email), address: guest.email };
  }
  const member = await emailRecipient(database, id);
  if (!member) return { kind: 'newsletter', ...gone, address: '' };
  const names = chaptersOfState(member.state).map((chapter) => findChapter(chapter)?.name ?? chapter);
  return {
    kind: 'newsletter',
    wants: wantsOf(member, await emailPreferenceOf(database, secret, member.email)),
    chapters: names.join(', '),
    email: hinted(member.email),
    address: member.email,
  };
}

/** Preference shown for a link; `undefined` for an invalid one. Only reads, because mail scanners open every link. */
export async function emailPreferenceQuery(
  database: Database | Transaction,
  secret: string,
  token: string,
): Promise<EmailPreferenceQuery | undefined> {
  const reader = readUnsubscribeToken(secret, token);
  if (!reader) return undefined;
  const { address: _, ...shown } = await wantsNow(database, secret, reader);
  return shown;
}

/** Stores a member’s choice in their profile, so that their own page shows it. */
async function notifyMember(
  trx: Transaction,
  id: string,
  choice: CampaignChoice,
  now: number,
): Promise<void> {
  const member = await emailRecipient(trx, id);
  const isGiven = choice !== 'none';
  if (!member || (member.newsletter === 1) === isGiven) return;
  await setConsent(trx, member, { name: 'newsletter', isGiven }, now);
}

/** Result of a choice: done, a test link without effect, or no chapter to choose. */
export type Chosen = 'done' | 'test' | 'no chapter';

/** Stores a choice made by the link. Repeating it changes nothing. @returns `undefined` for an invalid link */
export function chooseByLink(
  database: Database,
  secret: string,
  token: string,
  choice: CampaignChoice,
  now: number,
): Promise<Chosen | undefined> {
  const reader = readUnsubscribeToken(secret, token);
  if (!reader) return Promise.resolve(undefined);
  return transaction<Chosen>(database, async (trx) => {
    const { kind, wants, chapters, address } = await wantsNow(trx, secret, reader);
    if (kind === 'test') return 'test';
    if (choice === 'chapter' && chapters === '') return 'no chapter';
    const wanted = choice === 'again' ? 'all' : choice;
    if (address === '' || wants === wanted) return 'done';
    if (reader.kind === 'member') await notifyMember(trx, reader.id, choice, now);
    await chooseEmails(trx, secret, { email: address, choice: choice === 'again' ? undefined : choice }, now);
    if (choice === 'none') await countOn(trx, reader.campaign, { unsubscribed: 1 });
    return 'done';
  });
}
