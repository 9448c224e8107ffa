import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { eventBody, temporaryDirectory, testServer } from '../test-server.ts';
import { migrations } from './migrations.ts';
import { databaseFile } from './sqlite.ts';

test('a database of the first version keeps its rows, gains what events need and works at once', async () => {
  const directory = temporaryDirectory();
  const file = new Sqlite(databaseFile(directory));
  const [first] = migrations('STRICT');
  file.exec('create table migrations (name text primary key, applied_at text not null)');
  for (const statement of first?.statements ?? []) file.exec(statement);
  file.prepare('insert into migrations values (?, ?)').run(first?.name, '2026-11-01T00:00:00.000Z');
  file.prepare("insert into settings values ('samples', '2026-11-01T00:00:00.000Z')").run();
  file.exec(`insert into events values ('old', 'Old', '', '2999-01-01', null, null, '', '["/art/event-run.svg"]',
    'javascript:alert(1)', 0, 1, 1, '2026-11-01T00:00:00.000Z')`);
  file.close();

  for (let start = 0; start < 2; start += 1) {
    const { request, post } = await testServer({ DATA_DIR: directory });
    const { data } = await (await request('/events/get-active-events')).json();
    expect(data).toMatchObject([
      { _id: 'old', registeredCount: start, maxAttendees: null, registrationURL: null, media: [] },
    ]);
    expect((await post('/events/register/old', eventBody())).status).toBe(200);
  }
});
