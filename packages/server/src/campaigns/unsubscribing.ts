import { type CampaignChoice, chaptersOfState, findChapter } from '@banyan/api/contract';
import type { Database, Transaction } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { registrationOf } from '../events/registration/guests.ts';
import { chooseEmails, emailPreferenceOf } from '../mail/choices.ts';
import { setConsent } from '../members/consents.ts';
import { emailRecipient, wantsOf } from '../members/email-recipients.ts';
import { countOn } from './delivery/rows.ts';
import { type EmailRecipientOf, readUnsubscribeToken } from './token.ts';

/* What the link under a letter to many shows, and does. It works without signing in, and for ever. */

/** What somebody wants of letters to many. */
export interface EmailPreferenceQuery {
  /** Who they are to the letter; `test` for the volunteer who tried it. */
  kind: 'newsletter' | 'event' | 'test';
  wants: 'all' | 'chapter' | 'none';
  /** Names of the chapters of their state; empty where there is none to choose. */
  chapters: string;
  /** Their address, as far as they know it themselves: `s…@example.org`; empty where it is forgotten. */
  email: string;
}

const hinted = (email: string) => email.replace(/^(.)[^@]*/, '$1…');

/** Somebody who is gone wants nothing any more. */
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

/** What a link shows; `undefined` for one that is none of ours. It only looks: mail scanners open every link. */
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

/** Writes down of a member what they want; their own page shows the same. */
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

/** What came of it: done, nothing to do with a test, or there is no chapter to choose. */
export type Chosen = 'done' | 'test' | 'no chapter';

/** Does what somebody wants. A repeat changes nothing. @returns `undefined` for a link that is none of ours */
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
