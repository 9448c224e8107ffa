import type { ListedEvent } from '@banyan/app/events';
import { expect, test } from 'vitest';
import { pageSizes } from '../../../content/pageSizes.ts';
import { eventsToSend, pastPageHref, pastPageOf, shownEvents } from './shownEvents.ts';
import { listedEvent } from './test-listed-event.ts';

const now = Date.parse('2026-11-24T00:00:00Z');
const event = (id: string, days: number) => listedEvent(id, new Date(now + days * 86_400_000).toISOString());
const size = pageSizes.pastEvents;
const all = {
  feed: '',
  events: [
    event('next', 3),
    ...Array.from({ length: 2 * size + 1 }, (_, place) => event(`${place}`, -2 - place)),
  ],
};
const ids = (events: readonly ListedEvent[] | undefined) => events?.map(({ _id }) => _id);

test('paginates past events, latest first, and shows the last page for a page number beyond it', () => {
  expect(ids(shownEvents(all, 1, now)?.past)).toEqual(['0', '1', '2', '3', '4']);
  expect(ids(shownEvents(all, 9, now)?.past)).toEqual([`${2 * size}`]);
  expect(shownEvents(all, 9, now)).toMatchObject({ page: 3, pages: 3 });
});

test('a document holds only the events of its page, and shows nothing for another page', () => {
  const sent = eventsToSend(all, 2, now);
  expect(sent.events).toHaveLength(1 + size);
  expect(shownEvents(sent, 2, now)).toEqual(shownEvents(all, 2, now));
  expect(shownEvents(sent, 1, now)).toBeUndefined();
});

test('reads an invalid page number as the first page', () => {
  for (const page of [undefined, '2', 0, -1, 1.5, {}]) expect(pastPageOf({ page })).toBe(1);
  expect([1, 2].map(pastPageHref)).toEqual(['/events', '/events?page=2']);
  expect(pastPageOf({ page: 2 })).toBe(2);
});
