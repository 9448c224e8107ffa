import type { NewsItem } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { imageAddress, serverAddress } from './imageAddress.ts';
import { newestFirst } from './newsSummary.ts';

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
