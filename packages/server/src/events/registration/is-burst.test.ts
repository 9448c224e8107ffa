import { dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import type { EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import { isBurst } from './registration-burst.ts';
import { noon, registrations } from './test-registrations.ts';

const before = (ms: number) => new Date(noon - ms).toISOString();

/** Result of `isBurst` at noon after the given number of registrations. */
async function inBurstAt(
  many: number,
  columns: Partial<EventRegistrationTable> = {},
  change: Partial<EventTable> = {},
  older = 0,
) {
  const { database, event, register } = await registrations(change);
  if (many > 0) await register(columns, many);
  if (older > 0) await register({ created_at: before(dayMs), verified: 1 }, older);
  return isBurst(database, event, noon);
}

describe('burst of more than ten registrations', () => {
  test.each<[string, number, Partial<EventRegistrationTable>, boolean]>([
    ['at once', 11, {}, true],
    ['no more than ten', 10, {}, false],
    ['within ten minutes', 11, { created_at: before(600_000 - 1) }, true],
    ['ten minutes ago', 11, { created_at: before(600_000) }, false],
    ['with a verification, which programs can solve', 11, { verified: 1 }, true],
    ['that wait for an email’s link', 11, { held_until: noon + 1 }, true],
    ['whose email was not opened in time', 11, { held_until: noon }, true],
    ['of seats that were given up', 11, { cancelled_at: before(1) }, true],
    ['on the waitlist', 11, { waiting_since: noon - 1 }, true],
    ['by a volunteer', 11, { source: 'office' }, false],
    ['at check-in', 11, { source: 'door' }, false],
  ])('registrations %s, %i in number, count as a burst: %j', async (_, many, columns, expected) => {
    expect(await inBurstAt(many, columns)).toBe(expected);
  });

  test('detects a burst only if the event asks for the verification', async () => {
    expect(await inBurstAt(11, {}, { confirmation: 'none' })).toBe(false);
    expect(await inBurstAt(11, {}, { confirmation: 'letter' })).toBe(false);
  });

  test('ignores registrations for another event', async () => {
    const { database, event, register } = await registrations();
    await register({}, 11);
    await database
      .insertInto('events')
      .values({ ...event, id: 'F' })
      .execute();
    expect(await isBurst(database, { ...event, id: 'F' }, noon)).toBe(false);
  });
});

describe('burst of more than five registrations at a small event', () => {
  test.each<[string, number, Partial<EventTable>, number, boolean]>([
    ['6 of 11', 6, { max_attendees: 11 }, 0, true],
    ['6 of 12', 6, { max_attendees: 12 }, 0, false],
    ['5 of 6', 5, { max_attendees: 6 }, 0, false],
    ['6 of 11, next to reserved seats', 6, { max_attendees: 14, seats_reserved: 3 }, 0, true],
    ['6 of 11, when others were taken before', 6, { max_attendees: 14 }, 3, true],
    ['6 of 12, when others were taken before', 6, { max_attendees: 15 }, 3, false],
    ['6 without a seat limit', 6, { max_attendees: null }, 0, false],
  ])('counts registrations against half of the free seats: %s', async (_, many, change, older, expected) => {
    expect(await inBurstAt(many, {}, change, older)).toBe(expected);
  });

  test('counts registrations of the last ten minutes', async () => {
    expect(await inBurstAt(6, { created_at: before(600_000 - 1) }, { max_attendees: 11 })).toBe(true);
    expect(await inBurstAt(6, { created_at: before(600_000) }, { max_attendees: 11 })).toBe(false);
  });
});

describe('burst over one day', () => {
  const hourAgo = { created_at: before(3_600_000), verified: 1 };
  const seats = (max_attendees: number, seats_reserved = 0) => ({ max_attendees, seats_reserved });

  test.each<[string, number, Partial<EventTable>, number, boolean]>([
    ['12 of 22', 12, seats(22), 0, true],
    ['11 of 22', 11, seats(22), 0, false],
    ['11 of 21', 11, seats(21), 0, true],
    ['all of 20', 20, seats(20), 0, false],
    ['12 of 22, next to reserved seats', 12, seats(25, 3), 0, true],
    ['12 of 25', 12, seats(25), 0, false],
    ['12 of 22, when others were taken before', 12, seats(25), 3, true],
    ['12 of 20, when others were taken before', 12, seats(23), 3, false],
    ['any number without a seat limit', 50, { max_attendees: null }, 0, false],
  ])(
    'counts registrations against half of the seats free a day ago: %s',
    async (_, many, change, older, expected) => {
      expect(await inBurstAt(many, hourAgo, change, older)).toBe(expected);
    },
  );

  test('counts only seats of the last day that are still taken', async () => {
    const dayAgo = { created_at: before(dayMs), verified: 1 };
    expect(await inBurstAt(12, { ...hourAgo, cancelled_at: before(1) }, seats(22))).toBe(false);
    expect(await inBurstAt(12, { ...hourAgo, waiting_since: noon - 1 }, seats(22))).toBe(false);
    expect(await inBurstAt(12, { ...hourAgo, held_until: noon + 1 }, seats(22))).toBe(false);
    expect(await inBurstAt(12, dayAgo, seats(34))).toBe(false);
    expect(await inBurstAt(12, { ...dayAgo, created_at: before(dayMs - 1) }, seats(22))).toBe(true);
  });

  test('does not reduce the free seats by a seat that was given up a day ago', async () => {
    const { database, event, register } = await registrations(seats(22));
    await register({ created_at: before(2 * dayMs), cancelled_at: before(dayMs), verified: 1 }, 5);
    await register(hourAgo, 11);
    expect(await isBurst(database, event, noon)).toBe(false);
    await register(hourAgo);
    expect(await isBurst(database, event, noon)).toBe(true);
  });
});
