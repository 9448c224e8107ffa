import { expect, test } from 'vitest';
import { mergeBaseOf, writtenInto } from './mergeBase.ts';

const fields = ['title', 'seats', 'deadline'] as const;
const values = { title: 'Picnic', seats: '120', deadline: '2027-10-18' };
const before = { version: 3, values };

const write = (kept: Readonly<Record<string, string>>, saved: typeof before | undefined, typed: object) =>
  Object.entries(typed).reduce((all, [field, value]) => writtenInto(fields, all, saved, field, value), kept);
const stand = (kept: Readonly<Record<string, string>>, saved: typeof before | undefined) =>
  mergeBaseOf(fields, kept, saved, values);

const written = write({}, before, { title: 'Picnic and cricket', deadline: '2027-10-22' });

test('shows the typed values while nobody else saves', () => {
  const { merged, values: shown } = stand(written, before);
  expect(merged).toBeUndefined();
  expect(shown).toEqual({ ...values, title: 'Picnic and cricket', deadline: '2027-10-22' });
});

const theirs = { version: 4, values: { ...values, seats: '150', deadline: '2027-10-20' } };

test('separates somebody else’s saved changes from typed ones, also in another tab or later', () => {
  const { merged, values: shown } = stand(written, theirs);
  expect(merged).toMatchObject({ conflicts: ['deadline'], mine: ['title'], theirs: ['seats'] });
  expect(shown).toEqual({ title: 'Picnic and cricket', seats: '150', deadline: '2027-10-20' });
});

test('treats a field typed after the other save as the volunteer’s own without a conflict', () => {
  const alone = write({}, before, { title: 'Picnic and cricket' });
  const { merged } = stand(write(alone, theirs, { seats: '160', deadline: '2027-10-21' }), theirs);
  expect(merged).toMatchObject({ conflicts: [], mine: ['title', 'seats', 'deadline'], theirs: [] });
  const third = { version: 5, values: { ...theirs.values, seats: '170' } };
  expect(stand(write(alone, theirs, { seats: '160' }), third).merged?.conflicts).toEqual(['seats']);
});

test('shows the newest values when nothing was typed', () => {
  const cricket = { version: 4, values: { ...values, title: 'Cricket' } };
  expect(stand({}, cricket)).toMatchObject({ merged: undefined, values: { title: 'Cricket' } });
});

test('keeps draft entries that are not form fields', () => {
  const kept = write({}, before, { pictures: '["van"]' });
  expect(kept.pictures).toBe('["van"]');
  expect(stand(kept, theirs)).toMatchObject({
    values: theirs.values,
    merged: { conflicts: [], theirs: ['seats', 'deadline'] },
  });
});

test('stores no base version for a new record', () => {
  const text = write({}, undefined, { title: 'Hike' });
  expect(text).toEqual({ title: 'Hike' });
  expect(stand(text, undefined).values.title).toBe('Hike');
});
