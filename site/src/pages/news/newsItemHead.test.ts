import { NewsItem } from '@banyan/api/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { NewsDetailContent } from './newsItem.ts';
import { newsItemHead } from './newsItemHead.ts';
import { contentOf } from './readNewsItem.ts';

const item: NewsDetailContent = {
  title: 'A quiet pump',
  newsId: 'pump',
  dateTime: '2026-11-14T17:30:00.000Z',
  lede: 'Nine hundred a month.',
  content: { text: 'It hums.\n\nIt used to roar.' },
  shareText: '',
};
const headOf = (found: NewsDetailContent) =>
  newsItemHead('pump', { start: { ready: true, data: { title: found.title, item: found } } });
const graphemes = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;

test('the description is the summary and the start of the text', () => {
  expect(headOf(item)).toMatchObject({
    path: '/news/pump',
    title: 'A quiet pump',
    description: 'Nine hundred a month. It hums. It used to roar.',
    picture: undefined,
  });
});

test('cuts the title and the description to what search engines show, between user-perceived characters', () => {
  const family = '👩‍👩‍👧‍👦';
  const long = v.parse(NewsItem, {
    _id: 'pump',
    title: family.repeat(400),
    description: 'नमस्ते'.repeat(200),
    createdAt: '2026-11-14T17:30:00.000Z',
  });
  const { title, description } = newsItemHead('pump', {
    start: { ready: true, data: contentOf({ items: [long], server: '' }, long) },
  });
  expect([title, description ?? ''].map(graphemes)).toEqual([160, 160]);
  expect(title.endsWith(`${family}…`)).toBe(true);
  expect(description?.endsWith('…')).toBe(true);
});

test('uses the first picture that link previews can show', () => {
  const images = [
    { src: 'http://[.png' },
    { src: '/art/a.svg' },
    { src: 'https://api.example.org/b.JPG?w=9' },
    { src: '/c.png' },
  ];
  expect(headOf({ ...item, images }).picture).toEqual({
    src: 'https://api.example.org/b.JPG?w=9',
    alt: 'A quiet pump',
  });
});

test('keeps unknown news out of search results', () => {
  for (const begun of [undefined, { start: { ready: true, data: { nearest: [] } } } as const]) {
    expect(newsItemHead('x', begun)).toMatchObject({ title: 'News', index: false });
  }
});
