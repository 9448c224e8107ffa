import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  calls,
  deadlineOf,
  EventItem,
  eventDay,
  eventEnd,
  eventHours,
  eventLastDay,
  eventStart,
  FeaturedEvent,
  instantOf,
  isMoment,
  isToday,
  isUpcoming,
  lastInstantOf,
  mediaAddress,
  mediaItems,
  mediaType,
  momentLong,
  registrationState,
  seatsLeft,
  sortedEvents,
  yourTime,
} from '../index.ts';

const la = 'America/Los_Angeles';
const at = (iso: string) => Date.parse(iso);
const dated = (date: string, more: { endDate?: string; timezone?: string } = {}) => ({ date, ...more });
const read = (more: Record<string, unknown>) =>
  v.parse(EventItem, { _id: '1', title: 'A', date: '2026-12-12', ...more });

describe('moments', () => {
  test.each([
    ['2026-12-13T02:00:00.000Z', '2026-12-13T02:00:00Z'],
    ['2026-12-12T18:00:00-08:00', '2026-12-13T02:00:00Z'],
    ['2026-12-12T18:00', '2026-12-13T02:00:00Z'],
    ['2026-12-12 18:00:00', '2026-12-13T02:00:00Z'],
    ['2026-12-12', '2026-12-12T08:00:00Z'],
    ['2026-03-08T01:59', '2026-03-08T09:59:00Z'],
    // Skipped hour: read with the offset before it.
    ['2026-03-08T02:30', '2026-03-08T10:30:00Z'],
    ['2026-03-08T03:00', '2026-03-08T10:00:00Z'],
    // Repeated hour: the first one counts.
    ['2026-11-01T01:30', '2026-11-01T08:30:00Z'],
    ['2026-11-01T02:00', '2026-11-01T10:00:00Z'],
  ])('reads %s in Los Angeles as %s', (text, instant) => expect(instantOf(text, la)).toBe(at(instant)));

  test.each([
    '',
    'soon',
    '2026-13-01',
    '2026-02-30',
    '2026-12-12T25:00',
    '12/12/2026',
    '2026',
    '2026-12-12T'.repeat(9),
  ])('rejects %j as a moment', (text) => {
    expect(isMoment(text)).toBe(false);
    expect(instantOf(text, la)).toBeUndefined();
  });

  test.each([
    ['2026-03-08', la, '2026-03-09T06:59:59.999Z'],
    ['2026-11-01', la, '2026-11-02T07:59:59.999Z'],
    ['2026-12-12', 'Asia/Kolkata', '2026-12-12T18:29:59.999Z'],
    // Midnight of the next day does not exist here: the clocks go from 23:59 to 1:00.
    ['2026-04-23', 'Africa/Cairo', '2026-04-23T21:59:59.999Z'],
  ])('the day %s in %s lasts until %s', (day, zone, end) => {
    expect(lastInstantOf(day, zone)).toBe(at(end));
  });
});

describe('upcoming or past', () => {
  test('an event without an end is upcoming through the instant it begins', () => {
    const event = dated('2026-12-13T02:00:00Z', { timezone: la });
    expect(isUpcoming(event, at('2026-12-13T02:00:00Z'))).toBe(true);
    expect(isUpcoming(event, at('2026-12-13T02:00:00.001Z'))).toBe(false);
  });

  test('an event is upcoming to its end or the end of its day, and an end before its start is ignored', () => {
    expect(eventEnd(dated('2026-12-13T02:00:00Z', { endDate: '2026-12-13T07:00:00Z' }))).toBe(
      at('2026-12-13T07:00:00Z'),
    );
    expect(eventEnd(dated('2026-12-12', { timezone: la }))).toBe(at('2026-12-13T07:59:59.999Z'));
    expect(eventEnd(dated('2026-12-12', { endDate: '2026-12-13', timezone: la }))).toBe(
      at('2026-12-14T07:59:59.999Z'),
    );
    for (const endDate of ['2025-01-01', 'whenever']) {
      expect(eventEnd(dated('2026-12-12', { endDate, timezone: la }))).toBe(at('2026-12-13T07:59:59.999Z'));
    }
  });

  test('an event happens today on its own day in its zone, until it is over', () => {
    const event = dated('2026-12-12T18:00', { endDate: '2026-12-12T23:00', timezone: la });
    expect(isToday(event, at('2026-12-12T07:59:00Z'))).toBe(false);
    expect(isToday(event, at('2026-12-12T08:00:00Z'))).toBe(true);
    expect(isToday(event, at('2026-12-13T06:59:00Z'))).toBe(true);
    expect(isToday(event, at('2026-12-13T07:01:00Z'))).toBe(false);
  });

  test('sorts upcoming events first to last and past ones latest first', () => {
    const events = ['2026-01-01', '2027-01-01', '2026-02-01', '2028-01-01'].map((date) => dated(date));
    const { upcoming, past } = sortedEvents(events, at('2026-06-01'));
    expect(upcoming.map((event) => event.date)).toEqual(['2027-01-01', '2028-01-01']);
    expect(past.map((event) => event.date)).toEqual(['2026-02-01', '2026-01-01']);
  });
});

