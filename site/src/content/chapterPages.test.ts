import { chapterStates, states } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { chapterPages } from './chapterPages.ts';

/** Other names for a state, or names that stand for several states. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  'the Carolinas': ['North Carolina', 'South Carolina'],
  'the Dakotas': ['North Dakota', 'South Dakota'],
  'the Virginias': ['Virginia', 'West Virginia'],
  'New England': ['Connecticut', 'Maine', 'Massachusetts', 'New Hampshire', 'Rhode Island', 'Vermont'],
  'Washington, DC': ['District of Columbia'],
};

const statesIn = (area: string): string[] =>
  area
    .replace(/(, which .*)?\.$/, '')
    .split(/, (?!DC)| and /)
    .flatMap((name) => alsoCalled[name] ?? [name]);

test.each(chapterPages)(
  'the page of $name names exactly the states that belong to the chapter',
  ({ id, area }) => {
    expect(statesIn(area).toSorted()).toEqual(chapterStates[id].map((code) => states[code]).toSorted());
  },
);
