import { expect, test } from 'vitest';
import { endOf, endParts, whenSentence } from './when.ts';

const typed = { day: '2027-10-16', from: '18:00', to: '22:00', lastDay: '', zone: 'America/Chicago' };

test.each([
  [{}, 'Saturday, October 16, 2027, 6:00 PM to 10:00 PM in Chicago; 7:00 PM in New York.'],
  [
    { zone: 'America/New_York' },
    'Saturday, October 16, 2027, 6:00 PM to 10:00 PM in New York; 3:00 PM in Los Angeles.',
  ],
  [{ to: '' }, 'Saturday, October 16, 2027, 6:00 PM in Chicago; 7:00 PM in New York.'],
  [{ to: '01:00' }, 'Saturday, October 16, 2027, 6:00 PM to 1:00 AM in Chicago; 7:00 PM in New York.'],
  [
    { lastDay: '2027-10-17', to: '14:00' },
    'Saturday, October 16, 2027, 6:00 PM to Sunday, October 17, 2027, 2:00 PM in Chicago; 7:00 PM in New York.',
  ],
  [{ from: '', to: '' }, 'Saturday, October 16, 2027, the whole day.'],
  [
    { from: '', to: '', lastDay: '2027-10-17' },
    'Saturday, October 16, 2027 to Sunday, October 17, 2027, the whole day.',
  ],
])('formats the typed day and time %j as a sentence', (more, words) =>
  expect(whenSentence({ ...typed, ...more })).toBe(words),
);

test.each([{ day: '' }, { day: '2027-02-30' }])('returns undefined for the invalid day %j', (more) =>
  expect(whenSentence({ ...typed, ...more })).toBeUndefined(),
);

test('an end time before the start time is on the next day', () => {
  expect(endOf({ ...typed, to: '01:00' })).toBe('2027-10-17T01:00');
  expect(endOf({ ...typed, day: '2027-12-31', to: '01:00' })).toBe('2028-01-01T01:00');
});

test.each([
  ['2027-10-16T18:00', '2027-10-16T22:00'],
  ['2027-10-16T18:00', '2027-10-17T01:00'],
  ['2027-10-16T18:00', '2027-10-17T20:00'],
  ['2027-10-16T18:00', '2027-10-17'],
  ['2027-10-16', '2027-10-18'],
  ['2027-10-16T18:00', ''],
])('a start of %s and an end of %s go through the inputs unchanged', (date, end) => {
  const [day = '', from = ''] = date.split('T');
  expect(endOf({ ...typed, day, from, ...endParts(date, end) })).toBe(end);
});
