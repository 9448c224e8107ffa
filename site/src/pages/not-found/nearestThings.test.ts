import { expect, test } from 'vitest';
import { nearestThings } from './nearestThings.ts';

const thing = (id: string, title = '') => ({ label: title, href: `/${id}`, text: `${id} ${title}` });
const news = [
  thing('news-long-table', 'Two hundred and forty chairs'),
  thing('news-ridge-walk', 'Ridge walk: the photographs are up'),
  thing('news-relay', 'The 5K paid for one year of one student'),
  thing('news-laptops', 'Thirty-two laptops, and what they replaced'),
];
const hrefsOf = (asked: string, known = news) => nearestThings(asked, known).map(({ href }) => href);

test.each([
  ['news-ridge-wlak', '/news-ridge-walk'],
  ['ridge', '/news-ridge-walk'],
  ['240-chairs', '/news-long-table'],
  ['the-laptop', '/news-laptops'],
])('the id %s suggests only %s, because words that most ids share do not count', (asked, href) => {
  expect(hrefsOf(asked)).toEqual([href]);
});

test.each(['news', 'news-of-the-garba', ''])('the id %j suggests nothing', (asked) => {
  expect(hrefsOf(asked)).toEqual([]);
});

test('random ids do not match each other, although they begin alike', () => {
  expect(hrefsOf('01M823V4ED9TG5P2K2V9VPJVPZ', [thing('01M823WQ5T4KZX0000000000AB', 'Lane five')])).toEqual(
    [],
  );
});

test('suggests the only item there is', () => {
  expect(hrefsOf('lane-fives', [thing('lane-five', 'Lane five')])).toEqual(['/lane-five']);
});
