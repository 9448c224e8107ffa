const hourMs = 3_600_000;
const dayHours = 24;

/** Age of an item, and the time its promised answer is due. */
export interface Age {
  /** Age in whole hours. */
  hours: number;
  /** Age in words: "6 days", "40 hours", "under an hour". */
  words: string;
  /** Due time in words: "Due in 7 days", "Due in 8 hours", "Due now", "5 days late". */
  due: string;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const span = (hours: number) =>
  hours < 2 * dayHours ? counted(hours, 'hour') : counted(Math.floor(hours / dayHours), 'day');

/** Age of an item and its due time. Up to two days are counted in hours, more in days. */
export function ageOf(since: string, now: number, promisedHours: number): Age {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / hourMs));
  const words = hours === 0 ? 'under an hour' : span(hours);
  const left = promisedHours - hours;
  const due = left > 0 ? `Due in ${span(left)}` : left === 0 ? 'Due now' : `${span(-left)} late`;
  return { hours, words, due };
}
