import { expect, test } from 'vitest';
import type { CheckInTable } from '../../database/event-tables.ts';
import { checkInStatus } from './check-in-status.ts';

const checkIn = (
  item: string,
  kind: CheckInTable['kind'],
  more: Partial<CheckInTable> = {},
): CheckInTable => ({
  ...{ event_id: 'E', registration_id: 'R', device: 'D', by_name: 'Ravi', version: 1, created_at: '' },
  ...{ item, kind, result: 'in', at: 0, guests: 0, undoes: '', ...more },
});

/** The same whatever order they came in. */
function arrival(...checkIns: CheckInTable[]) {
  const told = [checkIns, checkIns.toReversed()].map((rows) => {
    const { letIn, twice, guestsIn } = checkInStatus(rows);
    return [letIn?.item, twice.map(({ item }) => item), guestsIn];
  });
  expect(told[1]).toEqual(told[0]);
  return told[0];
}

test('nobody has come of whom nothing was noted', () => {
  expect(arrival()).toEqual([undefined, [], 0]);
});

test('of several the earliest let them in; what the others brought along is the same', () => {
  const one = checkIn('one', 'in', { at: 2, guests: 2 });
  const other = checkIn('other', 'in', { at: 1, guests: 1 });
  expect(arrival(one, other)).toEqual(['other', ['one'], 1]);
  // Of the same moment, always the same one.
  expect(arrival({ ...one, at: 1 }, other)).toEqual(['one', ['other'], 2]);
  expect(arrival({ ...one, at: 1, version: 2 }, other)).toEqual(['other', ['one'], 1]);
});

test('what was taken back never was, and only that', () => {
  const one = checkIn('one', 'in', { at: 1, guests: 3 });
  const other = checkIn('other', 'in', { at: 2 });
  const undo = checkIn('undo', 'undo', { at: 3, undoes: 'one' });
  expect(arrival(one, undo)).toEqual([undefined, [], 0]);
  expect(arrival(one, other, undo)).toEqual(['other', [], 0]);
});

test('guests come one by one, and never fewer than none or more than nine', () => {
  const more = (item: string, guests: number) => checkIn(item, 'guests', { guests });
  const came = checkIn('in', 'in', { guests: 2 });
  expect(arrival(came, more('one', -1))).toEqual(['in', [], 1]);
  expect(arrival(came, more('one', 1), checkIn('undo', 'undo', { undoes: 'one' }))).toEqual(['in', [], 2]);
  expect(arrival(came, more('one', -9))).toEqual(['in', [], 0]);
  expect(arrival(came, more('one', 9))).toEqual(['in', [], 9]);
});

test('with whoever is taken back go the guests; let in again, they are counted anew', () => {
  const came = checkIn('in', 'in', { at: 1 });
  const two = checkIn('two', 'guests', { at: 2, guests: 2 });
  const undo = checkIn('undo', 'undo', { at: 3, undoes: 'in' });
  expect(arrival(came, two, undo)).toEqual([undefined, [], 0]);
  const again = checkIn('again', 'in', { at: 4, guests: 1 });
  expect(arrival(came, two, undo, again)).toEqual(['again', [], 1]);
});
