import { expect, test } from 'vitest';
import { lastWordsOf, nearestPages, wordsOfPath } from './nearestPages.ts';

const hrefs = (path: string) => nearestPages(path).map(({ href }) => href);

test.each([
  ['/alumni-stores', '/alumni-stories'],
  ['/memebrship', '/membership'],
  ['/evnts', '/events'],
  ['/contact-us', '/contact'],
  ['/jobs', '/job-board'],
  ['/donations', '/donate'],
  ['/Directory', '/alumni-directory'],
  ['/members/register.html', '/membership/register'],
])('the path %s suggests %s first', (path, nearest) => {
  expect(hrefs(path)[0]).toBe(nearest);
});

test.each(['/wp-login.php', '/404', '/%ff', '/q', '/events-of-a-kind-nobody-knows'])(
  'the path %s suggests nothing',
  (path) => {
    expect(hrefs(path)).toEqual([]);
  },
);

test('suggests at most three pages', () => {
  expect(hrefs('/donate')).toHaveLength(2);
  expect(hrefs('/alumni').length).toBeLessThanOrEqual(3);
});

test('splits a path into searchable words', () => {
  expect(wordsOfPath('/old/Dinner_in-Chicago%20(2019).html')).toEqual([
    'old',
    'dinner',
    'in',
    'chicago',
    '2019',
  ]);
  expect(wordsOfPath('/%E0%A4%A')).toEqual(['e0', 'a4', 'a']);
});

test.each([
  ['/alumni-stores', 'alumni stores'],
  ['/events/2019/Dinner_in-Chicago.html', 'dinner in chicago'],
  ['/alumni-directory/4711', 'alumni directory'],
  ['/404', ''],
  ['/', ''],
])('the path %s prefills the search with %j', (path, words) => {
  expect(lastWordsOf(path)).toBe(words);
});
