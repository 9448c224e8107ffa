import type { Person } from './people.ts';

/** What somebody types, and by whom they would know that it was found. */
export interface Query {
  typed: string;
  /** Whether this is somebody who was looked for. */
  meant: (person: Pick<Person, 'firstName' | 'lastName'>) => boolean;
}

export interface QueryKind {
  kind: string;
  queries: readonly Query[];
}

/** The ways one surname is spelt by ear. */
const byEar: ReadonlyArray<readonly [RegExp, string]> = [
  [/ksh/, 'x'],
  [/w(?=[aeiou])/, 'v'],
  [/v(?=[aeiou])/, 'w'],
  [/k/, 'c'],
  [/e$/, 'ey'],
  [/i$/, 'ee'],
  [/j/, 'z'],
];

function soundAlike(word: string): string | undefined {
  const [found] = byEar.filter(([sound]) => sound.test(word));
  return found && word.replace(found[0], found[1]);
}

/** A word with one letter left out, doubled or swapped with the next. */
function slipped(word: string, place: number): string {
  const at = 1 + (place % (word.length - 2));
  const [before, letter, next, after] = [word.slice(0, at), word[at], word[at + 1], word.slice(at + 2)];
  if (place % 3 === 0) return `${before}${next}${after}`;
  if (place % 3 === 1) return `${before}${letter}${letter}${next}${after}`;
  return `${before}${next}${letter}${after}`;
}

const begins = (typed: string): Query => ({
  typed,
  meant: ({ firstName, lastName }) =>
    [firstName, lastName].some((name) => name.toLowerCase().startsWith(typed)),
});

const namesakes =
  (wanted: Person, both: boolean): Query['meant'] =>
  ({ firstName, lastName }) =>
    lastName === wanted.lastName && (!both || firstName === wanted.firstName);

/** What people type, made from people who are there: `each` of every kind; as many letters as begin a name. */
export function queriesFor(people: readonly Person[], each: number): readonly QueryKind[] {
  const step = Math.floor(people.length / each);
  const asked = people.filter((_, index) => index % step === 0).slice(0, each);
  const letters = [...new Set(people.map(({ lastName }) => lastName.slice(0, 1).toLowerCase()))].sort();
  const lower = ({ lastName }: Person) => lastName.toLowerCase();
  return [
    { kind: 'one letter', queries: letters.map(begins) },
    { kind: 'three letters', queries: asked.map((person) => begins(lower(person).slice(0, 3))) },
    { kind: 'five letters', queries: asked.map((person) => begins(lower(person).slice(0, 5))) },
    {
      kind: 'surname',
      queries: asked.map((person) => ({ typed: lower(person), meant: namesakes(person, false) })),
    },
    {
      kind: 'first name and surname',
      queries: asked.map((person) => ({
        typed: `${person.firstName} ${person.lastName}`,
        meant: namesakes(person, true),
      })),
    },
    {
      kind: 'surname by ear',
      queries: asked.flatMap((person) => {
        const typed = soundAlike(lower(person));
        return typed === undefined ? [] : [{ typed, meant: namesakes(person, false) }];
      }),
    },
    {
      kind: 'surname with a slip',
      queries: asked
        .filter(({ lastName }) => lastName.length > 4)
        .map((person, index) => ({ typed: slipped(lower(person), index), meant: namesakes(person, false) })),
    },
  ];
}
