import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { JobTable, StoryTable } from '../database/tables.ts';
import { giftsWithEmail, type OwnGift } from '../donations/self-service.ts';
import { ticketsWithEmail } from '../events/registration/self-service.ts';
import type { Ticket } from '../events/registration/tickets.ts';
import { jobsWithEmail } from '../jobs/self-service.ts';
import { entriesWithEmail } from '../members/self-service.ts';
import { storiesWithEmail } from '../stories/self-service.ts';

/** Rows with one email that belong on the person's own page, each kind newest first. */
export interface MyRows {
  entries: readonly MemberTable[];
  tickets: readonly Ticket[];
  gifts: readonly OwnGift[];
  stories: readonly StoryTable[];
  jobs: readonly JobTable[];
}

/** Reads the rows of a person. @param key The email, as `emailKey` makes it. */
export async function rowsOf(database: Database | Transaction, key: string, now: number): Promise<MyRows> {
  const [entries, tickets, gifts, stories, jobs] = await Promise.all([
    entriesWithEmail(database, key),
    ticketsWithEmail(database, key, now),
    giftsWithEmail(database, key),
    storiesWithEmail(database, key),
    jobsWithEmail(database, key),
  ]);
  return { entries, tickets, gifts, stories, jobs };
}

/** Recipient of emails. */
export interface Person {
  /** Email address as stored: two addresses with the same key may reach two mailboxes. */
  email: string;
  /** Name of the person; may be empty. */
  name: string;
}

const named = (email: string, ...names: readonly string[]): Person => ({
  email,
  name: names.join(' ').trim(),
});

/** Person with the email, by the name they gave last; `undefined` if no row has the email. */
export function personIn({ entries, tickets, gifts, stories, jobs }: MyRows): Person | undefined {
  const entry = entries.find(({ status }) => status === 'approved') ?? entries[0];
  if (entry) return named(entry.email, entry.first_name, entry.last_name);
  const [ticket] = tickets;
  if (ticket) {
    const { email, first_name, last_name } = ticket.registration;
    return named(email, first_name, last_name);
  }
  const [gift] = gifts;
  if (gift) return named(gift.email, gift.person);
  const [job] = jobs;
  if (job) return named(job.poster_email, job.poster_name);
  const story = stories.find(({ email }) => email !== null);
  return story && named(story.email ?? '', story.name);
}
