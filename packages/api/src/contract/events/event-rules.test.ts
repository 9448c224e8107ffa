import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { errorsIn, lacking } from '../test-errors.ts';
import { deadlineTooLate, endsTooEarly, eventRules, mostSeats } from './event-rules.ts';

const words = {
  name: 'name',
  date: 'date',
  moment: 'moment',
  year: 'year',
  zone: 'zone',
  place: 'place',
  chapter: 'chapter',
  seats: 'seats',
  confirmation: 'confirmation',
  address: 'address',
  featured: 'featured',
  tooLong: (most: number) => `at most ${most}`,
  characters: 'characters',
};
const Event = v.strictObject(eventRules(words));

const good = {
  title: 'Tea, twice',
  date: '2027-10-16T18:00',
  end: '2027-10-16T21:00',
  zone: 'America/Chicago',
  location: 'Evanston',
  description: 'Two\ncups',
  category: 'Tea',
  organizer: 'Leela',
  chapter: 'bay-area',
  seats: 40,
  deadline: '2027-10-15',
  confirmation: 'letter',
  registration: 'https://example.org/tea',
  featured: true,
};

describe('event fields', () => {
  test('reads a valid event unchanged', () => {
    expect(v.parse(Event, good)).toEqual(good);
  });

  test('fills in the optional fields of an event', () => {
    const { title, date, location } = good;
    const least = {
      title,
      date,
      location,
      chapter: null,
      seats: null,
      confirmation: 'none',
      featured: false,
    };
    expect(v.parse(Event, least)).toEqual({
      ...least,
      end: '',
      zone: '',
      description: '',
      category: '',
      organizer: '',
      deadline: '',
      registration: '',
    });
  });

  test.each(['title', 'date', 'location'])('rejects a blank %s', (key) => {
    const message = { title: 'name', date: 'date', location: 'place' }[key];
    expect(errorsIn(Event, { ...good, [key]: ' ' })).toEqual({ [key]: message });
  });

  test.each(['title', 'location', 'chapter', 'seats', 'confirmation', 'featured'])('requires %s', (key) => {
    for (const body of lacking(good, key)) expect(Object.keys(errorsIn(Event, body))).toEqual([key]);
  });

  test.each([
    [{ title: 7 }, 'name'],
    [{ title: 'x'.repeat(151) }, 'at most 150'],
    [{ title: 'a\u202eb' }, 'characters'],
    [{ date: 'soon' }, 'moment'],
    [{ date: '0026-12-12' }, 'year'],
    [{ date: '1854-12-31' }, 'year'],
    [{ end: '2101-01-01T18:00' }, 'year'],
    [{ deadline: '20261-12-12' }, 'year'],
    [{ date: 'x'.repeat(301) }, 'at most 300'],
    [{ date: 7 }, 'characters'],
    [{ end: '2027-02-30' }, 'moment'],
    [{ end: 'a\u202eb' }, 'moment'],
    [{ deadline: '16/10/2027' }, 'moment'],
    [{ zone: 'Mars/Olympus' }, 'zone'],
    [{ zone: 'x'.repeat(301) }, 'at most 300'],
    [{ location: 'x'.repeat(301) }, 'at most 300'],
    [{ location: 7 }, 'place'],
    [{ description: 'x'.repeat(5_001) }, 'at most 5000'],
    [{ description: 'a\u202eb' }, 'characters'],
    [{ category: 'x'.repeat(61) }, 'at most 60'],
    [{ organizer: 'x'.repeat(151) }, 'at most 150'],
    [{ chapter: 'atlantis' }, 'chapter'],
    [{ chapter: '' }, 'chapter'],
    [{ seats: 0 }, 'seats'],
    [{ seats: 1.5 }, 'seats'],
    [{ seats: mostSeats + 1 }, 'seats'],
    [{ seats: '40' }, 'seats'],
    [{ confirmation: 'oath' }, 'confirmation'],
    [{ registration: 'javascript:alert(1)' }, 'address'],
    [{ registration: 'x'.repeat(2_001) }, 'at most 2000'],
    [{ featured: 'yes' }, 'featured'],
  ])('rejects an event with %j: %s', (change, message) => {
    const [key = ''] = Object.keys(change);
    expect(errorsIn(Event, { ...good, ...change })).toEqual({ [key]: message });
  });

  test.each([
    { date: '2027-10-16' },
    { date: '２０２７‑１０‑１６' },
    { date: '२०२७-१०-१६T१८:००' },
    { end: '' },
    { deadline: '' },
    { zone: 'Asia/Kolkata' },
    { chapter: null },
    { seats: 1 },
    { seats: mostSeats },
    { confirmation: 'none' },
    { confirmation: 'verification' },
    { registration: '' },
    { registration: 'example.org/tea' },
    { featured: false },
  ])('accepts an event with %j', (change) => {
    expect(errorsIn(Event, { ...good, ...change })).toEqual({});
  });
});

