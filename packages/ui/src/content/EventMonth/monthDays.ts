const dayMs = 86_400_000;

/** Days of a month (`2026-12`) in weeks that begin on Sunday; `undefined` for the days of a neighboring month. */
export function weeksOf(month: string): (string | undefined)[][] {
  const first = Date.parse(`${month}-01T00:00Z`);
  const sunday = first - new Date(first).getUTCDay() * dayMs;
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => {
      const text = new Date(sunday + (week * 7 + day) * dayMs).toISOString().slice(0, 10);
      return text.startsWith(month) ? text : undefined;
    }),
  );
  return weeks.filter((week) => week.some(Boolean));
}

/** Number of days from one day to the other. */
const between = (one: string, other: string) => (Date.parse(other) - Date.parse(one)) / dayMs;

interface Days {
  first: string;
  last: string;
}

/** Day number and length of an event that lasts several days, for the label "Day 2 of 3". */
export const placeIn = ({ first, last }: Days, day: string): [place: number, of: number] | undefined =>
  first === last ? undefined : [between(first, day) + 1, between(first, last) + 1];

export const isOn = ({ first, last }: Days, day: string): boolean => first <= day && day <= last;

/** Day in words: "Saturday, December 12". */
export const dayInWords = (day: string): string => long.format(new Date(`${day}T00:00Z`));
const long = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
});
