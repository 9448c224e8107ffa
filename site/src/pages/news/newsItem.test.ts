import type { NewsItem } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { newsDetail, newsSummary, publishedIn } from './newsItem.ts';

const item: NewsItem = {
  _id: 'quiet pump/1',
  title: 'A quiet pump',
  description: 'It hums.\n\nIt used to roar.',
  summary: 'Nine hundred a month.',
  createdAt: '2026-11-15T05:30:00.000Z',
  createdBy: { name: 'Leela Umbar' },
  tags: ['Pumps'],
  images: ['/art/event-linkage.svg', 'https://pictures.example.org/pump.jpg'],
  media: [],
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

test('a row links to the item’s page and shows the date in the association’s time zone', () => {
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

test('a time names its time zone; a date without time is the same everywhere', () => {
  expect(publishedIn('America/Los_Angeles', item.createdAt)).toEqual({
    published: 'November 14, 2026',
    publishedTime: '9:30 PM PST',
  });
  expect(publishedIn('Asia/Kolkata', item.createdAt)).toEqual({
    published: 'November 15, 2026',
    publishedTime: '11:00 AM GMT+5:30',
  });
  for (const zone of ['America/Los_Angeles', 'Pacific/Auckland'])
    expect(publishedIn(zone, '2026-11-15')).toEqual({ published: 'November 15, 2026' });
  expect(newsSummary({ ...item, createdAt: '2026-11-15' }, '')).toMatchObject({ date: 'November 15, 2026' });
});

test('the detail view has all fields of the news item', () => {
  expect(newsDetail(item, 'https://api.example.org')).toMatchObject({
    author: 'Leela Umbar',
    images: [
      { src: 'https://api.example.org/art/event-linkage.svg' },
      { src: 'https://pictures.example.org/pump.jpg' },
    ],
    content: { text: 'It hums.\n\nIt used to roar.' },
    shareText: 'It hums.\n\nIt used to roar.',
  });
});

test('a caption belongs to the picture with the same path, in any order', () => {
  const media = [
    { path: 'https://pictures.example.org/pump.jpg', sources: [], alt: 'The pump, mounted, with its plaque' },
    { path: '/nobody/shows/this.jpg', sources: [], alt: 'A yard' },
  ];
  expect(newsDetail({ ...item, media }, '').images?.map(({ caption }) => caption)).toEqual([
    undefined,
    'The pump, mounted, with its plaque',
  ]);
});

test('leaves out missing fields', () => {
  expect(newsSummary(bare, '')).toMatchObject({ summary: undefined, category: undefined, image: undefined });
  expect(newsDetail(bare, '')).toMatchObject({ author: undefined, lede: undefined, tags: [], images: [] });
});
