import { findChapter, findProgram } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { Audience, AudienceCount } from '@banyan/api/office';
import type { Database } from '../database/database.ts';
import { eventOfEmail, guestsOf } from '../events/registration/guests.ts';
import type { CampaignRecipient } from '../mail/campaign-emails.ts';
import { emailPreferences } from '../mail/choices.ts';
import { deletedAddresses, unreachableAddresses } from '../mail/suppressions.ts';
import { emailRecipients, wantsOf } from '../members/email-recipients.ts';

/** Recipients of a campaign, each address once, and the counts of those left out. */
export interface Reached {
  recipients: CampaignRecipient[];
  leftOut: AudienceCount['leftOut'];
}

type Wants = 'all' | 'chapter' | 'none';

/** Person in the audience with their preference for campaigns of this kind. */
interface Meant extends CampaignRecipient {
  wants: Wants;
}

interface Reading {
  database: Database;
  secret: string;
  now: number;
}

/** Everybody in the audience, and the number of people not read because they are not subscribed. */
async function meantBy(
  { database, secret, now }: Reading,
  audience: Audience,
): Promise<{ meant: Meant[]; no: number }> {
  const wishOf = await emailPreferences(database, secret);
  if (audience.kind === 'event') {
    const guests = await guestsOf(database, audience.event, audience.who, now);
    const wants = (email: string): Wants => (wishOf(email)?.choice === 'none' ? 'none' : 'all');
    return { meant: guests.map(({ id, email }) => ({ email, about: id, wants: wants(email) })), no: 0 };
  }
  const { readers, no } = await emailRecipients(database, audience);
  const meant = readers.map((reader) => ({
    email: reader.email,
    about: reader.id,
    wants: wantsOf(reader, wishOf(reader.email)),
  }));
  return { meant, no };
}

/** Current recipients of a campaign. */
export async function reachedBy(reading: Reading, audience: Audience): Promise<Reached> {
  const { database, secret } = reading;
  const { meant, no } = await meantBy(reading, audience);
  const isUnreachable = await unreachableAddresses(database, secret);
  const isDeleted = await deletedAddresses(database, secret);
  const isForAChapter = audience.kind === 'event' || audience.chapter !== null;
  const leftOut = { no, chapterOnly: 0, unreachable: 0, twice: 0, deleted: 0 };
  const seen = new Set<string>();
  const recipients: CampaignRecipient[] = [];
  const whyNot = ({ email, wants }: Meant): keyof typeof leftOut | undefined => {
    if (wants === 'none') return 'no';
    if (wants === 'chapter' && !isForAChapter) return 'chapterOnly';
    if (isDeleted(email)) return 'deleted';
    if (isUnreachable(email)) return 'unreachable';
    return seen.has(emailKey(email)) ? 'twice' : undefined;
  };
  for (const one of meant) {
    const why = whyNot(one);
    if (why) leftOut[why] += 1;
    else {
      seen.add(emailKey(one.email));
      recipients.push({ email: one.email, about: one.about });
    }
  }
  return { recipients, leftOut };
}

const number = (many: number) => many.toLocaleString('en-US');

/** `4,103 will get it. Left out: 612 not subscribed, 31 unreachable, 9 twice.` */
function countInWords(reached: number, leftOut: AudienceCount['leftOut']): string {
  const { no, chapterOnly, unreachable, twice, deleted } = leftOut;
  const parts = [
    [no, 'not subscribed'],
    [chapterOnly, 'want only their chapter’s'],
    [unreachable, 'unreachable'],
    [twice, 'twice'],
    [deleted, 'deleted'],
  ] as const;
  const said = parts.flatMap(([many, words]) => (many > 0 ? [`${number(many)} ${words}`] : []));
  const out = said.length > 0 ? ` Left out: ${said.join(', ')}.` : '';
  return `${reached === 0 ? 'No one' : number(reached)} will get it.${out}`;
}

const yearsInWords = (from: number | null, to: number | null): string[] => {
  if (from === null && to === null) return [];
  if (from === null) return [`up to ${to}`];
  if (to === null) return [`from ${from}`];
  return [from === to ? String(from) : `${from}–${to}`];
};

/** Audience in words: `Subscribers in Bay Area, 1990–2005`. */
export async function audienceInWords(database: Database, audience: Audience): Promise<string> {
  if (audience.kind === 'event') {
    const event = await eventOfEmail(database, audience.event);
    return `${audience.who === 'came' ? 'People who came to' : 'Guests of'} ${event?.title ?? 'an event that was deleted'}`;
  }
  const { chapter, from, to, program, mentors } = audience;
  const who = mentors ? 'Mentors who subscribe' : 'Subscribers';
  const where = chapter === null ? '' : ` in ${findChapter(chapter)?.name ?? chapter}`;
  const narrowed = [
    ...yearsInWords(from, to),
    ...(program === null ? [] : [findProgram(program)?.name ?? program]),
  ];
  return [`${who}${where}`, ...narrowed].join(', ');
}

/** Number of recipients, as numbers and in words. */
export async function countOf(reading: Reading, audience: Audience): Promise<AudienceCount> {
  const { recipients, leftOut } = await reachedBy(reading, audience);
  return {
    reached: recipients.length,
    leftOut,
    about: await audienceInWords(reading.database, audience),
    text: countInWords(recipients.length, leftOut),
  };
}
