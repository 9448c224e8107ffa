import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { titleOf } from '../rules/stories.ts';
import type { PatternDocs } from './PatternDocs.ts';
import { patternIdOf } from './patternId.ts';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const written = import.meta.glob<PatternDocs>('./*.pattern.ts', { import: 'pattern', eager: true });
const routes = read('site/src/routeTree.gen.ts') + read('office/routeTree.gen.ts');

const titles = globSync('*.stories.tsx', { cwd: import.meta.dirname }).map((file) => ({
  id: patternIdOf(file),
  title: titleOf({ path: file, text: readFileSync(path.join(import.meta.dirname, file), 'utf8') }),
}));

/** What a designer looks for first. It only grows. */
const named = [
  'List with filters',
  'Detail',
  'Form',
  'Wizard',
  'Success',
  'Failure',
  'Empty',
  'Search',
  'Queue with detail',
];

const wordsIn = (text: string): number => text.trim().split(/\s+/).length;

describe('a pattern', () => {
  it('has a page for each that is named, with its stories', () => {
    expect(titles.map(({ title }) => title?.replace('Patterns/', '')).toSorted()).toEqual(named.toSorted());
    const files = Object.keys(written).map(patternIdOf);
    expect(files.toSorted()).toEqual(titles.map(({ id }) => id).toSorted());
    for (const { id, title } of titles)
      expect(id).toBe(title?.replace('Patterns/', '').replaceAll(' ', '').toLowerCase());
  });

  it.each(Object.entries(written))('names pages that there are, in few words: %s', (_, pattern) => {
    expect(pattern.use.flatMap(({ at }) => (at && !routes.includes(`'${at}'`) ? [at] : []))).toEqual([]);
    const situations = [...pattern.use, ...pattern.avoid].map(({ when }) => when);
    expect(situations.filter((when) => wordsIn(when) > 15)).toEqual([]);
  });
});
