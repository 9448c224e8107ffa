import { expect, test } from 'vitest';
import type { Sent } from './clients.ts';
import type { RunDatabase } from './database.ts';
import { giftsKept, lettersKept, type Promised, seatsKept, submissionsKept } from './readBack.ts';
import { eventId, type Kind, seats } from './submissions.ts';

/** A database that answers with the rows of the table that a statement names. */
const holding = (tables: Readonly<Record<string, readonly object[]>>): Pick<RunDatabase, 'query'> => ({
  async query<Row extends object>(statement: string) {
    const [, table = ''] = /\bfrom (\w+)/.exec(statement) ?? [];
    const rows: Row[] = JSON.parse(JSON.stringify(tables[table] ?? []));
    return rows;
  },
});

const sent = (kind: Kind, mark: string, outcome: Sent['outcome'], reference = `R-${mark}`): Sent => ({
  submission: { kind, mark, path: '', key: mark, content: {} },
  ...{ outcome, reference, began: 0, ended: 1, broken: 0, away: 0 },
});

const row = (mark: string, more: object = {}) => ({
  id: `row-${mark}`,
  mark,
  reference: `R-${mark}`,
  ...more,
});

const brokenOf = (promises: readonly Promised[], what: string) =>
  promises.find((promise) => promise.what.startsWith(what))?.broken;

test('what was lost, is there twice, was refused and kept, or never sent, is found', async () => {
  const database = holding({
    contact_messages: [row('kept'), row('twice'), row('twice'), row('other', { reference: 'X' }), row('odd')],
    event_registrations: [row('full')],
  });
  const { promises } = await submissionsKept(database, [
    ...['kept', 'twice', 'lost', 'other'].map((mark) => sent('message', mark, 'stored')),
    sent('registration', 'full', 'refused'),
    sent('story', 'silence', 'given up'),
  ]);
  expect(brokenOf(promises, 'acknowledged')).toEqual(['message lost', 'message other']);
  expect(brokenOf(promises, 'stored twice')).toEqual(['message twice: 2']);
  expect(brokenOf(promises, 'refused')).toEqual([
    'message odd was never sent',
    'registration full was refused, and is there',
  ]);
  expect(brokenOf(promises, 'without')).toEqual(['story silence']);
});

test('a seat too many and a seat too few are found', async () => {
  const given = [seats + 1, seats - 1, 3].map((count, index) => ({ event_id: eventId(index), given: count }));
  const asked = (index: number) => (index === 2 ? 3 : 28);
  const { broken } = await seatsKept(holding({ event_registrations: given }), 3, asked);
  expect(broken).toEqual([
    `${eventId(0)}: ${seats + 1} instead of ${seats}`,
    `${eventId(1)}: ${seats - 1} instead of ${seats}`,
  ]);
});

test('money that was taken twice, or not noted, or never taken of one who was thanked, is found', () => {
  const gifts = ['once', 'twice', 'unnoted', 'never'].map((mark) => sent('gift', mark, 'stored', mark));
  const rows = new Map([['gift' as const, ['once', 'twice'].map((mark) => row(mark, { reference: mark }))]]);
  const taken = (order: string) => ({ once: 1, twice: 2, unnoted: 1 })[order] ?? 0;
  const waiting = sent('gift', 'waiting', 'waiting', 'waiting');
  expect(giftsKept([waiting], rows, () => 1, new Set(['waiting'])).broken).toEqual([]);
  expect(giftsKept([waiting], rows, () => 1, new Set()).broken).toEqual(['waiting: taken, and not noted']);
  expect(giftsKept(gifts, rows, taken, new Set(['unnoted'])).broken).toEqual([
    'twice: taken 2 times',
    'unnoted: taken, and not noted',
    'never: not taken',
  ]);
});

test('a letter that came twice counts, but for one whose process was killed while it noted it', async () => {
  const marks = ['good', 'killed', 'again', 'none', 'two', 'away'];
  const rows = new Map([['message' as const, marks.map((mark) => row(mark))]]);
  const letters = ['good', 'killed', 'again', 'two', 'two', 'away'];
  const outbox = letters.map((mark, index) => ({ id: `${mark}${index}`, about: `row-${mark}` }));
  const arrived = [
    ...[0, 1, 2, 3, 4].map((index) => ({ id: outbox[index]?.id ?? '', at: 10_000 })),
    { id: 'killed1', at: 130_000 },
    { id: 'again2', at: 10_500 },
  ];
  const at = (kills: readonly number[]) => lettersKept(holding({ outbox }), rows, arrived, kills);
  const withoutKills = await at([]);
  expect(brokenOf(withoutKills, 'rows without')).toEqual(['none: 0', 'two: 2']);
  expect(brokenOf(withoutKills, 'letters that did not')).toEqual(['away5']);
  expect(brokenOf(withoutKills, 'letters that arrived twice')).toEqual(['killed1: 2', 'again2: 2']);
  expect(brokenOf(await at([5_000]), 'letters that arrived twice')).toEqual(['killed1: 2', 'again2: 2']);
  // One kill explains one letter, and no second.
  const withKill = await at([10_005]);
  expect(brokenOf(withKill, 'letters that arrived twice')).toEqual([]);
  expect(brokenOf(withKill, 'taken just before')).toEqual(['killed1', 'again2']);
  expect(brokenOf(await at([10_005, 10_006]), 'taken just before')).toEqual([]);
});