/* Chicago is six hours behind UTC in winter. */
const zone = 'America/Chicago';

describe('end of an event', () => {
  test.each([
    ['2027-12-01T18:00', '2027-12-01T18:00', false],
    ['2027-12-01T18:00', '2027-12-01T17:59', true],
    ['2027-12-01T18:00', '2027-12-01', false],
    ['2027-12-01T18:00', '2027-11-30', true],
    ['2027-12-01', '2027-12-01', false],
    ['2027-12-01T18:00', '', false],
    ['2027-12-01T18:00', 'soon', false],
    // Still the day before in Chicago.
    ['2027-12-02T05:00:00Z', '2027-12-01', false],
    ['2027-12-02T06:00:00Z', '2027-12-01', true],
  ])('of an event that begins at %j, the end %j is too early: %j', (date, end, isEarly) => {
    expect(endsTooEarly({ date, end, zone })).toBe(isEarly);
  });

  test('compares start and end in UTC if the zone is missing or unknown', () => {
    for (const unknown of ['', 'Mars/Olympus']) {
      expect(endsTooEarly({ date: '2027-12-02T00:00:00Z', end: '2027-12-01', zone: unknown })).toBe(true);
      expect(endsTooEarly({ date: '2027-12-02T00:00', end: '2027-12-01', zone: unknown })).toBe(true);
      expect(endsTooEarly({ date: '2027-12-01T23:59:00Z', end: '2027-12-01', zone: unknown })).toBe(false);
    }
  });

  test('accepts any end if the start is unreadable', () => {
    expect(endsTooEarly({ date: 'soon', end: '2027-12-01', zone })).toBe(false);
  });
});

describe('registration deadline', () => {
  const evening = { date: '2027-12-01T18:00', end: '2027-12-01T21:00', zone };

  test.each([
    [evening, '2027-12-01T21:00', false],
    [evening, '2027-12-01T21:01', true],
    [{ ...evening, end: '' }, '2027-12-01T18:00', false],
    [{ ...evening, end: '' }, '2027-12-01T18:01', true],
    [{ ...evening, date: '2027-12-01', end: '' }, '2027-12-01T23:59', false],
    [{ ...evening, date: '2027-12-01', end: '' }, '2027-12-02', true],
    // A deadline without a time is the beginning of that day.
    [{ ...evening, end: '' }, '2027-12-01', false],
    [evening, '', false],
    [evening, 'soon', false],
    // An event from long before this site existed.
    [{ date: '1962-12-01', end: '', zone }, '', false],
    [{ ...evening, date: 'soon', end: '' }, '2027-12-01', false],
    [{ date: '2027-12-01', end: '', zone }, '2027-12-02T05:59:59Z', false],
    [{ date: '2027-12-01', end: '', zone }, '2027-12-02T06:00:00Z', true],
    [{ date: '2027-12-01', end: '', zone: '' }, '2027-12-02T00:00:00Z', true],
    [{ date: '2027-12-01', end: '', zone: '' }, '2027-12-02', true],
    [{ date: '2027-12-01', end: '', zone: '' }, '2027-12-01T23:59:59Z', false],
  ])('for the event %j, the deadline %j is too late: %j', (moments, deadline, isLate) => {
    expect(deadlineTooLate({ ...moments, deadline })).toBe(isLate);
  });
});
