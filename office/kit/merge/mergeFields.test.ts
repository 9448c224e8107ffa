import { expect, test } from 'vitest';
import { mergeFields, settled } from './mergeFields.ts';

const fields = ['title', 'seats', 'deadline', 'place'] as const;
const base = { title: 'Picnic', seats: '120', deadline: '2026-10-18', place: 'Coyote Point' };

const merge = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  mergeFields(fields, base, { ...base, ...mine }, { ...base, ...theirs });

test('what only one of us changed stands, and is named in the order of the fields', () => {
  expect(merge({ title: 'Picnic and cricket' }, { place: 'Lot 4', seats: '150' })).toEqual({
    values: { ...base, title: 'Picnic and cricket', seats: '150', place: 'Lot 4' },
    conflicts: [],
    mine: ['title'],
    theirs: ['seats', 'place'],
  });
});

test('what both changed differently is to be chosen, and has theirs until then', () => {
  const merged = merge({ deadline: '2026-10-22' }, { deadline: '2026-10-20' });
  expect(merged.conflicts).toEqual(['deadline']);
  expect(merged.values.deadline).toBe('2026-10-20');
  expect([...merged.mine, ...merged.theirs]).toEqual([]);
});

test('the same answer twice is no conflict and no change of mine', () => {
  const merged = merge({ seats: '150' }, { seats: '150' });
  expect(merged).toMatchObject({ conflicts: [], mine: [], theirs: ['seats'] });
});

test('what I changed and took back is theirs', () => {
  expect(merge({}, { title: 'Cricket' })).toMatchObject({
    conflicts: [],
    mine: [],
    theirs: ['title'],
    values: { title: 'Cricket' },
  });
});

test('an emptied field is a change like any other', () => {
  expect(merge({ place: '' }, {})).toMatchObject({ mine: ['place'], values: { place: '' } });
  expect(merge({ place: '' }, { place: 'Lot 4' }).conflicts).toEqual(['place']);
});

test('nothing is settled before each conflict has its side', () => {
  const mine = { ...base, deadline: '2026-10-22', seats: '90', title: 'Cricket' };
  const merged = merge(mine, { deadline: '2026-10-20', seats: '150' });
  expect(settled(merged, mine, {})).toEqual({ open: 'seats' });
  expect(settled(merged, mine, { seats: 'theirs' })).toEqual({ open: 'deadline' });
  expect(settled(merged, mine, { seats: 'theirs', deadline: 'mine' })).toEqual({
    values: { ...base, title: 'Cricket', seats: '150', deadline: '2026-10-22' },
  });
});
