import { expect, test } from 'vitest';
import { allMembers, audienceOf } from './audiences.ts';

const everybody = { kind: 'members', chapter: null, from: null, to: null, program: null, mentors: false };

test('turns the filters of the member list into an audience if a campaign can express them', () => {
  expect(audienceOf({})).toEqual(everybody);
  expect(audienceOf({ status: 'shown', newsletter: 'yes', sort: 'newest', page: 2 })).toEqual(everybody);
  expect(audienceOf({ chapter: 'bay-area', from: 1990, to: 2005 })).toEqual({
    ...everybody,
    chapter: 'bay-area',
    from: 1990,
    to: 2005,
  });
  for (const other of [
    { q: 'sunita' },
    { status: 'hidden' },
    { status: 'all' },
    { newsletter: 'no' },
  ] as const)
    expect(audienceOf(other)).toBeUndefined();
});

test('starts with the volunteer’s chapter if they may write only to one', () => {
  expect(allMembers('all')).toEqual(everybody);
  expect(allMembers(['bay-area'])).toEqual({ ...everybody, chapter: 'bay-area' });
});
