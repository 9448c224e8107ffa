import { dayMs } from '../../contract/day.ts';
import { wallClock } from '../../contract/events/moments.ts';

const pad = (number: number, digits = 2) => String(number).padStart(digits, '0');

/** `20261212T180000`: what a clock shows, given as if it were UTC. */
export function clockText(wall: number): string {
  return new Date(wall).toISOString().replace(/[-:]|\.\d+Z/g, '');
}

function offsetText(offset: number): string {
  const minutes = Math.round(Math.abs(offset) / 60_000);
  return `${offset < 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}${pad(minutes % 60)}`;
}

/** The first millisecond after `from` at which a zone's offset is another; `from` and `to` have different ones. */
function changeBetween(from: number, to: number, offset: (at: number) => number): number {
  let [before, after] = [from, to];
  while (after - before > 1_000) {
    const middle = Math.floor((before + after) / 2_000) * 1_000;
    if (offset(middle) === offset(from)) before = middle;
    else after = middle;
  }
  return after;
}

function written(zone: string, firstYear: number, lastYear: number): string[] {
  const offset = (at: number) =>
    wallClock(Math.floor(at / 1_000) * 1_000, zone) - Math.floor(at / 1_000) * 1_000;
  const start = Date.UTC(firstYear, 0, 1) - dayMs;
  const end = Date.UTC(lastYear + 1, 0, 1) + dayMs;
  const lowest = Math.min(offset(start), offset(start + 182 * dayMs));
  const part = (from: number, to: number, wall: number) => {
    const name = to > lowest ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${name}`,
      `DTSTART:${clockText(wall)}`,
      `TZOFFSETFROM:${offsetText(from)}`,
      `TZOFFSETTO:${offsetText(to)}`,
      `END:${name}`,
    ];
  };
  const parts = part(offset(start), offset(start), start + offset(start));
  for (let day = start; day < end; day += dayMs) {
    if (offset(day) === offset(day + dayMs)) continue;
    const change = changeBetween(day, day + dayMs, offset);
    // The wall-clock time of a change is told with the offset before it (RFC 5545, 3.6.5).
    parts.push(...part(offset(day), offset(day + dayMs), change + offset(day)));
  }
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'];
}

const known = new Map<string, string[]>();

/**
 * A VTIMEZONE that is right for every moment between two years, both included: each change of the clocks is written out,
 * as observed, so no rule has to be guessed. Seconds in an offset (before 1900) are not told. Looking for
 * changes day by day takes some milliseconds, so the answer is kept.
 */
export function timezoneLines(zone: string, firstYear: number, lastYear: number): string[] {
  const key = `${zone} ${firstYear} ${lastYear}`;
  const lines = known.get(key) ?? written(zone, firstYear, lastYear);
  known.set(key, lines);
  return lines;
}
