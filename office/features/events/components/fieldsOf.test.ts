import type { EventFields } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { errorsOf, fieldsOf, valuesOf } from './fieldsOf.ts';

const fields: EventFields = {
  title: 'Garba night',
  date: '2027-10-16T18:00',
  end: '2027-10-17T01:00',
  zone: 'America/Chicago',
  location: 'Evanston',
  description: 'Two dhols.',
  category: 'Cultural',
  organizer: '',
  chapter: 'chicago-midwest',
  seats: 240,
  deadline: '2027-10-14',
  confirmation: 'letter',
  registration: '',
  featured: true,
};

test.each([
  fields,
  { ...fields, date: '2027-10-16', end: '2027-10-18', deadline: '2027-10-14T12:00', seats: null },
  { ...fields, end: '', chapter: null, confirmation: 'none', featured: false },
] satisfies EventFields[])('an event’s fields are unchanged after a round trip through the form', (sent) => {
  const values = valuesOf({ fields: sent });
  expect(fieldsOf(values)).toEqual(sent);
});

test('shows each error at the control that caused it', () => {
  const wrong = {
    end: 'It ends before it begins.',
    deadline: 'Too late.',
    version: 'No field of the form.',
  };
  expect(errorsOf(wrong, { lastDay: '' })).toEqual({ to: wrong.end, deadlineDay: wrong.deadline });
  expect(errorsOf(wrong, { lastDay: '2027-10-15' })).toEqual({
    lastDay: wrong.end,
    deadlineDay: wrong.deadline,
  });
});

test('an invalid number of seats does not become an unlimited number', () => {
  expect(fieldsOf({ ...valuesOf({ fields }), seats: 'many' }).seats).toBeNaN();
});
