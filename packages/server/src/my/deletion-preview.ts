import { eventDays, type MyLeaving } from '@banyan/api/contract';
import { dated } from '../events/rows.ts';
import { giftsKeptYears } from '../people/account-deletion.ts';
import type { MyRows } from '../people/rows.ts';

/** What being deleted would do, counted. @param due When it will be done, in milliseconds since 1970; `undefined` when nobody asked */
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
