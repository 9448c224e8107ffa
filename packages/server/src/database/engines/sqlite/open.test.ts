import Sqlite from 'better-sqlite3';
import { expect, test, vi } from 'vitest';
import { temporaryDirectory } from '../../../testing/test-server.ts';
import { openSqlite } from './open.ts';

test('every connection waits for the disk at each commit and enforces foreign keys', async () => {
  const opened: Sqlite.Database[] = [];
  const { pragma } = Sqlite.prototype;
  const spy = vi.spyOn(Sqlite.prototype, 'pragma').mockImplementation(function (
    this: Sqlite.Database,
    ...asked
  ) {
    if (!opened.includes(this)) opened.push(this);
    return pragma.apply(this, asked);
  });
  const database = await openSqlite(temporaryDirectory());
  spy.mockRestore();
  const settings = opened
    .filter(({ open }) => open)
    .map((file) =>
      ['journal_mode', 'synchronous', 'foreign_keys'].map((name) => file.pragma(name, { simple: true })),
    );
  expect(settings).toEqual([
    ['wal', 2, 1],
    ['wal', 2, 1],
  ]);
  await database.destroy();
});
