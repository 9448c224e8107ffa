import type { CheckInEntry } from '@banyan/api/office';
import { timeWords } from '../../../kit/words/times.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** "one guest", "two guests"; empty for none. */
export const guestWords = (many: number): string => {
  if (many <= 0) return '';
  return many === 1 ? 'one guest' : `${numbers[many] ?? many} guests`;
};

/** "Sunita Bakul". */
export const entryName = ({ firstName, lastName }: Pick<CheckInEntry, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** What tells two of one name apart: "1987, two guests". */
export const entryFacts = ({ year, guests }: Pick<CheckInEntry, 'year' | 'guests'>): string =>
  [year, guestWords(guests)].filter(Boolean).join(', ');

/** Where somebody is: "in since 6:55 PM", "not yet". */
export const whereWords = ({ state, arrivedAt }: Pick<CheckInEntry, 'state' | 'arrivedAt'>): string => {
  if (arrivedAt !== null) return `checked in at ${timeWords(arrivedAt)}`;
  return state === 'waiting' ? 'on the waitlist' : 'not yet';
};

/** What the button says that lets one guest fewer in. */
export const fewerWords = (guestsIn: number): string => {
  if (guestsIn === 1) return 'Without the guest';
  return guestsIn === 2 ? 'Only one of the guests' : `Only ${numbers[guestsIn - 1]} of the guests`;
};
