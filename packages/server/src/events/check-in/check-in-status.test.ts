import { expect, test } from 'vitest';
import type { CheckInTable } from '../../database/event-tables.ts';
import { checkInStatus } from './check-in-status.ts';

const checkIn = (
  item: string,
  kind: CheckInTable['kind'],
  more: Partial<CheckInTable> = {},
): CheckInTable => ({
  event_id: 'E',
  registration_id: 'R',
  device: 'D',
  by_name: 'Ravi',
  version: 1,
  created_at: '',
  item,
  kind,
  result: 'in',
  at: 0,
  guests: 0,
  undoes: '',
  ...more,
});

/** Status of check-ins, which must not depend on their order. */
function arrival(...checkIns: CheckInTable[]) {
  const told = [checkIns, checkIns.toReversed()].map((rows) => {
    const { letIn, twice, guestsIn } = checkInStatus(rows);
    return [letIn?.item, twice.map(({ item }) => item), guestsIn];
  });
  expect(told[1]).toEqual(told[0]);
  return told[0];
}

test('uses the earliest check-in and reports the others as repeated', () => {
  const one = checkIn('one', 'in', { at: 2, guests: 2 });
  const other = checkIn('other', 'in', { at: 1, guests: 1 });
  expect(arrival(one, other)).toEqual(['other', ['one'], 1]);
  // For equal times, the result is always the same one.
  expect(arrival({ ...one, at: 1 }, other)).toEqual(['one', ['other'], 2]);
  expect(arrival({ ...one, at: 1, version: 2 }, other)).toEqual(['other', ['one'], 1]);
});

test('adds and removes guests, between zero and nine', () => {
  const more = (item: string, guests: number) => checkIn(item, 'guests', { guests });
  const came = checkIn('in', 'in', { guests: 2 });
  expect(arrival(came, more('one', -1))).toEqual(['in', [], 1]);
  expect(arrival(came, more('one', 1), checkIn('undo', 'undo', { undoes: 'one' }))).toEqual(['in', [], 2]);
  expect(arrival(came, more('one', -9))).toEqual(['in', [], 0]);
  expect(arrival(came, more('one', 9))).toEqual(['in', [], 9]);
});

test('removes the guests with an undone check-in and counts them anew after another one', () => {
  const came = checkIn('in', 'in', { at: 1 });
  const two = checkIn('two', 'guests', { at: 2, guests: 2 });
  const undo = checkIn('undo', 'undo', { at: 3, undoes: 'in' });
  expect(arrival(came, two, undo)).toEqual([undefined, [], 0]);
  const again = checkIn('again', 'in', { at: 4, guests: 1 });
  expect(arrival(came, two, undo, again)).toEqual(['again', [], 1]);
});
