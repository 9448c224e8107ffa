import { EventItem } from '@banyan/api/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { registerHead } from './register/registerHead.ts';
import { ticketEvent } from './register/ticketEvent.ts';

const event = v.parse(EventItem, {
  _id: 'long table/1',
  title: 'The Long Table',
  description: 'One table.',
  date: '2026-12-13T02:00:00.000Z',
  endDate: '2026-12-13T07:00:00.000Z',
  timezone: 'America/Los_Angeles',
  location: 'Fremont',
  images: ['/film/a.mp4', 'uploads/a.jpg'],
  maxAttendees: 240,
  registeredCount: 212,
  registrationDeadline: '2026-12-05',
});

test('a ticket shows the seats left of a limited event, and zero once the server reports it full', () => {
  const seats = (more: object, isFull = false) =>
    ticketEvent({ event: { ...event, ...more }, apiBase: '/api' }, { yourTime: undefined, full: isFull })
      .seats;
  expect(seats({})).toEqual({ left: 28, of: 240 });
  expect(seats({}, true)).toEqual({ left: 0, of: 240 });
  expect(seats({ maxAttendees: null })).toBeUndefined();
  expect(seats({ registeredCount: undefined })).toBeUndefined();
});

test('the page head describes the event, within the length that search engines show', () => {
  const long = { ...event, description: 'A long word and another one. '.repeat(20) };
  const { path, title, description } = registerHead(event._id, {
    start: { ready: true, data: { title: long.title, event: long, apiBase: '/api' } },
  });
  expect({ path, title }).toEqual({ path: '/events/register/long%20table%2F1', title: 'The Long Table' });
  expect(description?.length).toBeLessThanOrEqual(160);
  expect(description).toMatch(/^Saturday, December 12.*…$/);
  expect(registerHead('unknown', undefined).index).toBe(false);
});
