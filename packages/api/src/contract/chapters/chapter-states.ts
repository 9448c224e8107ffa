import { type ChapterId, chapters } from './chapters.ts';
import { findState, type StateCode } from './states.ts';

/** States of both Californian chapters: a state does not tell whether a member lives near the northern or the southern end. */
const aroundCalifornia = ['CA', 'HI', 'NV'] as const;

/**
 * States that each chapter covers: our own reading of the chapters' names; every state has a chapter. The two Californian chapters
 * share California and its neighbors. A member there belongs to both, and both directories show them. In a file of its own because
 * a page needs it only after a form was sent; no page shall load it from the start.
 */
export const chapterStates: Readonly<Record<ChapterId, readonly StateCode[]>> = {
  atlanta: ['AL', 'FL', 'GA', 'KY', 'MS', 'NC', 'SC', 'TN'],
  'bay-area': aroundCalifornia,
  'chicago-midwest': ['IA', 'IL', 'IN', 'KS', 'MI', 'MN', 'MO', 'ND', 'NE', 'OH', 'SD', 'WI'],
  'pacific-northwest': ['AK', 'ID', 'MT', 'OR', 'WA', 'WY'],
  'ny-northeast': [
    ...(['CT', 'DC', 'DE', 'MA', 'MD', 'ME', 'NH', 'NJ', 'NY', 'PA', 'RI', 'VA', 'VT', 'WV'] as const),
  ],
  'southern-california': aroundCalifornia,
  'tx-southwest': ['AR', 'AZ', 'CO', 'LA', 'NM', 'OK', 'TX', 'UT'],
};

/** Returns the chapters whose members live in a state. @param state Name or code as typed: `California`, `CA`, `d.c.` */
export function chaptersOfState(state: string): ChapterId[] {
  const code = findState(state);
  return chapters
    .filter(({ id }) => chapterStates[id].some((covered) => covered === code))
    .map(({ id }) => id);
}
