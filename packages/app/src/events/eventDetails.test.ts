import type { FeaturedEvent } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { createEventDetails } from './eventDetails.ts';

const eventDetails = createEventDetails({
  registerLabel: 'Register',
  registerHref: (id) => `/events/register/${encodeURIComponent(id)}`,
});

const event: FeaturedEvent = {
  _id: 'long table/1',
  title: 'The Long Table',
  description: 'Dinner.',
  date: '2026-12-13T02:00:00.000Z',
  timezone: 'America/Los_Angeles',
  location: 'Fremont',
  images: ['/art/event-long-table.svg', '/art/other.svg'],
  registrationURL: undefined,
};

test('the date is the day in the event’s own zone, in long US format', () => {
  expect(eventDetails(event)).toMatchObject({
    dateLong: 'Saturday, December 12, 2026',
    day: '12',
    month: 'December',
    image: '/art/event-long-table.svg',
  });
});

test.each(['2026-12-13', '2026-12-13T00:00:00.000Z'])('a date without a zone (%s) is that day', (date) => {
  expect(eventDetails({ ...event, date, timezone: undefined }).dateLong).toBe('Sunday, December 13, 2026');
});

test('a zone that does not exist is no reason to fail', () => {
  expect(eventDetails({ ...event, timezone: 'Mars/Olympus' }).day).toBe('13');
});

test('registration is on this site, or in a new tab where the event has an address of its own', () => {
  expect(eventDetails(event).action).toEqual({
    label: 'Register',
    href: '/events/register/long%20table%2F1',
  });
  const registrationURL = 'https://tickets.example.org/1';
  expect(eventDetails({ ...event, registrationURL }).action).toEqual({
    label: 'Register',
    href: registrationURL,
    external: true,
  });
});
