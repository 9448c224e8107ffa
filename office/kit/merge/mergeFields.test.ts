import { expect, test } from 'vitest';
import { mergeFields, settled } from './mergeFields.ts';

const fields = ['title', 'seats', 'deadline', 'place'] as const;
const base = { title: 'Picnic', seats: '120', deadline: '2026-10-18', place: 'Coyote Point' };

const merge = (mine: Partial<typeof base>, theirs: Partial<typeof base>) =>
  mergeFields(fields, base, { ...base, ...mine }, { ...base, ...theirs });

test('keeps changes that only one side made and lists them in the order of the fields', () => {
  expect(merge({ title: 'Picnic and cricket' }, { place: 'Lot 4', seats: '150' })).toEqual({
    values: { ...base, title: 'Picnic and cricket', seats: '150', place: 'Lot 4' },
    conflicts: [],
    mine: ['title'],
    theirs: ['seats', 'place'],
  });
});

test('reports a conflict when both sides changed a field differently and uses theirs until a choice is made', () => {
  const merged = merge({ deadline: '2026-10-22' }, { deadline: '2026-10-20' });
  expect(merged.conflicts).toEqual(['deadline']);
  expect(merged.values.deadline).toBe('2026-10-20');
  expect([...merged.mine, ...merged.theirs]).toEqual([]);
});

test('reports no conflict when both sides made the same change', () => {
  const merged = merge({ seats: '150' }, { seats: '150' });
  expect(merged).toMatchObject({ conflicts: [], mine: [], theirs: ['seats'] });
});

test('takes their value for a field that was changed back', () => {
  expect(merge({}, { title: 'Cricket' })).toMatchObject({
    conflicts: [],
    mine: [],
    theirs: ['title'],
    values: { title: 'Cricket' },
  });
});

test('treats an emptied field as a change', () => {
  expect(merge({ place: '' }, {})).toMatchObject({ mine: ['place'], values: { place: '' } });
  expect(merge({ place: '' }, { place: 'Lot 4' }).conflicts).toEqual(['place']);
});

test('settles nothing until every conflict has a choice', () => {
  const mine = { ...base, deadline: '2026-10-22', seats: '90', title: 'Cricket' };
  const merged = merge(mine, { deadline: '2026-10-20', seats: '150' });
  expect(settled(merged, mine, {})).toEqual({ open: 'seats' });
  expect(settled(merged, mine, { seats: 'theirs' })).toEqual({ open: 'deadline' });
  expect(settled(merged, mine, { seats: 'theirs', deadline: 'mine' })).toEqual({
    values: { ...base, title: 'Cricket', seats: '150', deadline: '2026-10-22' },
  });
});
