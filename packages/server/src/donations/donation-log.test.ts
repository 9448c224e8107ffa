import { describe, expect, test } from 'vitest';
import type { DonationTable } from '../database/donation-tables.ts';
import { write } from '../database/write.ts';
import { applyTransition, claimDonation, claimMs, releaseClaim, unsettled } from './donation-log.ts';
import { books, noon } from './test-books.ts';

test('a step changes the gift and is written down behind those before it', async () => {
  const { database, gift, giftNow } = await books();
  const row = await gift();
  const other = await gift({ order_id: 'ORDER2' });
  const step = { to: 'approved', cause: 'webhook', detail: 'a note', change: { attempt: 2 } } as const;
  const after = await write(database, (writing) => applyTransition(writing, row, step, noon));
  expect(after).toEqual({ ...row, state: 'approved', attempt: 2, changed_at: '2027-01-01T12:00:00.000Z' });
  expect([await giftNow(row.id), await giftNow(other.id)]).toEqual([after, other]);
  const steps = await database
    .selectFrom('donation_transitions')
    .selectAll()
    .where('donation_id', '=', row.id)
    .orderBy('position')
    .execute();
  const noted = { donation_id: row.id, detail: '' };
  expect(steps).toEqual([
    {
      ...{ ...noted, position: 1, at: '2027-01-01T11:00:00.000Z' },
      ...{ from_state: null, to_state: 'created', cause: 'browser' },
    },
    {
      ...{ ...noted, position: 2, at: '2027-01-01T12:00:00.000Z' },
      ...{ from_state: 'created', to_state: 'approved', cause: 'webhook', detail: 'a note' },
    },
  ]);
});

describe('the right to take the money', () => {
  const donor = {
    ...{ firstName: 'Leela', lastName: 'Umbar', email: 'Leela@Example.org' },
    ...{ graduationYear: 1998, program: 'PhD' as const, purpose: 'A bench' },
  };
  const columns = {
    ...{
      first_name: 'Leela',
      last_name: 'Umbar',
      email: 'Leela@Example.org',
      email_key: 'leela@example.org',
    },
    ...{ year: 1998, program: 'PhD', purpose: 'A bench' },
  };

  test('stores the donor before any money moves', async () => {
    const { database, gift, giftNow } = await books();
    const row = await gift();
    const other = await gift({ order_id: 'ORDER2' });
    const won = await claimDonation(database, row.id, { claim: 'mine', donor }, noon);
    const after = { ...row, ...columns, claim: 'mine', asked_at: noon };
    expect(won).toEqual({ kind: 'won', row: after });
    expect([await giftNow(row.id), await giftNow(other.id)]).toEqual([after, other]);
  });

  test('is one’s at a time, for a minute, and leaves the donor who is known', async () => {
    const { database, gift, giftNow } = await books();
    const { id } = await gift();
    const claim = async (name: string, now: number) =>
      (await claimDonation(database, id, { claim: name }, now)).kind;
    expect(await claim('one', noon)).toBe('won');
    expect(await claim('two', noon)).toBe('held');
    expect(await claim('two', noon + claimMs - 1)).toBe('held');
    expect(await claim('two', noon + claimMs)).toBe('won');
    expect(await giftNow(id)).toMatchObject({ claim: 'two', asked_at: noon + claimMs, first_name: 'Asha' });
  });

  test('is given back by who has it, and it stays noted that money was asked for', async () => {
    const { database, gift, giftNow } = await books();
    const { id } = await gift({ claim: 'mine', asked_at: noon });
    const other = await gift({ order_id: 'ORDER2', claim: 'mine', asked_at: noon });
    await releaseClaim(database, id, 'another');
    expect((await giftNow(id)).claim).toBe('mine');
    await releaseClaim(database, id, 'mine');
    expect(await giftNow(id)).toMatchObject({ claim: null, asked_at: noon });
    expect((await giftNow(other.id)).claim).toBe('mine');
    expect((await claimDonation(database, id, { claim: 'next' }, noon)).kind).toBe('won');
  });

  test.each(['captured', 'failed'] as const)('is nobody’s when the gift is %s', async (state) => {
    const { database, gift, giftNow } = await books();
    const row = await gift({ state });
    const told = await claimDonation(database, row.id, { claim: 'mine', donor }, noon);
    expect(told).toEqual({ kind: 'settled', row });
    expect(await giftNow(row.id)).toEqual(row);
  });
});

describe('what is not settled', () => {
  const before = new Date(noon - 86_400_000).toISOString();
  const old = { created_at: new Date(noon - 86_400_001).toISOString() };
  const asked = { asked_at: noon - 1 };
  const isTaken = { claim: 'mine', asked_at: noon - claimMs + 1 };
  const cases: [string, Partial<DonationTable>, boolean][] = [
    ['asked for', asked, true],
    ['asked for and declined', { ...asked, state: 'declined' }, true],
    ['asked for and approved', { ...asked, state: 'approved' }, true],
    ['being taken at this moment', isTaken, false],
    ['left by who was taking it', { claim: 'mine', asked_at: noon - claimMs }, true],
    ['never finished for a day', old, true],
    ['approved and never finished for a day', { ...old, state: 'approved' }, true],
    ['never finished since a day at most', { created_at: before }, false],
    ['of today', {}, false],
    ['declined for a day', { ...old, state: 'declined' }, false],
    ['captured', { ...old, ...asked, state: 'captured' }, false],
    ['failed', { ...old, ...asked, state: 'failed' }, false],
  ];
  test.each(cases)('is a gift %s: %#', async (_, change, isOpen) => {
    const { database, gift } = await books();
    const { id } = await gift(change);
    const found = await unsettled(database, { now: noon, before, most: 9 });
    expect(found.map((row) => row.id)).toEqual(isOpen ? [id] : []);
  });

  test('comes in the order of its last change, so many at once', async () => {
    const { database, gift } = await books();
    const order = ['3', '1', '2'];
    for (const place of order)
      await gift({ ...asked, order_id: place, changed_at: `2027-01-01T0${place}:00:00.000Z` });
    const found = await unsettled(database, { now: noon, before, most: 2 });
    expect(found.map(({ order_id }) => order_id)).toEqual(['1', '2']);
  });
});
