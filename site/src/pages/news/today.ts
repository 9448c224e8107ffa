import { site } from '../../content/site.ts';

export interface Day {
  /** `Friday, November 20, 2026` */
  words: string;
  /** `2026-11-20` */
  machine: string;
}

const { timeZone } = site;
const long = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });
// Swedish dates have the ISO 8601 format.
const iso = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** Returns the current day in the association’s time zone. */
export const dayOf = (now: Date): Day => ({ words: long.format(now), machine: iso.format(now) });
