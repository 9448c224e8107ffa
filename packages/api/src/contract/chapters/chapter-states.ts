import { type ChapterId, chapters } from './chapters.ts';
import { findState, type StateCode } from './states.ts';

/** What lies around California: whether somebody lives at its northern or its southern end, a state does not say. */
const aroundCalifornia = ['CA', 'HI', 'NV'] as const;

/**
 * The states each chapter covers: our own reading of the chapters' names, in which every state has one. The two chapters
 * of California share it and its neighbours: a member there belongs to both, and the directory of either shows them.
 * In a file of its own because a server needs it and a page at most once a form was sent: none shall carry it from the start.
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

/** The chapters whose members live there. @param state As somebody typed it: `California`, `CA`, `d.c.` */
export function chaptersOfState(state: string): ChapterId[] {
  const code = findState(state);
  return chapters
    .filter(({ id }) => chapterStates[id].some((covered) => covered === code))
    .map(({ id }) => id);
}
