import { dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { scopeOf } from '../permissions/scope.ts';
import { keepOrganisation } from '../settings/organisation.ts';
import { byHand } from './refund-rows.ts';
import { statementsOwed, yearsOfGiving } from './statements.ts';
import { asked, noon, yearOfBooks } from './test-giving.ts';

describe('statement emails of a year', () => {
  test('reports a statement email missing from the outbox as failed when it is recent and as sent when it is old', async () => {
    const { gave, states, read } = await yearOfBooks();
    const [young, old] = [noon - 25 * dayMs, noon - 25 * dayMs - 1].map((one) => new Date(one).toISOString());
    await gave('Tara', 10_000, { statement: 'S1', statement_at: young ?? '' });
    await gave('Asha', 5_000, { statement: 'S2', statement_at: old ?? '' });
    expect(await states()).toEqual([
      ['Tara', 'failed'],
      ['Asha', 'sent'],
    ]);
    expect((await read()).map(({ waiting }) => waiting)).toEqual([undefined, undefined]);
  });
});

test('lists the years with gifts once each, newest first, in the association’s time zone', async () => {
  const { database, gave } = await yearOfBooks();
  await gave('Tara', 500);
  await gave('Asha', 500, { captured_at: '2027-01-01T03:00:00.000Z' });
  await gave('Kiran', 500, { captured_at: '2028-01-01T03:00:00.000Z', provider: byHand });
  await gave('Leela', 500, { captured_at: '2024-06-01T00:00:00.000Z', provider: 'demo' });
  await gave('Vikram', 500, { captured_at: '2023-06-01T00:00:00.000Z', state: 'failed' });
  await gave('Meera', 500, { captured_at: null });
  expect(await yearsOfGiving(database, 'paypal')).toEqual([2028, 2027, 2026]);
  await keepOrganisation(database, { name: 'Alumni', ein: '', timeZone: 'America/Chicago', email: '' });
  expect(await yearsOfGiving(database, 'paypal')).toEqual([2027, 2026]);
});

describe('reminder to send statements', () => {
  const all = scopeOf({ grants: [{ role: 'treasurer', chapter: null }] }, 'gift.see');
  const none = scopeOf({ grants: [{ role: 'organiser', chapter: null }] }, 'gift.see');

  test('shows in January to volunteers who may see gifts, and counts donors with an email', async () => {
    const { database, gave } = await yearOfBooks();
    const owed = (now = noon, scope = all) => statementsOwed(database, scope, asked, now);
    expect(await owed()).toBeUndefined();
    await gave('Kiran', 300, { email: null, email_key: null });
    expect(await owed()).toBeUndefined();
    await gave('Tara', 10_000);
    await gave('Asha', 700);
    expect(await owed()).toEqual({ year: 2026, donors: 2 });
    expect(await owed(noon, none)).toBeUndefined();
    expect(await owed(noon + 31 * dayMs)).toBeUndefined();
    expect(await owed(noon - dayMs)).toBeUndefined();
  });

  test('uses the month in the association’s time zone', async () => {
    const { database, gave } = await yearOfBooks();
    await gave('Tara', 10_000);
    await keepOrganisation(database, { name: 'Alumni', ein: '', timeZone: 'America/Chicago', email: '' });
    const night = Date.parse('2027-01-01T03:00:00Z');
    expect(await statementsOwed(database, all, asked, night)).toBeUndefined();
  });
});
