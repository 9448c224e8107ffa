import type { NewsItem } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { imageAddress, serverAddress } from './imageAddress.ts';
import { newestFirst, newsDetail, newsSummary } from './newsItem.ts';

const item: NewsItem = {
  _id: 'quiet pump/1',
  title: 'A quiet pump',
  description: 'It hums.\n\nIt used to roar.',
  summary: 'Nine hundred a month.',
  createdAt: '2026-11-15T05:30:00.000Z',
  createdBy: { name: 'Leela Umbar' },
  tags: ['Pumps'],
  images: ['/art/event-linkage.svg', 'https://pictures.example.org/pump.jpg'],
  category: 'Reports',
  featured: false,
};
const bare: NewsItem = {
  ...item,
  summary: '',
  description: '',
  createdBy: { name: '' },
  tags: [],
  images: [],
  category: '',
};

test('a row has its own page and the day of the association’s zone', () => {
  expect(newsSummary(item, '')).toEqual({
    title: 'A quiet pump',
    href: '/news/quiet%20pump%2F1',
    summary: 'Nine hundred a month.',
    category: 'Reports',
    date: 'November 14, 2026',
    shortDate: 'Nov 14, 2026',
    dateTime: '2026-11-15T05:30:00.000Z',
    image: '/art/event-linkage.svg',
  });
});

test('the detail has date and time with their zone, and everything that was written', () => {
  expect(newsDetail(item, 'https://api.example.org')).toMatchObject({
    published: 'November 14, 2026, 9:30 PM PST',
    author: 'Leela Umbar',
    images: [
      { src: 'https://api.example.org/art/event-linkage.svg' },
      { src: 'https://pictures.example.org/pump.jpg' },
    ],
    content: { text: 'It hums.\n\nIt used to roar.' },
    shareText: 'It hums.\n\nIt used to roar.',
  });
});

test('what is not there is left out', () => {
  expect(newsSummary(bare, '')).toMatchObject({ summary: undefined, category: undefined, image: undefined });
  expect(newsDetail(bare, '')).toMatchObject({ author: undefined, lede: undefined, tags: [], images: [] });
});

test('newest first, whatever order it came in', () => {
  const older = { ...item, _id: 'older', createdAt: '2025-01-01T00:00:00.000Z' };
  expect(newestFirst([older, item]).map(({ _id }) => _id)).toEqual(['quiet pump/1', 'older']);
});

describe('a picture’s address', () => {
  test.each([
    ['/api', ''],
    ['https://api.example.org/api', 'https://api.example.org'],
    ['http://127.0.0.1:4000/v2/api', 'http://127.0.0.1:4000'],
  ])('with the API at %s paths begin with "%s"', (apiBase, server) => {
    expect(serverAddress(apiBase)).toBe(server);
  });

  test.each([
    ['uploads/pump.jpg', '/uploads/pump.jpg'],
    ['/uploads/pump.jpg', '/uploads/pump.jpg'],
    ['//elsewhere.example.org/pump.jpg', '/elsewhere.example.org/pump.jpg'],
    ['https://pictures.example.org/pump.jpg', 'https://pictures.example.org/pump.jpg'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
  ])('%s becomes %s', (named, address) => {
    expect(imageAddress(named, '')).toBe(address);
  });
});
