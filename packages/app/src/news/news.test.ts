import type { NewsItem } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { imageAddress, serverAddress } from './imageAddress.ts';
import { newsPicture } from './newsPicture.ts';
import { chapterNewsFirst, newestFirst } from './newsSummary.ts';

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

test('sorts news by date, newest first', () => {
  const older = { ...item, _id: 'older', createdAt: '2025-01-01T00:00:00.000Z' };
  expect(newestFirst([older, item]).map(({ _id }) => _id)).toEqual(['quiet pump/1', 'older']);
});

test('lists a chapter’s own news first, and all news by date without a chapter', () => {
  const own = { ...item, _id: 'own', chapter: 'atlanta', createdAt: '2024-01-01T00:00:00.000Z' };
  const other = { ...item, _id: 'other', chapter: 'bay-area' };
  const ids = (chapter: string | undefined) =>
    chapterNewsFirst([item, own, other], chapter).map(({ _id }) => _id);
  expect(ids('atlanta')).toEqual(['own', 'quiet pump/1', 'other']);
  expect(ids('tx-southwest')).toEqual(['quiet pump/1', 'other', 'own']);
  expect(ids(undefined)).toEqual(['quiet pump/1', 'other', 'own']);
});

test('returns a picture in its known sizes, each with the server’s address in front', () => {
  const known = {
    path: 'uploads/a-1600.jpg',
    width: 2000,
    height: 1500,
    sources: [
      { path: 'uploads/a-400.avif', type: 'image/avif', width: 400 },
      { path: 'uploads/a-800.avif', type: 'image/avif', width: 800 },
      { path: 'uploads/a-1600.jpg', type: 'image/jpeg', width: 1600 },
    ],
  };
  expect(newsPicture({ media: [known] }, known.path, 'https://api.example.org')).toEqual({
    src: 'https://api.example.org/uploads/a-1600.jpg',
    width: 2000,
    height: 1500,
    sources: [
      {
        type: 'image/avif',
        srcSet:
          'https://api.example.org/uploads/a-400.avif 400w, https://api.example.org/uploads/a-800.avif 800w',
      },
    ],
  });
  expect(newsPicture({ media: [] }, 'uploads/b.jpg', '')).toBe('/uploads/b.jpg');
  expect(newsPicture({ media: [{ ...known, width: null }] }, known.path, '')).toBe('/uploads/a-1600.jpg');
});

describe('addresses of pictures', () => {
  test.each([
    ['/api', ''],
    ['https://api.example.org/api', 'https://api.example.org'],
    ['http://127.0.0.1:4000/v2/api', 'http://127.0.0.1:4000'],
  ])('an API at %s makes paths begin with "%s"', (apiBase, server) => {
    expect(serverAddress(apiBase)).toBe(server);
  });

  test.each([
    ['uploads/pump.jpg', '/uploads/pump.jpg'],
    ['/uploads/pump.jpg', '/uploads/pump.jpg'],
    ['//elsewhere.example.org/pump.jpg', '/elsewhere.example.org/pump.jpg'],
    ['https://pictures.example.org/pump.jpg', 'https://pictures.example.org/pump.jpg'],
    ['javascript:alert(1)', '/javascript:alert(1)'],
  ])('turns the picture address %s into %s', (named, address) => {
    expect(imageAddress(named, '')).toBe(address);
  });
});
