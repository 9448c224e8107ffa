const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

const dayOf = (at: number): string => new Date(at).toDateString();

const dates = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A day: "12 Oct 2026", where the reader is. */
export const dayWords = (at: string | number): string => dates.format(new Date(at));

/** A time of day: "20:11". */
export const timeWords = (at: string | number): string => clock.format(new Date(at));

/** Day and time: "12 Oct 2026, 20:11". */
export const momentWords = (at: string | number): string => `${dayWords(at)}, ${timeWords(at)}`;

const days = (count: number, now: number) => dayOf(now + count * 24 * hourMs);

/** How long ago something was: "now", "12 min ago", "3 hours ago", "yesterday", else its day. */
export function agoWords(at: string, now: number): string {
  const then = Date.parse(at);
  const gone = now - then;
  if (gone < 2 * minuteMs) return 'now';
  if (gone < hourMs) return `${Math.floor(gone / minuteMs)} min ago`;
  if (dayOf(then) === dayOf(now)) {
    const hours = Math.floor(gone / hourMs);
    return hours === 1 ? '1 hour ago' : `${hours} hours ago`;
  }
  return dayOf(then) === days(-1, now) ? 'yesterday' : dayWords(at);
}

/** When something was, within a sentence: "at 20:14", "yesterday at 20:14", "on 12 Oct 2026". */
export function atWords(at: string, now: number): string {
  const day = dayOf(Date.parse(at));
  if (day === dayOf(now)) return `at ${timeWords(at)}`;
  return day === days(-1, now) ? `yesterday at ${timeWords(at)}` : `on ${dayWords(at)}`;
}

/** Until when something holds: "until 20:11", "until tomorrow 20:11", else its day too. */
export function untilWords(at: string, now: number): string {
  const day = dayOf(Date.parse(at));
  if (day === dayOf(now)) return `until ${timeWords(at)}`;
  return day === days(1, now) ? `until tomorrow ${timeWords(at)}` : `until ${momentWords(at)}`;
}
