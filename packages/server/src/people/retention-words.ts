import type { Database } from '../database/database.ts';
import type { Kept } from './keep.ts';
import { type DueSoon, dueSoon, noticeDays } from './retention.ts';

/* What the site forgets by itself, in sentences for volunteers. */

/** What of it will be forgotten within 30 days, in one sentence; none when nothing will. */
export function forgottenSoon(all: readonly DueSoon[]): string[] {
  const counted = all
    .filter(({ count }) => count > 0)
    .map(({ what, count }) => `${what} (${count})`)
    .join(', ');
  return counted === '' ? [] : [`Within ${noticeDays} days the site will forget: ${counted}.`];
}

/** The same, read now. */
export const readForgottenSoon = async (database: Database, kept: Kept, now: number): Promise<string[]> =>
  forgottenSoon(await dueSoon(database, kept, now));

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** How long a kind is kept: `Messages: 365 days.` */
export const keptFor = ({ what, days }: DueSoon): string =>
  `${capital(what)}: ${days === undefined ? 'for ever' : `${days} days`}.`;
