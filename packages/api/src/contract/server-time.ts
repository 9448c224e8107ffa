/**
 * Difference up to which the device's clock is trusted, in milliseconds: a `Date` header has whole seconds and takes time to
 * arrive.
 */
const toleratedMs = 5_000;

/** Difference from the device's clock to the server's; unknown before the first answer. */
let offset: number | undefined;

/**
 * Takes the server's time from the `Date` of an answer, plus its `Age` if it came from a cache. In browsers only: on a server its
 * own clock counts.
 */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  if (typeof document === 'undefined') return;
  const sent = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(sent)) return;
  const difference = sent + Number(headers.get('Age') ?? 0) * 1000 - Date.now();
  offset = Math.abs(difference) < toleratedMs ? 0 : difference;
}

/**
 * Returns the current time in milliseconds since 1970 by the server's clock, because a device's clock may be a year off. Uses the
 * device's clock before the first answer.
 */
export const serverNow = (): number => Date.now() + (offset ?? 0);

/** Age of the oldest page that a server sends, in milliseconds. A static host's pages are older. */
const freshForMs = 5 * 60_000;

/**
 * Returns true if {@link serverNow} can be trusted: an answer had the time, or the device agrees with a page that was just
 * rendered.
 *
 * @param renderedAt Milliseconds since 1970, by the server's clock.
 */
export const knowsServerTime = (renderedAt: number): boolean =>
  offset !== undefined || Math.abs(Date.now() - renderedAt) < freshForMs;
