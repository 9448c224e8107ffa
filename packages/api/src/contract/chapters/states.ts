/** Names of the states and the District of Columbia by postal code, such as `CA`. */
export const states = {
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

/** Postal code of a state, such as `CA`. */
export type StateCode = keyof typeof states;

const stateCodes = /* @__PURE__ */ Object.keys(states).filter((code): code is StateCode => code in states);

const letters = (text: string) => text.toUpperCase().replace(/[^A-Z]/g, '');

const codes: ReadonlyMap<string, StateCode> = /* @__PURE__ */ new Map([
  ...stateCodes.flatMap((code): [string, StateCode][] => [
    [code, code],
    [letters(states[code]), code],
  ]),
  ['WASHINGTONDC', 'DC'],
]);

/** Finds a state by its name or code as typed: `California`, `CA`, `d.c.`. Returns `undefined` for any other text. */
export const findState = (text: string): StateCode | undefined => codes.get(letters(text));

/** Name of a state that was stored as typed, by name or code: `Michigan` for `MI`. Any other text is returned as it is. */
export function stateName(text: string): string {
  const code = findState(text);
  return code ? states[code] : text;
}
