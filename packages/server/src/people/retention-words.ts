import type { Database } from '../database/database.ts';
import type { Kept } from './keep.ts';
import { type DueSoon, dueSoon, noticeDays } from './retention.ts';

/* Sentences for volunteers on data that the site deletes automatically. */

/** Sentence on what will be deleted within 30 days; empty if nothing will. */
export function forgottenSoon(all: readonly DueSoon[]): string[] {
  const counted = all
    .filter(({ count }) => count > 0)
    .map(({ what, count }) => `${what} (${count})`)
    .join(', ');
  return counted === '' ? [] : [`Within ${noticeDays} days the site will forget: ${counted}.`];
}

/** Reads the counts now and returns the sentence of {@link forgottenSoon}. */
export const readForgottenSoon = async (database: Database, kept: Kept, now: number): Promise<string[]> =>
  forgottenSoon(await dueSoon(database, kept, now));

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Retention of a kind as text: `Messages: 365 days.` */
export const keptFor = ({ what, days }: DueSoon): string =>
  `${capital(what)}: ${days === undefined ? 'for ever' : `${days} days`}.`;
