import type { Audience } from '@banyan/api/office';
import type { Database, Transaction } from '../database/database.ts';
import { longDay } from '../dates.ts';
import { eventOfEmail, guestOf } from '../events/registration/guests.ts';
import { emailPreferenceOf } from '../mail/choices.ts';
import { isUnreachable } from '../mail/suppressions.ts';
import { emailRecipient, wantsOf } from '../members/email-recipients.ts';

/** Recipient who is still in the audience when the email is sent. */
interface StillMeant {
  firstName: string;
  /** Sentence that explains why they get it. */
  because: string;
}

interface Asked {
  database: Database | Transaction;
  secret: string;
  timeZone: string;
  now: number;
}

/** Recipient of a queued email, if they still want it; `undefined` if they have unsubscribed or are gone. */
export async function stillMeant(
  { database, secret, timeZone, now }: Asked,
  audience: Audience,
  { about, email }: { about: string; email: string },
): Promise<StillMeant | undefined> {
  if (await isUnreachable(database, secret, email)) return undefined;
  const wish = await emailPreferenceOf(database, secret, email);
  if (audience.kind === 'event') {
    const guest = await guestOf(database, about, audience.who, now);
    const event = await eventOfEmail(database, audience.event);
    if (!guest || !event || wish?.choice === 'none') return undefined;
    return {
      firstName: guest.first_name,
      because: `You get this because you registered for ${event.title}.`,
    };
  }
  const member = await emailRecipient(database, about);
  const wants = member ? wantsOf(member, wish) : 'none';
  if (!member || wants === 'none' || (wants === 'chapter' && audience.chapter === null)) return undefined;
  const since = member.newsletter_at === null ? '' : ` on ${longDay(member.newsletter_at, timeZone)}`;
  return {
    firstName: member.first_name,
    because: `You get this because you subscribed to our emails${since}.`,
  };
}
