import { describe, expect, test } from 'vitest';
import { searchHref, searchKey, searchQuery } from './searchQuery.ts';

describe('search URL', () => {
  test.each([
    [{}, {}],
    [{ q: '   ', kind: 'news' }, {}],
    [
      { q: 'pump', kind: 'news', page: '2' },
      { q: 'pump', kind: 'news', page: 2 },
    ],
    [{ q: 'pump', page: 2 }, { q: 'pump' }],
    [{ q: 'pump', kind: '__proto__', page: '2' }, { q: 'pump' }],
    [
      { q: 'pump', kind: 'people', page: '9'.repeat(400) },
      { q: 'pump', kind: 'people', page: 1_000_000 },
    ],
    [{ q: 1998 }, { q: '1998' }],
    [{ q: ['a'] }, {}],
    [{ q: 'x'.repeat(1000) }, { q: 'x'.repeat(200) }],
    [{ q: '"a" OR -b*' }, { q: '"a" OR -b*' }],
  ])('reads the query %o as %o', (raw, query) => {
    expect(searchQuery(raw)).toEqual(query);
  });

  test('writes only the parameters that differ from the empty search', () => {
    expect(searchHref({})).toBe('/search');
    expect(searchHref({ q: 'a&b' })).toBe('/search?q=a%26b');
    expect(searchHref({ q: 'pump', kind: 'news', page: 2 })).toBe('/search?q=pump&kind=news&page=2');
  });

  test('ignores spaces around the words', () => {
    expect(searchKey({ q: ' pump ' })).toBe(searchKey({ q: 'pump' }));
    expect(searchKey({ q: 'pump', kind: 'news' })).not.toBe(searchKey({ q: 'pump' }));
  });
});
