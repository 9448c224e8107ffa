import { EventItem } from '@banyan/api/contract';
import * as v from 'valibot';
import { describe, expect, test, vi } from 'vitest';
import { eventPicture } from './eventPicture.ts';
import { clockLine, eventWhen } from './eventWords.ts';
import { foundEvents } from './foundEvents.ts';

const event = v.parse(EventItem, {
  _id: 'long table/1',
  title: 'The Long Table',
  description: 'One table.',
  date: '2026-12-13T02:00:00.000Z',
  endDate: '2026-12-13T07:00:00.000Z',
  timezone: 'America/Los_Angeles',
  location: 'Fremont',
  images: ['/film/a.mp4', 'uploads/a.jpg'],
});

const clock = { its: 'The time where it takes place.', yours: 'your time' };

describe('date and hours of an event', () => {
  test.each([
    [{}, 'Saturday, December 12, 2026, 6:00\u00a0PM to 11:00\u00a0PM\u00a0PST'],
    [{ endDate: null }, 'Saturday, December 12, 2026, 6:00\u00a0PM\u00a0PST'],
    [{ date: '2026-12-12', endDate: null }, 'Saturday, December 12, 2026'],
    [
      { date: '2026-12-12', endDate: '2026-12-13' },
      'Saturday, December 12, 2026 to Sunday, December 13, 2026',
    ],
  ])('writes the date of %o as %s', (more, words) => {
    expect(eventWhen({ ...event, ...more })).toBe(words);
  });

  test.each([
    ['America/New_York', '9:00\u00a0PM to 2:00\u00a0AM\u00a0EST, your\u00a0time'],
    ['Asia/Kolkata', 'Sunday, December 13, 7:30\u00a0AM to 12:30\u00a0PM\u00a0GMT+5:30, your\u00a0time'],
    ['America/Tijuana', 'The time where it takes place.'],
  ])('writes the hours for a reader in %s as %s', (timeZone, words) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockImplementation(function (
      this: Intl.DateTimeFormat,
    ) {
      return { ...resolvedOptions.call(this), timeZone };
    });
    expect(clockLine(event, true, clock)).toBe(words);
    expect(clockLine(event, false, clock)).toBe('The time where it takes place.');
    expect(clockLine({ ...event, date: '2026-12-12', endDate: null }, true, clock)).toBeUndefined();
    vi.restoreAllMocks();
  });
});

test('uses the first picture that is not a video, at the API’s host, with the formats the server has', () => {
  expect(eventPicture(event, 'https://api.example.org/api')).toEqual({
    image: 'https://api.example.org/uploads/a.jpg',
    imageAlt: '',
  });
  const media = {
    path: 'uploads/a.jpg',
    width: 1600,
    height: 900,
    alt: 'A table',
    poster: null,
    sources: [
      { path: 'uploads/a-400.avif', type: 'image/avif', width: 400 },
      { path: 'uploads/a-800.avif', type: 'image/avif', width: 800 },
    ],
  };
  expect(eventPicture({ ...event, media: [media] }, '/api')).toEqual({
    image: {
      src: '/uploads/a.jpg',
      width: 1600,
      height: 900,
      sources: [{ type: 'image/avif', srcSet: '/uploads/a-400.avif 400w, /uploads/a-800.avif 800w' }],
    },
    imageAlt: 'A table',
  });
  expect(eventPicture({ ...event, images: ['javascript:alert(1)'] }, '/api').image).toBeUndefined();
});

test.each([
  [undefined, '/api', 'https://alumni.example.org/api/events/calendar.ics'],
  ['bay-area', 'https://api.example.org/', 'https://api.example.org/events/calendar.ics?chapter=bay-area'],
])('the list of chapter %s with the API at %s can be subscribed to at %s', (chapter, apiBase, feed) => {
  const found = foundEvents([event], { apiBase, origin: 'https://alumni.example.org', chapter });
  expect(found.feed).toBe(feed);
  expect(found.events[0]).not.toHaveProperty('media');
  expect(found.events[0]?.calendar).toMatch(/events\/long%20table%2F1\/event\.ics$/);
});
