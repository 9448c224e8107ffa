import { apostrophes, cleanLine, foldedWords } from '@banyan/api/contract';
import type { CheckIn, CheckInEntry } from '@banyan/api/office';
import type { Unsent, WalkIn } from './unsent.ts';

const mostGuests = 9;
/** Minimum number of typed letters, so that nobody can browse the whole list. */
const fewestLetters = 3;
/** Maximum number of people shown. */
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

/** Entry of a local walk-in that the server does not know yet; its id is the item’s. */
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

/** Current entries: the server’s list with the unanswered local actions applied. */
export function mergedEntries(
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

/** Number of people checked in. */
export const arrivedOf = (entries: readonly CheckInEntry[]): number =>
  entries.filter(({ arrivedAt }) => arrivedAt !== null).length;

/** Result of checking a person in, according to the local list. */
export const judged = ({ state, arrivedAt }: CheckInEntry): 'in' | 'already' | 'waiting' | 'cancelled' => {
  if (arrivedAt !== null) return 'already';
  return state === 'coming' ? 'in' : state;
};

const apart = new RegExp(`[${apostrophes}]`, 'gu');

/** Finds people by name: each typed word must begin one of their names. Needs three letters; canceled people are left out. */
export function calledSo(
  entries: readonly CheckInEntry[],
  words: string,
): { found: readonly CheckInEntry[] | undefined; more: boolean } {
  if (cleanLine(words).length < fewestLetters) return { found: undefined, more: false };
  const typed = foldedWords(words);
  const all = entries.filter(({ state, firstName, lastName }) => {
    if (state === 'cancelled') return false;
    const name = `${firstName} ${lastName}`;
    // O’Neil is found by Oneil and by Neil.
    const names = foldedWords(`${name} ${name.replace(apart, ' ')}`);
    return typed.length > 0 && typed.every((word) => names.some((name) => name.startsWith(word)));
  });
  return { found: all.slice(0, mostFound), more: all.length > mostFound };
}
