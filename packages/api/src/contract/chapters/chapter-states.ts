import { type ChapterId, chapters } from './chapters.ts';

const states = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

/** A state by its postal letters. */
export type StateCode = keyof typeof states;

/** What lies around California: whether somebody lives at its northern or its southern end, a state does not say. */
const aroundCalifornia = ['CA', 'HI', 'NV'] as const;

/**
 * The states each chapter covers: our own reading of the chapters' names, in which every state has one. The two chapters
 * of California share it and its neighbours: a member there belongs to both, and the directory of either shows them.
 * In a file of its own because only a server needs it and no page shall carry it.
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

const letters = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '');

const codes: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ...Object.entries(states).flatMap(([code, name]): [string, string][] => [
    [code, code],
    [letters(name), code],
  ]),
  ['WASHINGTONDC', 'DC'],
]);

/** The chapters whose members live there. @param state As somebody typed it: `California`, `CA`, `d.c.` */
export function chaptersOfState(state: string): ChapterId[] {
  const code = codes.get(letters(state));
  return chapters
    .filter(({ id }) => chapterStates[id].some((covered) => covered === code))
    .map(({ id }) => id);
}
