import { dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import type { EventRegistrationTable } from '../../database/event-tables.ts';
import { becomes, heldMs, isWaiting, type SeatState, seatState, takesSeat, takesSeatAt } from './seats.ts';
import { noon, registrations } from './test-registrations.ts';

type Columns = Pick<EventRegistrationTable, 'cancelled_at' | 'held_until' | 'waiting_since'>;
const none: Columns = { cancelled_at: null, held_until: null, waiting_since: null };
const gone = new Date(noon - 1).toISOString();

/** Combinations of a registration’s columns, and the seat state of each at noon. */
const states: readonly [Partial<Columns>, SeatState][] = [
  [{}, 'confirmed'],
  [{ waiting_since: noon - 9 }, 'waiting'],
  [{ held_until: noon + 1 }, 'held'],
  [{ held_until: noon }, 'released'],
  [{ held_until: noon + 1, waiting_since: noon - 9 }, 'offered'],
  [{ held_until: noon, waiting_since: noon - 9 }, 'released'],
  ...[{}, { waiting_since: noon - 9 }, { held_until: noon + 1 }].map(
    (columns): [Partial<Columns>, SeatState] => [{ ...columns, cancelled_at: gone }, 'released'],
  ),
  [{ cancelled_at: gone, held_until: noon + 1, waiting_since: noon - 9 }, 'released'],
];
const taking: readonly SeatState[] = ['confirmed', 'held', 'offered'];

describe('seat state', () => {
  test.each(states)('a registration with %j is %s', async (columns, state) => {
    expect(seatState({ ...none, ...columns }, noon)).toBe(state);
    expect(takesSeat(state)).toBe(taking.includes(state));
    // The database condition agrees.
    const { database, register } = await registrations();
    await register(columns);
    const rows = database.selectFrom('event_registrations').select('id');
    expect(await rows.where(takesSeatAt(noon)).execute()).toHaveLength(taking.includes(state) ? 1 : 0);
    expect(await rows.where(isWaiting).execute()).toHaveLength(state === 'waiting' ? 1 : 0);
  });

  test.each<[SeatState, Partial<Columns>]>([
    ['confirmed', becomes.confirmed()],
    ['held', becomes.held(noon + 1)],
    ['waiting', becomes.waiting(noon)],
    ['offered', { ...becomes.waiting(noon), ...becomes.offered(noon + 1) }],
    ['released', becomes.released(noon)],
  ])('becomes %s from any state', (state, columns) => {
    const before = { cancelled_at: gone, held_until: noon - 1, waiting_since: noon - 9 };
    expect(seatState({ ...before, ...columns }, noon)).toBe(state);
  });

  test('stores when a seat was released, held until, and waited for since', () => {
    expect([becomes.released(noon), becomes.held(1), becomes.waiting(2), becomes.offered(3)]).toEqual([
      { cancelled_at: '2027-01-01T12:00:00.000Z' },
      { ...none, held_until: 1 },
      { ...none, waiting_since: 2 },
      { held_until: 3 },
    ]);
    expect([becomes.confirmed(), heldMs]).toEqual([none, dayMs]);
  });
});
