import { expect, test } from 'vitest';
import { heardStatements } from '../features/gifts/test-statements.ts';
import { outsideAsked, rowsWithId } from './test-outside.ts';

/*
 * A chapter's volunteer asks for what is there and lies outside of their reach, and for what is nowhere: neither what is answered nor
 * how much is done for it tells which of the two it was.
 */

test('outside of a reach is nowhere: the same answer, by the same statements, of every row that takes an id', async () => {
  const { database, rows } = await outsideAsked();
  expect(rows.map(({ name }) => name)).toEqual(expect.arrayContaining(rowsWithId));
  const hear = heardStatements(database);
  for (const { name, status, there, nowhere } of rows) {
    const one = await hear(there);
    const other = await hear(nowhere);
    expect([name, one.answer.status]).toEqual([name, status]);
    expect([name, one.answer, one.statements]).toEqual([name, other.answer, other.statements]);
    expect([name, one.statements.length > 0]).toEqual([name, true]);
  }
}, 60_000);
