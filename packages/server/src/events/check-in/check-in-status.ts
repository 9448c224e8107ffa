import { checkInLimits } from '@banyan/api/office';
import type { CheckInTable } from '../../database/event-tables.ts';

/** Check-in status of one registration. Instants are milliseconds since 1970. */
export interface Arrival {
  /** Check-in that counts; `undefined` if the person has not arrived. */
  letIn: CheckInTable | undefined;
  /** Repeated check-ins of the same ticket, by devices that did not know about the first. */
  twice: readonly CheckInTable[];
  guestsIn: number;
}

/**
 * Status of check-ins, independent of their order. The earliest check-in that was not undone counts; for equal times, the one that
 * was stored first. Repeated check-ins add no guests. Undoing a check-in removes its guests too.
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
