import { EventItem } from '@banyan/api/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { registerHead } from './registerHead.ts';

const origin = 'https://alumni.example.org';

const headOf = (changed: object) => {
  const event = v.parse(EventItem, {
    _id: 'gala',
    title: 'Spring gala',
    description: 'Dinner,\nthen dancing.',
    date: '2027-03-20T18:00:00-07:00',
    endDate: '2027-03-20T22:00:00-07:00',
    timezone: 'America/Los_Angeles',
    location: 'Saltmarsh Hall, Fremont, California',
    images: ['/media/gala-1.jpg', '/art/gala.svg'],
    maxAttendees: 100,
    registeredCount: 40,
    registrationDeadline: '2027-03-15',
    createdAt: '2026-11-01T09:00:00.000Z',
    ...changed,
  });
  return registerHead('gala', {
    start: { ready: true, data: { title: event.title, event, apiBase: '/api' } },
  });
};
const dataOf = (changed: object = {}) => headOf(changed).data?.(origin)[0];

describe('page head of an upcoming event', () => {
  it('describes the date, place and registration of the event for search engines', () => {
    expect(dataOf()).toMatchObject({
      '@type': 'Event',
      name: 'Spring gala',
      startDate: '2027-03-21T01:00:00.000Z',
      endDate: '2027-03-21T05:00:00.000Z',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Saltmarsh Hall, Fremont, California' },
      image: [`${origin}/media/gala-1.jpg`],
      organizer: { '@id': `${origin}/#organization` },
      offers: {
        '@type': 'Offer',
        price: 0,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        url: `${origin}/events/register/gala`,
        validThrough: '2027-03-16T06:59:59.999Z',
      },
    });
  });

  it('marks a sold-out, canceled, online or hybrid event, and leaves out the offer when registration is on another site', () => {
    expect(dataOf({ registeredCount: 100 })).toMatchObject({
      offers: { availability: 'https://schema.org/SoldOut' },
    });
    expect(dataOf({ canceledAt: '2027-01-01T00:00:00.000Z' })).toMatchObject({
      eventStatus: 'https://schema.org/EventCancelled',
      offers: undefined,
    });
    expect(dataOf({ location: 'Zoom' })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: `${origin}/events/register/gala` },
    });
    expect(dataOf({ location: 'Saltmarsh Hall and online' })).toMatchObject({
      eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
      location: [{ '@type': 'Place' }, { '@type': 'VirtualLocation' }],
    });
    expect(dataOf({ registrationURL: 'https://tickets.example.org/gala' })).toMatchObject({
      offers: undefined,
    });
  });

  it('shares the event’s photo, and the site’s card if the event only has a drawing', () => {
    expect(headOf({}).picture).toEqual({ src: '/media/gala-1.jpg', alt: 'Spring gala' });
    expect(headOf({ images: ['/art/gala.svg'] }).picture).toBeUndefined();
  });
});
