/** Difference up to which the device's clock is believed, in milliseconds: a `Date` header has whole seconds and travels. */
const toleratedMs = 5_000;

/** What has to be added to the device's clock for the server's time; unknown until an answer tells. */
let offset: number | undefined;

/** Takes the server's time from the `Date` of an answer, and adds its `Age` where a cache answered. In browsers only: a server's own clock counts. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  if (typeof document === 'undefined') return;
  const sent = Date.parse(headers.get('Date') ?? '');
  if (Number.isNaN(sent)) return;
  const difference = sent + Number(headers.get('Age') ?? 0) * 1000 - Date.now();
  offset = Math.abs(difference) < toleratedMs ? 0 : difference;
}

/**
 * Current time in milliseconds since 1970, by the server's clock: a device's clock may be a year off. By the device's until a
 * first answer came.
 */
export const serverNow = (): number => Date.now() + (offset ?? 0);

/** Age of the oldest page that a server sends, in milliseconds. A static host's pages are older. */
const freshForMs = 5 * 60_000;

/**
 * Whether {@link serverNow} can be believed: an answer told the time, or the device agrees with a page that was just rendered.
 *
 * @param renderedAt Milliseconds since 1970, by the server's clock.
 */
export const knowsServerTime = (renderedAt: number): boolean =>
  offset !== undefined || Math.abs(Date.now() - renderedAt) < freshForMs;
