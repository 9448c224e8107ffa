import * as v from 'valibot';
import type { HandlerAnswer } from '../../contract/calls/call.ts';
import type { getFeaturedEvent } from '../../contract/calls/get-featured-event.ts';
import type { Database } from './database.ts';
import type { EventTable } from './tables.ts';

const Paths = v.array(v.string());

/** Longest an event without an end goes on being the featured one, in milliseconds: until the day is over anywhere. */
const afterStartMs = 12 * 3_600_000;

const lastMoment = ({ date, end_date }: EventTable) =>
  end_date ? Date.parse(end_date) : Date.parse(date) + afterStartMs;

/** The next featured event that is active, approved and not over; `null` when there is none. */
export async function featuredEvent(
  database: Database,
  now: number,
): Promise<HandlerAnswer<typeof getFeaturedEvent>['data']> {
  const rows = await database
    .selectFrom('events')
    .selectAll()
    .where('featured', '=', 1)
    .where('is_active', '=', 1)
    .where('is_approved', '=', 1)
    .execute();
  const [next] = rows
    .filter((row) => lastMoment(row) >= now)
    .sort((one, other) => Date.parse(one.date) - Date.parse(other.date));
  if (!next) return null;
  return {
    _id: next.id,
    title: next.title,
    description: next.description,
    date: next.date,
    endDate: next.end_date,
    timezone: next.timezone,
    location: next.location,
    images: v.parse(Paths, JSON.parse(next.images)),
    registrationURL: next.registration_url,
  };
}
