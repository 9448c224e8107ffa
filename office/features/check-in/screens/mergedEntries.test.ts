import type { CheckIn, CheckInEntry } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { arrivedOf, calledSo, judged, mergedEntries } from './mergedEntries.ts';
import type { Unsent } from './unsent.ts';

const entry = (id: string, name: string, more: Partial<CheckInEntry> = {}): CheckInEntry => {
  const [firstName = '', ...last] = name.split(' ');
  return {
    id,
    key: id,
    firstName,
    lastName: last.join(' '),
    year: 1987,
    state: 'coming',
    guests: 2,
    guestsIn: 0,
    arrivedAt: null,
    by: '',
    checkIn: null,
    twice: [],
    ...more,
  };
};
const at = '2027-10-16T18:42:00.000Z';
const did = (body: CheckIn): Unsent => ({ what: 'check-in', event: 'garba', body });
const letIn = (id: string, item = 'first', guests = 2): Unsent => did({ item, at, kind: 'in', id, guests });
const sunita = entry('sunita', 'Sunita Bakul');

test('shows an unsent check-in at once over the server’s list, and can undo it', () => {
  const [now] = mergedEntries([sunita], [letIn('sunita')], 'Ravi');
  expect(now).toMatchObject({ arrivedAt: at, by: 'Ravi', checkIn: 'first', guestsIn: 2 });
  expect([judged(sunita), now && judged(now)]).toEqual(['in', 'already']);
  const fewer = did({ item: 'less', at, kind: 'guests', id: 'sunita', guests: -3 });
  expect(mergedEntries([sunita], [letIn('sunita'), fewer], 'Ravi')[0]?.guestsIn).toBe(0);
  const undo = did({ item: 'undo', at, kind: 'undo', id: 'sunita', undoes: 'first' });
  expect(mergedEntries([sunita], [letIn('sunita'), undo], 'Ravi')).toEqual([sunita]);
});

test('a person checked in on another device stays checked in after a local undo, and the duplicate is reported', () => {
  const there = { ...sunita, arrivedAt: at, by: 'Leela', checkIn: 'theirs' };
  const undo = did({ item: 'undo', at, kind: 'undo', id: 'sunita', undoes: 'first' });
  const [now] = mergedEntries([there], [letIn('sunita'), undo], 'Ravi');
  expect(now).toMatchObject({ by: 'Leela', checkIn: 'theirs', twice: [{ at, by: 'Ravi' }] });
});

test('lists a walk-in before the server knows them, and ignores a check-in of an unknown person', () => {
  const walkIn: Unsent = {
    what: 'walk-in',
    event: 'garba',
    body: { item: 'walk', at, firstName: 'Rohan', lastName: 'Umbar', year: 2004, email: '', guests: 1 },
  };
  const entries = mergedEntries([sunita], [walkIn, letIn('nobody')], 'Ravi');
  expect(entries.map(({ id }) => id)).toEqual(['sunita', 'walk']);
  expect(arrivedOf(entries)).toBe(1);
  expect(calledSo(entries, 'umb').found?.map(({ id }) => id)).toEqual(['walk']);
});

test('rejects a canceled seat and a place on the waitlist', () => {
  expect([
    judged(entry('a', 'A B', { state: 'cancelled' })),
    judged(entry('a', 'A B', { state: 'waiting' })),
  ]).toEqual(['cancelled', 'waiting']);
});

const people = [
  entry('1', 'Anasuya Palash-Deshmukh'),
  entry('2', 'José Palkar', { state: 'waiting' }),
  entry('3', 'Meena Palash', { state: 'cancelled' }),
];
test.each([
  ['pa', undefined],
  ['  pa ', undefined],
  ['pal', ['1', '2']],
  ['PALASH', ['1']],
  ['desh ana', ['1']],
  ['jose', ['2']],
  ['lash', []],
])('a search for %j finds %j', (words, ids) => {
  expect(calledSo(people, words).found?.map(({ id }) => id)).toEqual(ids);
});

test('shows at most eight matches and says if there are more', () => {
  const many = Array.from({ length: 9 }, (_, number) => entry(`${number}`, 'Asha Kadamb'));
  expect(calledSo(many, 'kad')).toMatchObject({ more: true, found: { length: 8 } });
  expect(calledSo(many.slice(1), 'kad').more).toBe(false);
});
