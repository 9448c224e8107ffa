import * as v from 'valibot';
import { dayMs } from '../contract/day.ts';
import { EventItem, type EventItemInput } from '../contract/events/event-item.ts';
import { instantOfWall, wallClock } from '../contract/events/moments.ts';
import { type EventText, eventTexts, type SampleTime } from './event-texts.ts';
import { pictures } from './galleries.ts';

const hourMs = 3_600_000;
const dayText = (wall: number) => new Date(wall).toISOString().slice(0, 10);

/** Returns midnight of a sample's day, as the clocks of its zone show it. */
function dayOf({ inDays, weekday }: SampleTime, zone: string, now: Date): number {
  const today = Math.floor(wallClock(now.getTime(), zone) / dayMs) * dayMs;
  const day = today + inDays * dayMs;
  const ahead = weekday === undefined ? 0 : (weekday - new Date(day).getUTCDay() + 7) % 7;
  return day + ahead * dayMs;
}

/** Returns the creation time of an event: six weeks before it, but never in the future. */
const writtenDown = (start: number, now: Date) =>
  new Date(Math.min(start - 42 * dayMs, now.getTime())).toISOString();

function dated({ when, ...text }: EventText, now: Date): EventItemInput {
  const day = dayOf(when, text.timezone, now);
  const at = (hour: number) => new Date(instantOfWall(day + hour * hourMs, text.timezone)).toISOString();
  return {
    ...text,
    createdAt: writtenDown(day, now),
    date: when.from === undefined ? dayText(day) : at(when.from),
    ...(when.to === undefined ? {} : { endDate: at(when.to) }),
    ...(when.deadlineDays === undefined
      ? {}
      : { registrationDeadline: dayText(day - when.deadlineDays * dayMs) }),
  };
}

/** Returns the time of the dinner: the second Saturday of December at 6 PM in Fremont. Pacific Standard Time applies all month. */
function dinnerOf(year: number): { start: Date; end: Date } {
  const weekday = new Date(Date.UTC(year, 11, 1)).getUTCDay();
  const day = 1 + ((6 - weekday + 7) % 7) + 7;
  const start = new Date(Date.UTC(year, 11, day, 18 + 8));
  return { start, end: new Date(start.getTime() + 5 * hourMs) };
}

/** Returns the annual dinner, never a past one: December 12, 2026, or the one of a later December. */
export function sampleFeaturedEvent(now: Date): EventItem {
  const year = Math.max(2026, now.getUTCFullYear());
  const { start, end } = now < dinnerOf(year).end ? dinnerOf(year) : dinnerOf(year + 1);
  return v.parse(EventItem, {
    _id: 'event-long-table',
    title: 'The Long Table: annual dinner and awards',
    description:
      'One table, seven chapters, two hundred and forty chairs. Dinner, the year’s awards, and a toast to the class of 1976.',
    createdAt: writtenDown(start.getTime(), now),
    date: start.toISOString(),
    endDate: end.toISOString(),
    timezone: 'America/Los_Angeles',
    location: 'Saltmarsh Hall, Fremont, California',
    category: 'Dinner',
    organizer: 'Bay Area chapter',
    chapter: 'bay-area',
    maxAttendees: 240,
    registeredCount: 212,
    // The Saturday before, in the zone of Fremont.
    registrationDeadline: dayText(start.getTime() - 8 * dayMs),
    ...pictures({ '/art/event-long-table.svg': 'The table from above; one chair is still empty' }),
  } satisfies EventItemInput);
}

/** Returns all sample events, including the featured one. Their days follow the clock, so that there is always one today. */
export function sampleEvents(now: Date): EventItem[] {
  return [sampleFeaturedEvent(now), ...eventTexts.map((text) => v.parse(EventItem, dated(text, now)))];
}
