import { describe, expect, test } from 'vitest';
import type { DonationTable } from '../database/donation-tables.ts';
import { claimMs, unsettled } from './donation-log.ts';
import { books, noon } from './test-giving.ts';

describe('unsettled gifts', () => {
  const before = new Date(noon - 86_400_000).toISOString();
  const old = { created_at: new Date(noon - 86_400_001).toISOString() };
  const asked = { asked_at: noon - 1 };
  const isTaken = { claim: 'mine', asked_at: noon - claimMs + 1 };
  const cases: [string, Partial<DonationTable>, boolean][] = [
    ['asked for', asked, true],
    ['asked for and declined', { ...asked, state: 'declined' }, true],
    ['asked for and approved', { ...asked, state: 'approved' }, true],
    ['being captured now', isTaken, false],
    ['abandoned during a capture', { claim: 'mine', asked_at: noon - claimMs }, true],
    ['unfinished for more than a day', old, true],
    ['approved and unfinished for more than a day', { ...old, state: 'approved' }, true],
    ['unfinished for at most a day', { created_at: before }, false],
    ['ordered today', {}, false],
    ['declined more than a day ago', { ...old, state: 'declined' }, false],
    ['captured', { ...old, ...asked, state: 'captured' }, false],
    ['failed', { ...old, ...asked, state: 'failed' }, false],
  ];
  test.each(cases)('lists a gift only while its end is unknown: %s (case %#)', async (_, change, isOpen) => {
    const { database, gift } = await books();
    const { id } = await gift(change);
    const found = await unsettled(database, { now: noon, before, most: 9 });
    expect(found.map((row) => row.id)).toEqual(isOpen ? [id] : []);
  });

  test('lists gifts in the order of their last change, up to the limit', async () => {
    const { database, gift } = await books();
    const order = ['3', '1', '2'];
    for (const place of order)
      await gift({ ...asked, order_id: place, changed_at: `2027-01-01T0${place}:00:00.000Z` });
    const found = await unsettled(database, { now: noon, before, most: 2 });
    expect(found.map(({ order_id }) => order_id)).toEqual(['1', '2']);
  });
});
