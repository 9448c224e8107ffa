const made = new Map<string, Intl.DateTimeFormat>();

/**
 * A moment in US English: the one place of the Office that formats dates and times. Server data has a narrow space before AM and PM
 * where browsers have a plain one; this is always plain.
 * @param timeZone IANA zone. @default the reader's
 */
export function formatMoment(at: number, options: Intl.DateTimeFormatOptions, timeZone?: string): string {
  const key = `${timeZone ?? ''} ${JSON.stringify(options)}`;
  // Making a format costs a hundred times what using it does.
  const format = made.get(key) ?? new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  made.set(key, format);
  return format.format(at).replaceAll('\u202f', ' ');
}

/** "Oct 12, 2026" */
export const mediumDay = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** "8:11 PM" */
export const clockTime = { hour: 'numeric', minute: '2-digit' } as const;
