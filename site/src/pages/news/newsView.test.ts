import { describe, expect, test } from 'vitest';
import { newsHrefOf, newsQuery } from './newsQuery.ts';
import { type ListedNews, newsView } from './newsView.ts';

const piece = (number: number, more: Partial<ListedNews['shown']> = {}): ListedNews => ({
  id: `${number}`,
  shown: {
    title: `Piece ${number}`,
    href: `/news/${number}`,
    date: 'November 1, 2026',
    dateTime: '2026-11-01T00:00:00Z',
    ...more,
  },
  tags: [],
  featured: number <= 3,
});
const thirty = Array.from({ length: 30 }, (_, index) => piece(index + 1));
const titles = (items: ReadonlyArray<{ title: string }>) => items.map(({ title }) => title);

describe('news pagination', () => {
  test('shows the featured items above the first six others', () => {
    const view = newsView(thirty, {});
    expect(titles(view.featured)).toEqual(['Piece 1', 'Piece 2', 'Piece 3']);
    expect(titles(view.items)).toEqual(['Piece 4', 'Piece 5', 'Piece 6', 'Piece 7', 'Piece 8', 'Piece 9']);
    expect(view).toMatchObject({ from: 1, to: 6, total: 27, page: 1, pages: 5 });
  });

  test('shows the rest on the last page, and the last page for a page number beyond it', () => {
    expect(newsView(thirty, { page: 5 })).toMatchObject({ from: 25, to: 27, total: 27, page: 5 });
    expect(newsView(thirty, { page: 99 })).toMatchObject({ from: 25, to: 27, page: 5 });
    expect(newsView(thirty, { page: 2 }).featured).toEqual([]);
  });

  test('lists a fourth featured item below', () => {
    const view = newsView(
      thirty.map((item) => ({ ...item, featured: true })),
      {},
    );
    expect(titles(view.items)[0]).toBe('Piece 4');
  });

  test('shows a single empty page without news', () => {
    expect(newsView([], { page: 3 })).toMatchObject({
      items: [],
      from: 0,
      to: 0,
      total: 0,
      page: 1,
      pages: 1,
    });
  });
});

describe('news search', () => {
  const all: ListedNews[] = [
    piece(1, { title: 'Crème brûlée at the canteen', summary: 'Leela Umbar’s recipe.', category: 'Reports' }),
    { ...piece(4, { title: 'Lamps', category: 'Events' }), tags: ['Diwali', 'पुणे'] },
    piece(5, { title: 'Two hundred chairs', summary: 'One is empty.', category: 'Events' }),
  ];
  const found = (search: string) => titles(newsView(all, { search }).items);

  test.each([
    ['creme BRULEE', 'Crème brûlée at the canteen'],
    ["umbar's", 'Crème brûlée at the canteen'],
    ['diwali', 'Lamps'],
    ['पुणे', 'Lamps'],
    ['empty chairs', 'Two hundred chairs'],
    ['  ＥＭＰＴＹ  ', 'Two hundred chairs'],
    ['reports', 'Crème brûlée at the canteen'],
  ])('the search %s finds %s in title, summary, category or tags', (search, title) => {
    expect(found(search)).toEqual([title]);
  });

  test('requires all words, and reads pattern characters literally', () => {
    expect(found('empty lamps')).toEqual([]);
    expect(found('.*')).toEqual([]);
  });

  test('lists featured items among the results, also for a category', () => {
    expect(titles(newsView(all, { category: 'Events' }).items)).toEqual(['Lamps', 'Two hundred chairs']);
    expect(newsView(all, { category: 'Reports' })).toMatchObject({ featured: [], total: 1 });
  });
});

test('shows and searches the items bookmarked on this device', () => {
  const bookmarks = ['2', '7', 'gone'];
  const view = newsView(thirty, { saved: true }, bookmarks);
  expect(view).toMatchObject({ featured: [], total: 2 });
  expect(titles(view.items)).toEqual(['Piece 2', 'Piece 7']);
  expect(titles(newsView(thirty, { saved: true, search: '7' }, bookmarks).items)).toEqual(['Piece 7']);
  expect(newsView(thirty, { saved: true })).toMatchObject({ total: 0 });
});

describe('news URL', () => {
  test.each<[Record<string, unknown>, object]>([
    [{}, {}],
    [{ search: '', category: '', page: '' }, {}],
    [
      { search: 2026, category: 'Alumni Achievements', page: 2 },
      { search: '2026', category: 'Alumni Achievements', page: 2 },
    ],
    [{ search: ['a', 'b'], category: 'events', page: 0 }, {}],
    [{ search: { $ne: '' }, category: '__proto__', page: -1 }, {}],
    [{ search: '   ', category: ['Events'], page: 1.5 }, {}],
    [{ search: true, page: 'two', saved: 'yes' }, { search: 'true' }],
    [{ saved: true }, { saved: true }],
    [{ search: 'x'.repeat(500), page: 1 }, { search: 'x'.repeat(100) }],
  ])('reads the query %o as %o', (raw, query) => {
    expect(newsQuery(raw)).toEqual(query);
  });

  test('writes only the parameters that differ from the default list', () => {
    expect(newsHrefOf({})).toBe('/news');
    expect(newsHrefOf({ page: 1 })).toBe('/news');
    expect(newsHrefOf({ saved: true, page: 3 })).toBe('/news?saved=true&page=3');
    expect(newsHrefOf({ search: 'a&b', category: 'Alumni Achievements', page: 2 })).toBe(
      '/news?search=a%26b&category=Alumni+Achievements&page=2',
    );
  });
});
