import { site } from '../../content/site.ts';

export interface Day {
  /** `Friday, November 20, 2026` */
  words: string;
  /** `2026-11-20` */
  machine: string;
}

const { timeZone } = site;
const long = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'full' });
// Swedish writes dates as machines read them.
const iso = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' });

/** The day it is where the association is at home. */
export const dayOf = (now: Date): Day => ({ words: long.format(now), machine: iso.format(now) });
