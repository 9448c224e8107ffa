import { dayMs } from '@banyan/api/contract';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { EventRegistrationTable } from '../../database/event-tables.ts';
import type { Tables } from '../../database/tables.ts';

/**
 * How a registration stands to a seat:
 * `confirmed` has one; `held` has one until the link in the letter was to be opened; `offered` waited, and has one until it is
 * taken; `waiting` has none yet; `released` has none any more, because it was given back or nobody took it in time.
 */
export type SeatState = 'confirmed' | 'held' | 'offered' | 'waiting' | 'released';

type SeatColumns = Pick<EventRegistrationTable, 'cancelled_at' | 'held_until' | 'waiting_since'>;

/** How long a seat is kept for somebody who has yet to say that they take it, in milliseconds. */
export const heldMs = dayMs;

/** The same for a seat of an event in a rush, which is free again half an hour later. */
export const heldInRushMs = 1_800_000;

/** Where a registration stands at this moment: what was kept until a moment is free from then on, whoever looks. */
export function seatState({ cancelled_at, held_until, waiting_since }: SeatColumns, now: number): SeatState {
  if (cancelled_at !== null) return 'released';
  if (held_until === null) return waiting_since === null ? 'confirmed' : 'waiting';
  if (held_until <= now) return 'released';
  return waiting_since === null ? 'held' : 'offered';
}

/** Whether others have a seat less for it. The same as {@link takesSeatAt}. */
export const takesSeat = (state: SeatState) =>
  state === 'confirmed' || state === 'held' || state === 'offered';

type Where = ExpressionBuilder<Tables, 'event_registrations'>;

/** The condition for rows that are confirmed, held or offered. @param now Milliseconds since 1970 */
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

/** The condition for rows that are waiting. */
export const isWaiting = (where: Where): Expression<SqlBool> =>
  where.and([
    where('cancelled_at', 'is', null),
    where('held_until', 'is', null),
    where('waiting_since', 'is not', null),
  ]);

/** What a row's columns become, by what happens to it. */
export const becomes = {
  confirmed: (): SeatColumns => ({ cancelled_at: null, held_until: null, waiting_since: null }),
  held: (until: number): SeatColumns => ({ cancelled_at: null, held_until: until, waiting_since: null }),
  waiting: (since: number): SeatColumns => ({ cancelled_at: null, held_until: null, waiting_since: since }),
  /** Of one that is waiting. */
  offered: (until: number) => ({ held_until: until }),
  released: (now: number) => ({ cancelled_at: new Date(now).toISOString() }),
};
