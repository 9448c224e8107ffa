import { expect, test } from 'vitest';
import { sampleEmails, sampleEventRow, sampleNow } from './samples.ts';
import { canBeTakenBack, dayParts, emailFacts, eventFacts, seatWords } from './words.ts';

test.each([
  [{}, 'Saturday, 6:00 PM in Chicago, Chicago/Midwest'],
  [{ date: '2027-10-24', chapter: null }, 'Sunday, all chapters'],
  [
    { date: '2027-12-12T02:30:00.000Z', zone: 'America/Los_Angeles', chapter: 'bay-area' },
    'Saturday, 6:30 PM in Los Angeles, Bay Area',
  ],
  [{ date: 'soon', chapter: null }, 'all chapters'],
])('describes an event with %j by its time, place and chapter', (more, words) =>
  expect(eventFacts({ ...sampleEventRow, ...more })).toBe(words),
);

test('shows the day in the event’s time zone', () => {
  expect(dayParts({ date: '2027-10-17T03:00:00.000Z', zone: 'America/Chicago' })).toEqual({
    day: '16',
    month: 'Oct 2027',
  });
  expect(dayParts({ date: 'soon', zone: null })).toEqual({ day: '–', month: '' });
});

test.each([
  [{ taken: 212, seats: 240, waiting: 0 }, '212 of 240 seats'],
  [{ taken: 60, seats: 60, waiting: 14 }, '60 of 60 seats, 14 waiting'],
  [{ taken: 61, seats: null, waiting: 0 }, '61 registered'],
])('formats the seats %j', (seats, words) => expect(seatWords(seats)).toBe(words));

test('emails about a change can be withdrawn only while some are unsent, and their state is shown', () => {
  const [held, sent, takenBack] = sampleEmails;
  if (!held || !sent || !takenBack) throw new Error('Three samples');
  expect(sampleEmails.map(canBeTakenBack)).toEqual([true, false, false]);
  expect(canBeTakenBack({ ...held, kind: 'cancelled' })).toBe(false);
  expect(emailFacts(held, sampleNow)).toBe('To 212. They send at 8:19 PM.');
  expect(emailFacts({ ...held, many: 1 }, sampleNow)).toBe('To 1. It sends at 8:19 PM.');
  expect(emailFacts({ ...held, state: 'leaving', left: 40 }, sampleNow)).toBe('To 212. 40 sent.');
  expect(emailFacts(sent, sampleNow)).toBe('To 180. Sent on Oct 2, 2027.');
  expect(emailFacts(takenBack, sampleNow)).toBe('To 96. None will be sent.');
});
