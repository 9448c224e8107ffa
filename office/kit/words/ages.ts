const hourMs = 3_600_000;
const dayHours = 24;

/** How much of what was promised has gone by. */
export interface Age {
  /** In hours, whole. */
  hours: number;
  /** "6 days", "40 hours", "less than an hour". */
  words: string;
  /** "6 of 7 days", "40 of 48 hours". */
  ofPromised: string;
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/** How old something is, beside what the site promises. Up to two days are told in hours, more in days. */
export function ageOf(since: string, now: number, promisedHours: number): Age {
  const hours = Math.max(0, Math.floor((now - Date.parse(since)) / hourMs));
  const inDays = promisedHours > 2 * dayHours;
  const [gone, promised] = inDays
    ? [Math.floor(hours / dayHours), Math.round(promisedHours / dayHours)]
    : [hours, promisedHours];
  const words =
    hours === 0
      ? 'less than an hour'
      : hours < 2 * dayHours
        ? counted(hours, 'hour')
        : counted(Math.floor(hours / dayHours), 'day');
  return { hours, words, ofPromised: `${gone} of ${counted(promised, inDays ? 'day' : 'hour')}` };
}
