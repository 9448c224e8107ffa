import { dayMs } from '../day.ts';
import { limits } from '../limits.ts';

/** Returns the whole days since a job was posted; never below 0, even if the reader's clock is wrong. */
export const jobDays = (postedOn: string, now: number) =>
  Math.max(0, Math.floor((now - Date.parse(postedOn)) / dayMs));

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** Formats a job's age: days under 7, weeks under 30 days, then months (spec part 2 §9). The first day is `today`. */
export function jobAge(postedOn: string, now: number): string {
  const days = jobDays(postedOn, now);
  if (days === 0) return 'today';
  if (days < limits.jobAge.weeksFromDays) return counted(days, 'day');
  if (days < limits.jobAge.monthsFromDays) return counted(Math.floor(days / 7), 'week');
  return counted(Math.floor(days / 30), 'month');
}

/** Returns true while a job is on the board: 60 days, unless it was renewed. */
export const isOnBoard = (postedOn: string, now: number) => jobDays(postedOn, now) < limits.jobBoardDays;
