import { describe, expect, test } from 'vitest';
import { chapterIds, chapterStates, chaptersOfState, findChapter, unknownChapter } from '../index.ts';

describe('chapters', () => {
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
  ])('%j belongs to the chapters %j', (state, chapters) => expect(chaptersOfState(state)).toEqual(chapters));

  test('the chapters cover every state, and the two Californian ones cover the same', () => {
    const covered = new Set(Object.values(chapterStates).flat());
    expect(covered.size).toBe(51);
    for (const code of covered) expect(chaptersOfState(code), code).not.toEqual([]);
    expect(chapterStates['bay-area']).toEqual(chapterStates['southern-california']);
  });

  test('the error for an unknown chapter lists the known ones', () => {
    expect(findChapter('toString')).toBeUndefined();
    expect(unknownChapter('mars')).toBe(`There is no chapter "mars". There are: ${chapterIds.join(', ')}.`);
  });
});
