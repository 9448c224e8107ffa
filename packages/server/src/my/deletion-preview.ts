import { eventDays, type MyLeaving } from '@banyan/api/contract';
import { dated } from '../events/rows.ts';
import { giftsKeptYears } from '../people/account-deletion.ts';
import type { MyRows } from '../people/rows.ts';

/**
 * Preview of an account deletion, in numbers. @param due Time of the deletion in milliseconds since 1970; `undefined` if not
 * requested
 */
export const leavingFrom = (
  { entries, tickets, gifts, stories, jobs }: MyRows,
  { due, copiesDays }: { due: number | undefined; copiesDays: number },
): MyLeaving => ({
  due: due === undefined ? undefined : new Date(due).toISOString(),
  entries: entries.length,
  seats: tickets
    .filter(({ off, state }) => off === undefined && state !== 'released')
    .map(({ event }) => ({ title: event.title, day: eventDays(dated(event)).first })),
  jobs: jobs.length,
  stories: stories.length,
  gifts: gifts.length,
  giftsKeptYears,
  copiesDays,
});
