import type { EventFields } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { valuesOf } from './fieldsOf.ts';
import { standingOf, writtenInto } from './standing.ts';

const fields: EventFields = {
  title: 'Picnic',
  date: '2027-10-24T11:00',
  end: '',
  zone: 'America/Los_Angeles',
  location: 'Coyote Point',
  description: '',
  category: '',
  organizer: '',
  chapter: 'bay-area',
  seats: 120,
  deadline: '2027-10-18',
  confirmation: 'verification',
  registration: '',
  featured: false,
};
const before = { version: 3, fields };
const empty = valuesOf(before);

const written = writtenInto(
  writtenInto({}, before, 'title', 'Picnic and cricket'),
  before,
  'deadlineDay',
  '2027-10-22',
);

test('while nobody else saves, what I wrote stands in the form', () => {
  const standing = standingOf(written, before, empty);
  expect(standing.merged).toBeUndefined();
  expect(standing.values).toEqual({ ...empty, title: 'Picnic and cricket', deadlineDay: '2027-10-22' });
});

test('what somebody saved meanwhile is told apart from mine, also in another tab or tomorrow', () => {
  const theirs = { version: 4, fields: { ...fields, seats: 150, deadline: '2027-10-20' } };
  const { merged, values } = standingOf(written, theirs, empty);
  expect(merged).toMatchObject({ conflicts: ['deadlineDay'], mine: ['title'], theirs: ['seats'] });
  expect(values).toMatchObject({ title: 'Picnic and cricket', seats: '150', deadlineDay: '2027-10-20' });
});

test('whoever has written nothing reads the newest', () => {
  const theirs = { version: 4, fields: { ...fields, title: 'Cricket' } };
  expect(standingOf({}, theirs, empty)).toMatchObject({ merged: undefined, values: { title: 'Cricket' } });
});

test('a new one has no version to compare', () => {
  const text = writtenInto({}, undefined, 'title', 'Hike');
  expect(text).toEqual({ title: 'Hike' });
  expect(standingOf(text, undefined, { ...empty, title: '' }).values.title).toBe('Hike');
});
