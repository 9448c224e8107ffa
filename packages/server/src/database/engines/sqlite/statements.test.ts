import Sqlite from 'better-sqlite3';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryDirectory } from '../../../testing/test-server.ts';
import { databaseFile } from './file.ts';
import { keepingStatements } from './statements.ts';

function twoConnections() {
  const path = databaseFile(temporaryDirectory());
  const [here, elsewhere] = [new Sqlite(path), new Sqlite(path)];
  onTestFinished(() => {
    here.close();
    elsewhere.close();
  });
  here.exec('create table notes (id integer primary key, text text)');
  return { here, elsewhere };
}

test('prepares a statement once, and returns columns that another process adds later', () => {
  const { here, elsewhere } = twoConnections();
  const statements = keepingStatements(here);
  const all = 'select * from notes';
  statements.prepare('insert into notes (text) values (?)').run(['first']);
  const prepared = statements.prepare(all);
  expect(prepared.all([])).toEqual([{ id: 1, text: 'first' }]);
  elsewhere.exec(`alter table notes add column mark text default 'new'`);
  expect(statements.prepare(all)).toBe(prepared);
  expect(prepared.all([])).toEqual([{ id: 1, text: 'first', mark: 'new' }]);
});

test('runs a statement again after it failed', () => {
  const { here } = twoConnections();
  const statements = keepingStatements(here);
  const insert = () => statements.prepare('insert into notes (id) values (?)').run([1]);
  insert();
  expect(insert).toThrow('UNIQUE');
  here.exec('delete from notes');
  expect(insert().changes).toBe(1);
});

test('limits the number of prepared statements', () => {
  const { here } = twoConnections();
  const statements = keepingStatements(here);
  const [first] = [statements.prepare('select 0')];
  for (let number = 1; number < 2_000; number += 1) statements.prepare(`select ${number}`);
  expect(statements.prepare('select 0')).not.toBe(first);
  expect(statements.prepare('select 0').all([])).toEqual([{ '0': 0 }]);
});