describe('registration state', () => {
  const event = read({
    date: '2026-12-12T18:00',
    timezone: la,
    registrationDeadline: '2026-12-04',
    maxAttendees: 50,
    registeredCount: 49,
  });

  test.each([
    ['2026-11-21T00:00:00Z', {}, 'open'],
    ['2026-12-05T07:59:59Z', {}, 'open'],
    ['2026-12-05T08:00:00Z', {}, 'closed'],
    ['2026-12-05T08:00:00Z', { registeredCount: 50 }, 'closed'],
    ['2026-11-21T00:00:00Z', { registeredCount: 50 }, 'full'],
    ['2026-11-21T00:00:00Z', { registeredCount: 51 }, 'full'],
    ['2026-11-21T00:00:00Z', { registeredCount: 51, maxAttendees: null }, 'open'],
    ['2026-12-06T00:00:00Z', { registrationDeadline: null }, 'open'],
    ['2026-12-06T00:00:00Z', { registrationDeadline: 'soon' }, 'open'],
    ['2026-12-13T02:00:01Z', { registrationDeadline: null }, 'ended'],
  ])('at %s, registration with %j is %s', (now, more, state) => {
    expect(registrationState({ ...event, ...more }, at(now))).toBe(state);
  });

  test('counts the seats left only if capacity and registrations are known', () => {
    expect(seatsLeft(event)).toBe(1);
    expect(seatsLeft({ ...event, registeredCount: undefined })).toBeUndefined();
    expect(deadlineOf(event)).toBe(at('2026-12-05T07:59:59.999Z'));
  });
});

describe('event dates in words', () => {
  const dinner = dated('2026-12-13T02:00:00Z', { endDate: '2026-12-13T07:00:00Z', timezone: la });

  test('shows event times in the event’s own zone, with its abbreviation', () => {
    expect(eventDay(dinner)).toEqual({
      dateLong: 'Saturday, December 12, 2026',
      day: '12',
      month: 'December',
    });
    expect(eventHours(dinner)).toBe('6:00 PM to 11:00 PM PST');
    expect(eventHours(dated('2026-07-04T10:00', { timezone: la }))).toBe('10:00 AM PDT');
    expect(eventHours(dated('2026-10-31T22:00', { endDate: '2026-11-01T03:00', timezone: la }))).toBe(
      '10:00 PM PDT to 3:00 AM PST',
    );
  });

  test('shows a day without a time as the same day in every zone', () => {
    for (const timezone of [la, 'Asia/Kolkata', 'Pacific/Kiritimati', 'Mars/Olympus']) {
      expect(eventDay(dated('2026-12-12', { timezone })).day).toBe('12');
      expect(eventHours(dated('2026-12-12', { timezone }))).toBeUndefined();
      expect(yourTime(dated('2026-12-12', { timezone }), 'Asia/Tokyo')).toBeUndefined();
    }
    expect(eventHours(dated('2026-12-12T00:00:00.000Z'))).toBeUndefined();
  });

  test('shows the reader’s time only if it differs from the event’s', () => {
    expect(yourTime(dinner, 'Asia/Kolkata')).toBe('Sunday, December 13, 7:30 AM to 12:30 PM GMT+5:30');
    expect(yourTime(dinner, 'America/Tijuana')).toBeUndefined();
    expect(yourTime(dinner, 'Nowhere/At_All')).toContain('2:00 AM to 7:00 AM UTC');
  });

  test('shows the last day of an event that ends on a later day', () => {
    expect(eventLastDay(dinner)).toBeUndefined();
    expect(
      eventLastDay(dated('2026-10-31T22:00', { endDate: '2026-11-01T03:00', timezone: la })),
    ).toBeUndefined();
    expect(eventLastDay(dated('2026-12-12', { endDate: '2026-12-13', timezone: la }))).toBe(
      'Sunday, December 13, 2026',
    );
  });

  test('shows the time of a deadline only if it has one', () => {
    expect(momentLong(at('2026-12-05T07:59:59.999Z'), '2026-12-04', la)).toBe('Friday, December 4, 2026');
    expect(momentLong(at('2026-12-05T01:00:00Z'), '2026-12-04T17:00', la)).toBe(
      'Friday, December 4, 2026, 5:00 PM PST',
    );
  });

  test('reads the start in UTC if the zone is unknown', () => {
    expect(eventStart(dated('2026-12-12', { timezone: 'Mars/Olympus' }))).toBe(at('2026-12-12T00:00:00Z'));
  });
});

