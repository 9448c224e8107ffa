import { dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { reachOf } from '../permissions/reach.ts';
import { keepOrganisation } from '../settings/organisation.ts';
import { byHand } from './refund-rows.ts';
import { donorOf, isOnPaper, statementsOwed, yearsOfGiving } from './statements.ts';
import { noon } from './test-books.ts';
import { at } from './test-giving-back.ts';
import { asked, holdMs, yearOfBooks } from './test-statements-of.ts';

describe('the donors of a year', () => {
  test('are listed by their sums, with nothing written at first', async () => {
    const { gave, read } = await yearOfBooks();
    await gave('Asha', 500);
    await gave('Tara', 10_000);
    await gave('Kiran', 3_000);
    await gave('Leela', 9_000, { captured_at: '2027-01-01T00:00:00.000Z' });
    const all = await read();
    expect(all.map(({ donor, letter, waiting }) => [donor.firstName, letter, waiting])).toEqual([
      ['Tara', 'none', undefined],
      ['Kiran', 'none', undefined],
      ['Asha', 'none', undefined],
    ]);
  });

  test('have a letter that is held, and from its time on one that waits', async () => {
    const { gave, mail, read, states, outbox } = await yearOfBooks();
    await gave('Tara', 10_000);
    await mail();
    const [letter] = await outbox();
    const leavesAt = noon + holdMs;
    expect(await read()).toMatchObject([{ letter: 'held', waiting: { id: letter?.id, leavesAt } }]);
    expect(await states(leavesAt - 1)).toEqual([['Tara', 'held']]);
    expect(await states(leavesAt)).toEqual([['Tara', 'waiting']]);
  });

  test('have a letter that left, or could not be sent so far', async () => {
    const { database, gave, mail, read } = await yearOfBooks();
    await gave('Tara', 10_000);
    await mail();
    await database
      .updateTable('outbox')
      .set({ attempts: 1, next_attempt_at: noon + 1 })
      .execute();
    expect(await read()).toMatchObject([{ letter: 'failed', waiting: { leavesAt: noon + 1 } }]);
    await database.updateTable('outbox').set({ sent_at: at }).execute();
    expect(await read()).toMatchObject([{ letter: 'sent', waiting: undefined }]);
  });

  test('had a letter that is forgotten: a young one was given up, an old one has left', async () => {
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

  test('are unreachable by an address that refused letters, unless theirs has left', async () => {
    const { database, gave, mail, states, dead, read } = await yearOfBooks();
    await gave('Tara', 10_000);
    await gave('Asha', 5_000, { email: null, email_key: null });
    await gave('Kiran', 3_000);
    await mail();
    await database.updateTable('outbox').set({ sent_at: at }).where('recipient', 'like', 'kiran%').execute();
    await dead('tara@example.org');
    await dead('kiran@example.org');
    expect(await states()).toEqual([
      ['Tara', 'unreachable'],
      ['Asha', 'none'],
      ['Kiran', 'sent'],
    ]);
    expect((await read()).map(isOnPaper)).toEqual([true, true, false]);
    const [tara] = await read();
    expect(tara?.waiting).toMatchObject({ leavesAt: noon + holdMs });
  });

  test('are told by name, email, gifts and sums', async () => {
    const { gave, read } = await yearOfBooks();
    await gave('Tara', 10_000, { refunded_cents: 1_000 });
    await gave('Tara', 500);
    await gave('Asha', 700, { last_name: null, email: null, email_key: null });
    expect((await read()).map(donorOf)).toEqual([
      {
        ...{ name: 'Tara of Tara', email: 'tara@example.org', gifts: 2, cents: 9_500 },
        ...{ refundedCents: 1_000, leftOut: 0, letter: 'none' },
      },
      { name: 'Asha', email: null, gifts: 1, cents: 700, refundedCents: 0, leftOut: 0, letter: 'none' },
    ]);
  });
});

test('the years in which something came are told newest first, each once, as the association’s clocks have them', async () => {
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

describe('statements that are owed', () => {
  const all = reachOf({ grants: [{ role: 'treasurer', chapter: null }] }, 'gift.see');
  const none = reachOf({ grants: [{ role: 'organiser', chapter: null }] }, 'gift.see');

  test('are told in January to whoever sees gifts, of those with an email and no letter', async () => {
    const { database, gave, mail } = await yearOfBooks();
    const owed = (now = noon, reach = all) => statementsOwed(database, reach, asked, now);
    expect(await owed()).toBeUndefined();
    await gave('Kiran', 300, { email: null, email_key: null });
    expect(await owed()).toBeUndefined();
    await gave('Tara', 10_000);
    await gave('Asha', 700);
    expect(await owed()).toEqual({ year: 2026, donors: 2 });
    expect(await owed(noon, none)).toBeUndefined();
    expect(await owed(noon + 31 * dayMs)).toBeUndefined();
    expect(await owed(noon - dayMs)).toBeUndefined();
    await mail();
    expect(await owed()).toBeUndefined();
  });

  test('are told as the association’s clocks have the month', async () => {
    const { database, gave } = await yearOfBooks();
    await gave('Tara', 10_000);
    await keepOrganisation(database, { name: 'Alumni', ein: '', timeZone: 'America/Chicago', email: '' });
    const night = Date.parse('2027-01-01T03:00:00Z');
    expect(await statementsOwed(database, all, asked, night)).toBeUndefined();
  });
});
