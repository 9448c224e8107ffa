import { dayMs } from '@banyan/api/contract';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { EventRegistrationTable } from '../../database/event-tables.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * Seat state of a registration: `confirmed` has a seat; `held` has one until the email’s deadline; `offered` comes from the
 * waitlist and has one until the deadline; `waiting` has none yet; `released` has none any more, because it was given up or
 * expired.
 */
export type SeatState = 'confirmed' | 'held' | 'offered' | 'waiting' | 'released';

type SeatColumns = Pick<EventRegistrationTable, 'cancelled_at' | 'held_until' | 'waiting_since'>;

/** Time for which an unconfirmed seat is held, in milliseconds. */
export const heldMs = dayMs;

/** Time for which an unconfirmed seat is held during a burst: half an hour, in milliseconds. */
export const heldInBurstMs = 1_800_000;

/** Current state of a registration. A held seat is free from its deadline on. */
export function seatState({ cancelled_at, held_until, waiting_since }: SeatColumns, now: number): SeatState {
  if (cancelled_at !== null) return 'released';
  if (held_until === null) return waiting_since === null ? 'confirmed' : 'waiting';
  if (held_until <= now) return 'released';
  return waiting_since === null ? 'held' : 'offered';
}

/** True if the state takes a seat. Must match {@link takesSeatAt}. */
export const takesSeat = (state: SeatState) =>
  state === 'confirmed' || state === 'held' || state === 'offered';

type Where = ExpressionBuilder<Tables, 'event_registrations'>;

/** Condition for rows that are confirmed, held or offered. @param now Milliseconds since 1970 */
export const takesSeatAt =
  (now: number) =>
  (where: Where): Expression<SqlBool> =>
    where.and([
      where('cancelled_at', 'is', null),
      where.or([
        where('held_until', '>', now),
        where.and([where('held_until', 'is', null), hasNotWaited(where)]),
      ]),
    ]);

const hasNotWaited = (where: Where) => where('waiting_since', 'is', null);

/** Condition for rows that are waiting. */
export const isWaiting = (where: Where): Expression<SqlBool> =>
  where.and([
    where('cancelled_at', 'is', null),
    where('held_until', 'is', null),
    where('waiting_since', 'is not', null),
  ]);

/** Columns for each new state of a registration. */
export const becomes = {
  confirmed: (): SeatColumns => ({ cancelled_at: null, held_until: null, waiting_since: null }),
  held: (until: number): SeatColumns => ({ cancelled_at: null, held_until: until, waiting_since: null }),
  waiting: (since: number): SeatColumns => ({ cancelled_at: null, held_until: null, waiting_since: since }),
  /** Offers a seat to a waiting registration. */
  offered: (until: number) => ({ held_until: until }),
  released: (now: number) => ({ cancelled_at: new Date(now).toISOString() }),
};
