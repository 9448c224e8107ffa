import { EventItem } from '@banyan/api/contract';
import type { ListedEvent } from '@banyan/app/events';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { eventData } from './eventData.ts';
import { registerHref } from './eventPaths.ts';
import { upcomingRow } from './list/upcomingRow.ts';
import { galleryHref, galleryQuery } from './past/galleryAddress.ts';
import { galleryItems } from './past/galleryItems.ts';
import { pastEventHref } from './pastEventHref.ts';

const event = (more: object = {}) =>
  v.parse(EventItem, {
    _id: 'event-dinner',
    title: 'Dinner',
    date: '2026-12-13T02:00:00Z',
    endDate: '2026-12-13T07:00:00Z',
    timezone: 'America/Los_Angeles',
    location: 'Fremont',
    ...more,
  });
const listed = (more: object = {}): ListedEvent => ({
  ...event(more),
  image: undefined,
  calendar: '/api/events/event-dinner/event.ics',
});
const before = Date.parse('2026-11-21T12:00:00Z');
const origin = 'https://alumni.example.org';

describe('event list', () => {
  test('a row shows the day, the registration link, and whether registration is closed', () => {
    expect(upcomingRow(listed(), before, false)).toMatchObject({
      day: '12',
      month: 'Dec',
      dateTime: '2026-12-13T02:00:00.000Z',
      action: { label: 'Register', href: '/events/register/event-dinner' },
      mark: undefined,
    });
    expect(upcomingRow(listed(), Date.parse('2026-12-12T20:00:00Z'), false).mark).toBe('Happening today');
    const details = { label: 'See details', href: '/events/register/event-dinner' };
    expect(upcomingRow(listed({ registrationDeadline: '2026-11-01' }), before, false)).toMatchObject({
      mark: undefined,
      closed: 'Registration Closed',
      action: details,
      calendar: undefined,
    });
    const full = { maxAttendees: 2, registeredCount: 2 };
    expect(upcomingRow(listed(full), Date.parse('2026-12-12T20:00:00Z'), false)).toMatchObject({
      mark: 'Happening today',
      closed: 'Every seat is taken',
      action: details,
      calendar: undefined,
    });
    const elsewhere = { ...full, registrationURL: 'https://tickets.example.org/dinner' };
    expect(upcomingRow(listed(elsewhere), before, false)).toMatchObject({
      closed: undefined,
      calendar: { label: 'Add to calendar' },
      action: { href: 'https://tickets.example.org/dinner', external: true },
    });
  });

  test('an event whose id begins with past- has no page', () => {
    expect(pastEventHref('event-dinner')).toBe('/events/past/event-dinner');
    expect(pastEventHref('past-dinner')).toBeUndefined();
    expect(pastEventHref('a/b')).toBe('/events/past/a%2Fb');
    expect(registerHref('a/b')).toBe('/events/register/a%2Fb');
  });
});

describe('gallery of a past event', () => {
  test('the gallery’s URL holds only the filter and the open item', () => {
    expect(galleryQuery('?filter=video&media=4&x=1')).toEqual({ filter: 'video', media: '4' });
    expect(galleryQuery('?filter=gossip&media=')).toEqual({ filter: 'all', media: undefined });
    expect(galleryHref('a/b', { filter: 'image', media: '2' })).toBe(
      '/events/past/a%2Fb?filter=image&media=2',
    );
    expect(galleryHref('a', { filter: 'all', media: undefined })).toBe('/events/past/a');
  });

  test('uses picture sizes from the server, and needs only the path without them', () => {
    const media = [
      {
        path: 'a.jpg',
        width: 1200,
        height: 800,
        alt: 'Two dhols',
        sources: [
          { path: 'a-400.avif', type: 'image/avif', width: 400 },
          { path: 'a-800.avif', type: 'image/avif', width: 800 },
        ],
      },
      { path: 'b.mp4', size: 312_000_000, poster: 'b.webp', captions: 'b.vtt' },
    ];
    const found = {
      event: event({ images: ['a.jpg', 'b.mp4', 'C.PNG?v=1'], media }),
      apiBase: 'https://api.example.org/api',
    };
    expect(galleryItems(found)).toMatchObject([
      {
        id: '1',
        type: 'image',
        caption: 'Dinner - Image 1',
        href: '/events/past/event-dinner?media=1',
        alt: 'Two dhols',
        thumbnail: { src: 'https://api.example.org/a.jpg', width: 1200, height: 800 },
        sources: [
          {
            type: 'image/avif',
            srcSet: 'https://api.example.org/a-400.avif 400w, https://api.example.org/a-800.avif 800w',
          },
        ],
      },
      {
        type: 'video',
        caption: 'Dinner - Video 1',
        size: '312 MB',
        poster: 'https://api.example.org/b.webp',
        captions: { src: 'https://api.example.org/b.vtt', language: 'en', label: 'English' },
      },
      { type: 'image', caption: 'Dinner - Image 2', thumbnail: 'https://api.example.org/C.PNG?v=1' },
    ]);
  });
});

describe('structured data of an event', () => {
  test('leaves out unknown data, or uses the association instead', () => {
    expect(
      eventData({ ...event({ date: '2026-12-12', endDate: '2026-12-13' }), image: undefined }, origin, '/x'),
    ).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Event',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      name: 'Dinner',
      startDate: '2026-12-12',
      endDate: '2026-12-13',
      eventStatus: 'https://schema.org/EventScheduled',
      location: { '@type': 'Place', name: 'Fremont', address: 'Fremont' },
      image: [`${origin}/og.png`],
      organizer: { '@id': `${origin}/#organization` },
      url: `${origin}/x`,
    });
  });

  test('leaves out an unreadable end date', () => {
    const data = eventData({ ...event({ endDate: 'later' }), image: '/a.jpg' }, origin, '/x');
    expect(data).not.toHaveProperty('endDate');
    expect(data.image).toEqual([`${origin}/a.jpg`]);
  });
});
