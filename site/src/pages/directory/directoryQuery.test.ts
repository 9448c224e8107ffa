import { describe, expect, test } from 'vitest';
import {
  callQuery,
  directoryHref,
  directoryQuery,
  filtersIn,
  isEverybody,
  programChoices,
} from './directoryQuery.ts';

describe('directory URL', () => {
  test.each<[Record<string, unknown>, object]>([
    [{}, {}],
    [{ search: '', program: '', graduationYear: '', page: '' }, {}],
    [
      { search: 'Kadamb', program: 'Civil Engineering', graduationYear: 1998, page: 2 },
      { search: 'Kadamb', program: 'Civil Engineering', graduationYear: '1998', page: 2 },
    ],
    [{ program: 'computer-engineering' }, { program: 'Computer Engineering' }],
    [
      { place: 'oh', company: ' Lattice', sort: 'oldest' },
      { place: 'OH', company: ' Lattice', sort: 'oldest' },
    ],
    [{ place: 'bay-area', sort: 'name', company: ' ' }, { place: 'bay-area' }],
    [{ chapter: 'atlanta', state: 'TX' }, { place: 'atlanta' }],
    [{ state: 'DC' }, { place: 'DC' }],
    [{ place: 'Maharashtra', sort: 'luck' }, {}],
    [{ program: 'Astrology', page: 0 }, {}],
    [{ program: '__proto__', page: -1 }, {}],
    [{ page: 'two' }, {}],
    [{ page: 1.5 }, {}],
    [{ page: '3' }, { page: 3 }],
    [{ page: 1_000_000_000 }, { page: 1_000_000 }],
    [{ page: '9'.repeat(400) }, { page: 1_000_000 }],
    [{ graduationYear: ' ninety-eight ' }, { graduationYear: 'ninety-eight' }],
    [{ search: ['a'], graduationYear: { $ne: '' } }, {}],
    [{ search: true }, { search: 'true' }],
    [{ search: 'x'.repeat(1000) }, { search: 'x'.repeat(100) }],
  ])('reads the query %o as %o', (raw, query) => {
    expect(directoryQuery(raw)).toEqual(query);
  });

  test('writes only the parameters that differ from the default list', () => {
    expect(directoryHref({})).toBe('/alumni-directory');
    expect(directoryHref({ search: '', page: 1 })).toBe('/alumni-directory');
    expect(
      directoryHref({ search: 'a&b', program: 'Civil Engineering', graduationYear: '1998', page: 2 }),
    ).toBe('/alumni-directory?search=a%26b&program=Civil+Engineering&graduationYear=1998&page=2');
    expect(directoryHref({ sort: 'newest', company: 'HP', place: 'OH' })).toBe(
      '/alumni-directory?place=OH&company=HP&sort=newest',
    );
  });
});

test('keeps an invalid year for correction, but neither sends nor counts it', () => {
  expect(callQuery({ graduationYear: '98' })).toMatchObject({ graduationYear: undefined, page: '1' });
  expect(callQuery({ graduationYear: '0000' }).graduationYear).toBeUndefined();
  expect(
    callQuery({
      search: ' Om ',
      graduationYear: '1998',
      place: 'OH',
      company: 'HP ',
      sort: 'newest',
      page: 3,
    }),
  ).toEqual({
    search: 'Om',
    program: '',
    state: 'OH',
    company: 'HP',
    sort: 'newest',
    graduationYear: '1998',
    page: '3',
    limit: '24',
  });
  expect(callQuery({ place: 'bay-area' })).toMatchObject({ chapter: 'bay-area', state: undefined });
  expect(filtersIn({ graduationYear: '98', sort: 'oldest', search: 'Om' })).toBe(0);
  expect(filtersIn({ place: 'OH', company: 'HP' })).toBe(2);
  expect(filtersIn({ graduationYear: '1998', program: 'Civil Engineering' })).toBe(2);
});

test('lists the four main programs first; the chosen one links back to all', () => {
  const { first, more } = programChoices({ search: 'Om', program: 'Civil Engineering', page: 4 });
  expect(first.map(({ label }) => label)).toEqual([
    'Computer Engineering',
    'Mechanical Engineering',
    'Civil Engineering',
    'Electrical Engineering',
  ]);
  expect(more).toHaveLength(7);
  expect(first.filter(({ chosen }) => chosen)).toEqual([
    { label: 'Civil Engineering', chosen: true, href: '/alumni-directory?search=Om' },
  ]);
  expect(first[0]?.href).toBe('/alumni-directory?search=Om&program=Computer+Engineering');
});

test('a query with only a sort order and a page includes everybody', () => {
  expect([{}, { sort: 'newest', page: 2 } as const].every(isEverybody)).toBe(true);
  expect([{ search: 'Om' }, { place: 'OH' }, { company: 'HP' }].some(isEverybody)).toBe(false);
});
