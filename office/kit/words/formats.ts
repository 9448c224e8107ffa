const made = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats a time in US English; all dates and times of the Office are formatted here. Server data has a narrow space before AM and
 * PM where browsers have a normal one; this always returns a normal space.
 * @param timeZone IANA zone. @default the reader's
 */
export function formatMoment(at: number, options: Intl.DateTimeFormatOptions, timeZone?: string): string {
  const key = `${timeZone ?? ''} ${JSON.stringify(options)}`;
  // Creating a format costs a hundred times as much as using it.
  const format = made.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  made.set(key, format);
  return format.format(at).replaceAll('\u202f', ' ');
}

/** Date: "Oct 12, 2026" */
export const mediumDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Time of day: "8:11 PM" */
export const clockTime = { hour: 'numeric', minute: '2-digit' } as const;
