import { checkInLimits } from '@banyan/api/office';
import type { CheckInTable } from '../../database/event-tables.ts';

/** What check-ins come to for one registration. Instants are milliseconds since 1970. */
export interface Arrival {
  /** The check-in that let them in; `undefined` as long as they are not. */
  letIn: CheckInTable | undefined;
  /** Those that let the same ticket in again, by a door that did not know. */
  twice: readonly CheckInTable[];
  guestsIn: number;
}

/**
 * The same for the same check-ins, in whatever order they are read: the earliest that nobody took back is when they came, and of the same
 * moment the one that was here first. Guests who came with a later one are those of the first; where that is taken back, they are, too.
 */
export function checkInStatus(checkIns: readonly CheckInTable[]): Arrival {
  const takenBack = new Set(checkIns.map(({ undoes }) => undoes));
  const standing = checkIns.filter(({ item, kind }) => kind !== 'undo' && !takenBack.has(item));
  const [letIn, ...twice] = standing
    .filter(({ kind }) => kind === 'in')
    .sort(
      (one, other) => one.at - other.at || one.version - other.version || (one.item < other.item ? -1 : 1),
    );
  if (!letIn) return { letIn, twice, guestsIn: 0 };
  const more = standing.filter(({ kind, at }) => kind === 'guests' && at >= letIn.at);
  const guests = more.reduce((sum, one) => sum + one.guests, letIn.guests);
  return { letIn, twice, guestsIn: Math.min(checkInLimits.guests, Math.max(0, guests)) };
}
