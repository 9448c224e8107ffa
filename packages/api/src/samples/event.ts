import type { FeaturedEvent } from '../contract/entities/featured-event.ts';

/** Six in the evening of the second Saturday of December, in Fremont; Pacific Standard Time all month. */
function dinnerOf(year: number): { start: Date; end: Date } {
  const weekday = new Date(Date.UTC(year, 11, 1)).getUTCDay();
  const day = 1 + ((6 - weekday + 7) % 7) + 7;
  const start = new Date(Date.UTC(year, 11, day, 18 + 8));
  return { start, end: new Date(start.getTime() + 5 * 3_600_000) };
}

/** The annual dinner, and never one that is over: December 12, 2026, or the December after. */
export function sampleEvents(now: Date): FeaturedEvent[] {
  const year = Math.max(2026, now.getUTCFullYear());
  const { start, end } = now < dinnerOf(year).end ? dinnerOf(year) : dinnerOf(year + 1);
  return [
    {
      _id: 'event-long-table',
      title: 'The Long Table: annual dinner and awards',
      description:
        'One table, seven chapters, two hundred and forty chairs. Dinner, the year’s awards, and a toast to the class of 1976.',
      date: start.toISOString(),
      endDate: end.toISOString(),
      timezone: 'America/Los_Angeles',
      location: 'Saltmarsh Hall, Fremont, California',
      images: ['/art/event-long-table.svg'],
      registrationURL: undefined,
    },
  ];
}
