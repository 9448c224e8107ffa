import { dayMs, wallClock } from '@banyan/api/contract';

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');

/** `20261212T180000`: what a clock shows, given as if it were UTC. */
export function clockText(wall: number): string {
  return new Date(wall).toISOString().replace(/[-:]|\.\d+Z/g, '');
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}`;
}

const offsetAt = (zone: string, at: number) =>
  wallClock(Math.floor(at / 1_000) * 1_000, zone) - Math.floor(at / 1_000) * 1_000;

/** A change of a zone's clocks, in milliseconds. */
interface Change {
  /** What the clocks showed, as if it were UTC: a change is told with the offset before it (RFC 5545, 3.6.5). */
  wall: number;
  from: number;
  to: number;
}

/** The first millisecond after `low` at which a zone's offset is another; `low` and `high` have different ones. */
function changeBetween(zone: string, low: number, high: number): number {
  const before = offsetAt(zone, low);
  let [from, to] = [low, high];
  while (to - from > 1_000) {
    const middle = Math.floor((from + to) / 2_000) * 1_000;
    if (offsetAt(zone, middle) === before) from = middle;
    else to = middle;
  }
  return to;
}

/** Days between two looks at a zone's offset: no zone changes its clocks and changes them back within a week. */
const step = 7 * dayMs;

const known = new Map<string, readonly Change[]>();

/** The changes of a zone's clocks in a year. */
function changesIn(zone: string, year: number): readonly Change[] {
  const key = `${zone} ${year}`;
  const before = known.get(key);
  if (before) return before;
  const changes: Change[] = [];
  const end = Date.UTC(year + 1, 0, 1);
  for (let at = Date.UTC(year, 0, 1); at < end; at += step) {
    const next = Math.min(at + step, end);
    const [from, to] = [offsetAt(zone, at), offsetAt(zone, next)];
    if (from !== to) changes.push({ wall: changeBetween(zone, at, next) + from, from, to });
  }
  known.set(key, changes);
  return changes;
}

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** A change as it comes every year: `2 SU of March at 2:00`, with its offsets. */
interface Yearly extends Change {
  rule: string;
}

/** What a change may be each year: a weekday counted from the beginning of its month, and from its end if it is the last. */
function yearlyOf(change: Change): Yearly[] {
  const at = new Date(change.wall);
  const isLast = new Date(change.wall + 7 * dayMs).getUTCMonth() !== at.getUTCMonth();
  const counts = [Math.ceil(at.getUTCDate() / 7), ...(isLast ? [-1] : [])];
  const rule = `FREQ=YEARLY;BYMONTH=${at.getUTCMonth() + 1};BYDAY=`;
  return counts.map((count) => ({ ...change, rule: `${rule}${count}${weekdays[at.getUTCDay()]}` }));
}

const isSame = (one: Yearly, other: Yearly) =>
  one.rule === other.rule &&
  one.from === other.from &&
  one.to === other.to &&
  one.wall % dayMs === other.wall % dayMs;

/** Years in which a rule has to hold after the last one that is needed: in five, a fourth Sunday is not always the last. */
const yearsAhead = 5;

/** How a zone's clocks change each year; `undefined` where it is not the same each year, as in Morocco. */
function yearlyIn(zone: string, year: number): readonly Yearly[] | undefined {
  const changes = changesIn(zone, year);
  const ahead = Array.from({ length: yearsAhead }, (_, index) => changesIn(zone, year + 1 + index));
  if (ahead.some((one) => one.length !== changes.length) || changes.length % 2 === 1 || changes.length > 2)
    return undefined;
  const yearly = changes.flatMap((change, index) => {
    const rule = yearlyOf(change).find((one) =>
      ahead.every((later) =>
        later
          .slice(index, index + 1)
          .flatMap(yearlyOf)
          .some((other) => isSame(one, other)),
      ),
    );
    return rule ?? [];
  });
  return yearly.length === changes.length ? yearly : undefined;
}

/** Whether the clocks changed in a year as they do each year. */
function holdsIn(zone: string, year: number, yearly: readonly Yearly[]): boolean {
  const changes = changesIn(zone, year);
  return (
    changes.length === yearly.length &&
    yearly.every((rule, index) =>
      changes
        .slice(index, index + 1)
        .flatMap(yearlyOf)
        .some((one) => isSame(one, rule)),
    )
  );
}

/** A zone as a calendar is told it. */
export interface ToldZone {
  /** Its VTIMEZONE: one STANDARD, and one DAYLIGHT with it where the clocks change. */
  lines: readonly string[];
  /** The first year all of whose moments it is right for. */
  from: number;
}

/**
 * A VTIMEZONE with a yearly rule, which importers that read one STANDARD and one DAYLIGHT understand. It is right from its first year
 * to `lastYear`, and for as long as the rule stays; `undefined` where the clocks follow no such rule.
 * @param firstYear The earliest year that is needed
 */
export function toldZone(zone: string, firstYear: number, lastYear: number): ToldZone | undefined {
  const yearly = yearlyIn(zone, lastYear);
  if (!yearly) return undefined;
  let since = lastYear;
  while (since >= firstYear && holdsIn(zone, since - 1, yearly)) since -= 1;
  const first = changesIn(zone, since);
  const offset = offsetAt(zone, Date.UTC(since, 0, 1));
  const part = (name: string, { wall, from, to }: Change, rule?: string) => [
    `BEGIN:${name}`,
    `DTSTART:${clockText(wall)}`,
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${name}`,
  ];
  const parts =
    yearly.length === 0
      ? part('STANDARD', { wall: Date.UTC(since, 0, 1), from: offset, to: offset })
      : yearly.flatMap((one, index) =>
          part(one.to > one.from ? 'DAYLIGHT' : 'STANDARD', first[index] ?? one, one.rule),
        );
  return { lines: ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'], from: since + 1 };
}
