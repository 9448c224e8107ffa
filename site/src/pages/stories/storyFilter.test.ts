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
])('the address %s names its filter', (search, filter) => {
  expect(filterOf(search)).toEqual(filter);
});

test('a filter has one address, and reads back from it', () => {
  expect(storiesHref()).toBe('/alumni-stories');
  expect(storiesHref({ category: 'all', tag: undefined, page: 1 })).toBe('/alumni-stories');
  const filter = { category: 'career', tag: 'R&D, “field”', page: 2 } as const;
  expect(filterOf(new URL(storiesHref(filter), 'https://example.org').search)).toEqual(filter);
});

test('a tag finds its stories in any case, a category its own', () => {
  expect(names(taggedWith(all, 'HARDWARE'))).toEqual(['pump', 'water']);
  expect(names(taggedWith(all, undefined))).toEqual(names(all));
  expect(names(inCategory(all, 'innovation'))).toEqual(['pump', 'oven']);
  expect(names(inCategory(all, 'all'))).toEqual(names(all));
});

test('related is what shares most, then what is new', () => {
  expect(names(relatedTo(pump, all))).toEqual(['water', 'oven', 'picnic']);
  expect(names(relatedTo(picnic, all))).toEqual(['pump', 'oven', 'water']);
});

test('no more than three are related, and a story alone has none', () => {
  const others = ['first', 'second', 'third', 'fourth'].map((name) => story(name, 'career'));
  expect(names(relatedTo(picnic, [...others, picnic]))).toEqual(['first', 'second', 'third']);
  expect(relatedTo(picnic, [picnic])).toEqual([]);
});
