import type { AlumnusCard } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { memberSummary, pagesOf, rangeOf } from './directoryView.ts';

const bare: AlumnusCard = {
  _id: 'm-1',
  firstName: 'Meera',
  lastName: 'Kadamb',
  image: '',
  graduationYear: 1998,
  coepProgram: 'Computer Engineering',
  company: '',
  address: { state: '' },
  linkedIn: '',
};

test('a card has no trace of data that the member did not agree to show', () => {
  expect(memberSummary(bare, '')).toEqual({
    memberId: 'm-1',
    name: 'Meera Kadamb',
    year: 1998,
    yearHref: '/class-of/1998',
    program: 'Computer Engineering',
  });
});

test('a card shows the data that the member agreed to show', () => {
  const open = {
    ...bare,
    lastName: '',
    image: 'uploads/m-1.webp',
    company: 'Open Canal',
    address: { state: 'Oregon' },
    linkedIn: 'https://example.org/in/meera',
  };
  expect(memberSummary(open, 'https://api.example.org')).toMatchObject({
    name: 'Meera',
    detail: 'Open Canal, Oregon',
    profileHref: 'https://example.org/in/meera',
    image: { src: 'https://api.example.org/uploads/m-1.webp' },
  });
});

test('counts the pages and the members shown on each', () => {
  expect([0, 1, 24, 25, 61].map(pagesOf)).toEqual([1, 1, 1, 2, 3]);
  const members = Array.from({ length: 13 }, () => memberSummary(bare, ''));
  expect(rangeOf({ members, total: 61, page: 3 })).toEqual({ from: 49, to: 61 });
});
