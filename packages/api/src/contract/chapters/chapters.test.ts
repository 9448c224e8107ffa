import { describe, expect, test } from 'vitest';
import { chapterIds, chapterStates, chaptersOfState, findChapter, unknownChapter } from '../index.ts';

describe('the chapters', () => {
  test.each([
    ['California', ['bay-area', 'southern-california']],
    ['CA', ['bay-area', 'southern-california']],
    [' new york ', ['ny-northeast']],
    ['d.c.', ['ny-northeast']],
    ['Washington, DC', ['ny-northeast']],
    ['Washington', ['pacific-northwest']],
    ['Tx', ['tx-southwest']],
    ['Maharashtra', []],
    ['', []],
    ['constructor', []],
  ])('of %j are %j', (state, chapters) => expect(chaptersOfState(state)).toEqual(chapters));

  test('cover every state, the Californian ones the same', () => {
    const covered = new Set(Object.values(chapterStates).flat());
    expect(covered.size).toBe(51);
    for (const code of covered) expect(chaptersOfState(code), code).not.toEqual([]);
    expect(chapterStates['bay-area']).toEqual(chapterStates['southern-california']);
  });

  test('another one is told which there are', () => {
    expect(findChapter('toString')).toBeUndefined();
    expect(unknownChapter('mars')).toBe(`There is no chapter "mars". There are: ${chapterIds.join(', ')}.`);
  });
});
