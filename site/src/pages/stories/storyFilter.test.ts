import type { StoryCategory } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { filterOf, inCategory, relatedTo, storiesHref, taggedWith } from './storyFilter.ts';

const story = (name: string, categoryId: StoryCategory, ...tags: string[]) => ({ name, categoryId, tags });
const pump = story('pump', 'innovation', 'Hardware', 'Founders');
const oven = story('oven', 'innovation', 'Kitchen');
const water = story('water', 'social-impact', 'hardware', 'founders');
const picnic = story('picnic', 'career', 'Job search');
const all = [pump, picnic, oven, water];
const names = (stories: readonly { name: string }[]) => stories.map(({ name }) => name);

test.each([
  ['', { category: 'all', tag: undefined, page: 1 }],
  ['?category=social-impact', { category: 'social-impact', tag: undefined, page: 1 }],
  ['?category=gossip&tag=&page=-2', { category: 'all', tag: undefined, page: 1 }],
  ['?tag=Field+work&category=career&page=3', { category: 'career', tag: 'Field work', page: 3 }],
])('reads the query %s as its filter', (search, filter) => {
  expect(filterOf(search)).toEqual(filter);
});

test('writes a filter as one URL, and reads it back', () => {
  expect(storiesHref()).toBe('/alumni-stories');
  expect(storiesHref({ category: 'all', tag: undefined, page: 1 })).toBe('/alumni-stories');
  const filter = { category: 'career', tag: 'R&D, “field”', page: 2 } as const;
  expect(filterOf(new URL(storiesHref(filter), 'https://example.org').search)).toEqual(filter);
});

test('finds the stories of a tag in any case, and those of a category', () => {
  expect(names(taggedWith(all, 'HARDWARE'))).toEqual(['pump', 'water']);
  expect(names(taggedWith(all, undefined))).toEqual(names(all));
  expect(names(inCategory(all, 'innovation'))).toEqual(['pump', 'oven']);
  expect(names(inCategory(all, 'all'))).toEqual(names(all));
});

test('sorts related stories by the number of shared tags and categories, then by date', () => {
  expect(names(relatedTo(pump, all))).toEqual(['water', 'oven', 'picnic']);
  expect(names(relatedTo(picnic, all))).toEqual(['pump', 'oven', 'water']);
});

test('returns at most three related stories, and none for a single story', () => {
  const others = ['first', 'second', 'third', 'fourth'].map((name) => story(name, 'career'));
  expect(names(relatedTo(picnic, [...others, picnic]))).toEqual(['first', 'second', 'third']);
  expect(relatedTo(picnic, [picnic])).toEqual([]);
});
