import { describe, expect, it } from 'vitest';
import { pageNumbers, parsePage } from './pageNumbers.ts';

describe('page numbers', () => {
  it.each([
    [1, 1, '1'],
    [2, 5, '1 2 3 4 5'],
    [1, 6, '1 2 3 gap 6'],
    [2, 6, '1 2 3 gap 6'],
    [3, 6, '1 2 3 4 gap 6'],
    [6, 6, '1 gap 4 5 6'],
    [7, 154, '1 gap 6 7 8 gap 154'],
    [153, 154, '1 gap 152 153 154'],
  ])('shows for page %i of %i the numbers %s', (page, pages, row) => {
    expect(pageNumbers(page, pages).join(' ')).toBe(row);
  });

  it('always shows the current page, once', () => {
    for (let pages = 1; pages < 40; pages += 1)
      for (let page = 1; page <= pages; page += 1)
        expect(pageNumbers(page, pages).filter((entry) => entry === page)).toHaveLength(1);
  });
});

describe('parsePage', () => {
  it.each(['0', '155', '-1', '1.5', '1e2', '', ' ', 'seven', '٧'])(
    'rejects %j as a page number of 154',
    (typed) => {
      expect(parsePage(typed, 154)).toBeUndefined();
    },
  );
  it.each([
    ['1', 1],
    [' 154 ', 154],
    ['007', 7],
  ])('parses %j as page %i', (typed, page) => {
    expect(parsePage(typed, 154)).toBe(page);
  });
});
