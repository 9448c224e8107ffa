import { apostrophes, cleanLine, foldedWords } from '@banyan/api/contract';
import type { CheckIn, CheckInEntry } from '@banyan/api/office';
import type { Unsent, WalkIn } from './unsent.ts';

const mostGuests = 9;
/** Letters of a name before anybody is shown: the list is not to be leafed through. */
const fewestEmails = 3;
/** Most people that are shown. */
const mostFound = 8;

const out = { arrivedAt: null, by: '', checkIn: null, guestsIn: 0 } as const;

function afterCheckIn(entry: CheckInEntry, done: CheckIn, me: string): CheckInEntry {
  switch (done.kind) {
    case 'in':
      if (entry.arrivedAt !== null) return { ...entry, twice: [...entry.twice, { at: done.at, by: me }] };
      return { ...entry, arrivedAt: done.at, by: me, checkIn: done.item, guestsIn: done.guests };
    case 'guests':
      return { ...entry, guestsIn: Math.min(mostGuests, Math.max(0, entry.guestsIn + done.guests)) };
    case 'undo':
      return entry.checkIn === done.undoes ? { ...entry, ...out } : entry;
  }
}

/** Somebody who was added here, until the server knows them: they are called by their item. */
const walkedIn = ({ item, at, firstName, lastName, year, guests }: WalkIn, me: string): CheckInEntry => ({
  id: item,
  key: '',
  firstName,
  lastName,
  year,
  state: 'coming',
  guests,
  guestsIn: guests,
  arrivedAt: at,
  by: me,
  checkIn: item,
  twice: [],
});

/** Everybody as they stand: what the server said, and over it what was done here and has not been answered. */
export function standing(
  held: readonly CheckInEntry[],
  unsent: readonly Unsent[],
  me: string,
): CheckInEntry[] {
  const entries = new Map(held.map((entry) => [entry.id, entry]));
  for (const { what, body } of unsent) {
    if (what === 'walk-in') {
      entries.set(body.item, walkedIn(body, me));
    } else {
      const entry = 'id' in body ? entries.get(body.id) : undefined;
      if (entry) entries.set(entry.id, afterCheckIn(entry, body, me));
    }
  }
  return [...entries.values()];
}

/** How many are in. */
export const arrivedOf = (entries: readonly CheckInEntry[]): number =>
  entries.filter(({ arrivedAt }) => arrivedAt !== null).length;

/** What the held list says of somebody who wants in. */
export const judged = ({ state, arrivedAt }: CheckInEntry): 'in' | 'already' | 'waiting' | 'cancelled' => {
  if (arrivedAt !== null) return 'already';
  return state === 'coming' ? 'in' : state;
};

const apart = new RegExp(`[${apostrophes}]`, 'gu');

/** Who is called so: each word that was typed begins one of theirs. Nobody before the third letter; who has no seat any more is left out. */
export function calledSo(
  entries: readonly CheckInEntry[],
  words: string,
): { found: readonly CheckInEntry[] | undefined; more: boolean } {
  if (cleanLine(words).length < fewestEmails) return { found: undefined, more: false };
  const typed = foldedWords(words);
  const all = entries.filter(({ state, firstName, lastName }) => {
    if (state === 'cancelled') return false;
    const name = `${firstName} ${lastName}`;
    // O'Neil is found as Oneil and as Neil.
    const names = foldedWords(`${name} ${name.replace(apart, ' ')}`);
    return typed.length > 0 && typed.every((word) => names.some((name) => name.startsWith(word)));
  });
  return { found: all.slice(0, mostFound), more: all.length > mostFound };
}
