import { chapterStates, states } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { chapterPages } from './chapterPages.ts';

/** Names under which people know several states at once, or one by another name. */
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

test.each(chapterPages)('$name: its page names the states that count as the chapter’s', ({ id, area }) => {
  expect(statesIn(area).toSorted()).toEqual(chapterStates[id].map((code) => states[code]).toSorted());
});
