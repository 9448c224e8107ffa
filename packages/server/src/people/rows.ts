import type { Database, Transaction } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import type { JobTable, StoryTable } from '../database/tables.ts';
import { giftsWithEmail, type OwnGift } from '../donations/self-service.ts';
import { ticketsWithEmail } from '../events/registration/self-service.ts';
import type { Ticket } from '../events/registration/tickets.ts';
import { jobsWithEmail } from '../jobs/self-service.ts';
import { entriesWithEmail } from '../members/self-service.ts';
import { storiesWithEmail } from '../stories/self-service.ts';

/** Everything that is here with one email and belongs on its page; each newest first. */
export interface MyRows {
  entries: readonly MemberTable[];
  tickets: readonly Ticket[];
  gifts: readonly OwnGift[];
  stories: readonly StoryTable[];
  jobs: readonly JobTable[];
}

/** @param key The email, as `emailKey` makes it. */
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

/** Somebody as they are written to. */
export interface Person {
  /** As it is stored: two addresses that a program takes for one may reach two mailboxes. */
  email: string;
  /** May be empty. */
  name: string;
}

const named = (email: string, ...names: readonly string[]): Person => ({
  email,
  name: names.join(' ').trim(),
});

/** Who has the email, by what they said of themselves last; `undefined` when nobody here has it. */
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