describe('gallery', () => {
  test.each([
    ['a.jpg', 'image'],
    ['a.MP4', 'video'],
    ['a.mov?v=2', 'video'],
    ['a.webm#t=3', 'video'],
    ['a.mp4.jpg', 'image'],
    ['a.jpg?film=b.mp4', 'image'],
    ['mp4', 'image'],
    ['', 'image'],
  ])('the path %s is a file of type %s', (path, type) => expect(mediaType(path)).toBe(type));

  test('the gallery has an item for each path, with captions counted by type', () => {
    const event = read({
      title: 'Garba night',
      images: ['uploads/one.JPG', 'uploads/film%20one.mp4?v=1', 'uploads/two.jpg'],
      media: [{ path: 'uploads/film%20one.mp4?v=1', poster: 'uploads/film.jpg' }],
    });
    expect(mediaItems(event, 'https://api.example.org/api')).toMatchObject([
      {
        id: '1',
        type: 'image',
        src: 'https://api.example.org/uploads/one.JPG',
        caption: 'Garba night - Image 1',
      },
      {
        id: '2',
        type: 'video',
        thumbnail: 'https://api.example.org/uploads/film.jpg',
        caption: 'Garba night - Video 1',
        label: 'Video 1',
        filename: 'film one.mp4',
      },
      { id: '3', caption: 'Garba night - Image 2', known: undefined },
    ]);
  });

  test.each([
    ['/art/a.svg', '/api', '/art/a.svg'],
    ['art/a.svg', '/api', '/art/a.svg'],
    ['//evil.example/a.svg', '/api', '/evil.example/a.svg'],
    ['\\\\evil.example/a.svg', '/api', '/evil.example/a.svg'],
    ['https://cdn.example.org/a.jpg', '/api', 'https://cdn.example.org/a.jpg'],
    ['a.jpg', 'https://api.example.org/v1/api', 'https://api.example.org/a.jpg'],
    ['javascript:alert(1)', '/api', ''],
    ['data:image/svg+xml,x', '/api', ''],
  ])('resolves %s beside the API base %s to %s', (path, base, address) =>
    expect(mediaAddress(path, base)).toBe(address),
  );
});

describe('event answers', () => {
  test('reads events that have only the spec’s keys and leaves invalid entries out of the list', () => {
    const good = { _id: '1', title: 'A', description: '', date: '2026-12-12', location: '', images: [] };
    const { data } = v.parse(calls.getActiveEvents.answer, {
      success: true,
      data: [
        good,
        { ...good, _id: '2', date: 'soon' },
        { ...good, _id: '3', date: undefined },
        null,
        7,
        { ...good, _id: '4', isActive: false },
        { ...good, _id: '5', isApproved: false },
        { ...good, _id: '6', registeredUsers: [{ email: 'a@example.org' }], category: ' ' },
      ],
    });
    expect(data.map((event) => event._id)).toEqual(['1', '6']);
    expect(data[1]).toMatchObject({ registeredUsers: [], category: 'Event' });
  });

  test('reads an event that is not approved as null', () => {
    const hidden = read({ isApproved: false });
    expect(v.parse(calls.getEvent.answer, { data: hidden }).data).toBeNull();
    expect(v.parse(calls.getEvent.answer, { success: true }).data).toBeNull();
    expect(v.parse(calls.getEvent.answer, { data: read({}) }).data?._id).toBe('1');
  });

  test.each([EventItem, FeaturedEvent])(
    'drops a registration link that must not be rendered (%#)',
    (schema) => {
      const event = { _id: '1', title: 'A', date: '2026-12-12', registrationURL: 'javascript:alert(1)' };
      expect(v.parse(schema, event).registrationURL).toBeUndefined();
    },
  );
});
