import type { CheckInEntry } from '@banyan/api/office';
import { timeWords } from '../../../kit/words/times.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** Number of guests in words: "one guest", "two guests"; empty for none. */
export const guestWords = (many: number): string => {
  if (many <= 0) return '';
  return many === 1 ? 'one guest' : `${numbers[many] ?? many} guests`;
};

/** Full name: "Sunita Bakul". */
export const entryName = ({ firstName, lastName }: Pick<CheckInEntry, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`.trim();

/** Details that tell two people of the same name apart: "1987, two guests". */
export const entryFacts = ({ year, guests }: Pick<CheckInEntry, 'year' | 'guests'>): string =>
  [year, guestWords(guests)].filter(Boolean).join(', ');

/** Check-in state in words: "checked in since 6:55 PM". */
export const whereWords = ({ state, arrivedAt }: Pick<CheckInEntry, 'state' | 'arrivedAt'>): string => {
  if (arrivedAt !== null) return `checked in at ${timeWords(arrivedAt)}`;
  return state === 'waiting' ? 'on the waitlist' : 'not yet';
};

/** Label of the button that removes one guest. */
export const fewerWords = (guestsIn: number): string => {
  if (guestsIn === 1) return 'Without the guest';
  return guestsIn === 2 ? 'Only one of the guests' : `Only ${numbers[guestsIn - 1]} of the guests`;
};
