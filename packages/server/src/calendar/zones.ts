import { dayMs, wallClock } from '@banyan/api/contract';

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');

/** Formats a wall-clock time, given as if it were UTC: `20261212T180000`. */
export function clockText(wall: number): string {
  return new Date(wall).toISOString().replace(/[-:]|\.\d+Z/g, '');
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}`;
}

const offsetAt = (zone: string, at: number) =>
  wallClock(Math.floor(at / 1_000) * 1_000, zone) - Math.floor(at / 1_000) * 1_000;

/** A change of a zone's offset; offsets in milliseconds. */
interface Change {
  /** Wall-clock time of the change, as if it were UTC, with the offset before it (RFC 5545, 3.6.5). */
  wall: number;
  from: number;
  to: number;
}

/** Time at which a zone's offset changes, between `low` and `high`, which have different offsets. */
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

/** Interval for sampling a zone's offset, in milliseconds: no zone changes its clocks and back within a week. */
const step = 7 * dayMs;

const known = new Map<string, readonly Change[]>();

/** Changes of a zone's offset in a year. */
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

/** A yearly change, such as `2 SU of March at 2:00`, with its offsets. */
interface Yearly extends Change {
  rule: string;
}

/** Possible yearly rules of a change: its weekday counted from the beginning of the month, and from the end if it is the last. */
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

/** Years after the last needed one in which a rule must hold: within five, a fourth Sunday is not always the last. */
const yearsAhead = 5;

/** Yearly changes of a zone's offset; `undefined` if they differ from year to year, as in Morocco. */
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

/** True if the changes in a year follow the yearly rules. */
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

/** Definition of a zone in a calendar. */
export interface ToldZone {
  /** VTIMEZONE lines: one STANDARD, and one DAYLIGHT if the clocks change. */
  lines: readonly string[];
  /** First year for which the definition is right throughout. */
  from: number;
}

/**
 * VTIMEZONE with yearly rules, for importers that read one STANDARD and one DAYLIGHT. It is right from its first year to
 * `lastYear`, and for as long as the rules stay; `undefined` if the zone follows no such rules.
 * @param firstYear Earliest year that is needed
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
