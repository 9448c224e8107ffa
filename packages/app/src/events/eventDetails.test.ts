import type { FeaturedEvent } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { createEventDetails, withPictures } from './eventDetails.ts';

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
  media: [],
  registrationURL: undefined,
};

test('shows the date in the event’s own zone, in long US format', () => {
  expect(eventDetails(event)).toMatchObject({
    dateLong: 'Saturday, December 12, 2026',
    day: '12',
    month: 'December',
    image: '/art/event-long-table.svg',
  });
});

test('returns the picture in its known sizes, at the API’s address', () => {
  const known = {
    path: 'uploads/a.jpg',
    width: 2000,
    height: 1500,
    alt: 'A table',
    sources: [{ path: 'uploads/a-400.avif', type: 'image/avif', width: 400 }],
  };
  const found = withPictures(
    { ...event, images: ['uploads/a.jpg'], media: [known] },
    'https://api.example.org/api',
  );
  expect(found && eventDetails(found)).toMatchObject({
    image: {
      src: 'https://api.example.org/uploads/a.jpg',
      width: 2000,
      height: 1500,
      sources: [{ type: 'image/avif', srcSet: 'https://api.example.org/uploads/a-400.avif 400w' }],
    },
    imageAlt: 'A table',
  });
  expect(eventDetails({ ...event, images: [] })).not.toHaveProperty('image');
});

test.each(['2026-12-13', '2026-12-13T00:00:00.000Z'])(
  'treats a date without a zone (%s) as that day',
  (date) => {
    expect(eventDetails({ ...event, date, timezone: undefined }).dateLong).toBe('Sunday, December 13, 2026');
  },
);

test('accepts an event with an unknown time zone', () => {
  expect(eventDetails({ ...event, timezone: 'Mars/Olympus' }).day).toBe('13');
});

test('links registration to this site, or to the event’s own address in a new tab', () => {
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
