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
  ['', { category: 'all', tag: undefined }],
  ['?category=social-impact', { category: 'social-impact', tag: undefined }],
  ['?category=gossip&tag=', { category: 'all', tag: undefined }],
  ['?tag=Field+work&category=career', { category: 'career', tag: 'Field work' }],
])('the address %s names its filter', (search, filter) => {
  expect(filterOf(search)).toEqual(filter);
});

test('a filter has one address, and reads back from it', () => {
  expect(storiesHref()).toBe('/alumni-stories');
  expect(storiesHref({ category: 'all', tag: undefined })).toBe('/alumni-stories');
  const filter = { category: 'career', tag: 'R&D, “field”' } as const;
  expect(filterOf(new URL(storiesHref(filter), 'https://example.org').search)).toEqual(filter);
});

test('a tag finds its stories in any case, a category its own', () => {
  expect(names(taggedWith(all, 'HARDWARE'))).toEqual(['pump', 'water']);
  expect(names(taggedWith(all, undefined))).toEqual(names(all));
  expect(names(inCategory(all, 'innovation'))).toEqual(['pump', 'oven']);
  expect(names(inCategory(all, 'all'))).toEqual(names(all));
});

test('related is what shares most; what shares nothing is not', () => {
  expect(names(relatedTo(pump, all))).toEqual(['water', 'oven']);
  expect(relatedTo(picnic, all)).toEqual([]);
});

test('no more than three are related, the newest of those that share as much', () => {
  const others = ['first', 'second', 'third', 'fourth'].map((name) => story(name, 'career'));
  expect(names(relatedTo(picnic, [...others, picnic]))).toEqual(['first', 'second', 'third']);
});
