import pg from 'pg';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ConfigError, readConfig } from '../../../config.ts';
import { administer, bareDatabase, needsPostgres, openTestDatabase } from '../../../testing/test-database.ts';
import { temporaryDirectory } from '../../../testing/test-server.ts';
import { migrations } from '../../migrations/index.ts';
import { openDatabase } from '../../open.ts';
import { openSqlite } from '../sqlite/open.ts';
import { inWords } from './start.ts';

beforeEach((context) => needsPostgres(context, 'it starts on a PostgreSQL server'));

const open = (url: string) => openDatabase(readConfig({ DATABASE_URL: url }));

/** A database in which a function replaces the server's own settings, to fake its version or its isolation level. */
async function serverThatSays(settings: Readonly<Record<string, string>>): Promise<string> {
  const url = new URL(await bareDatabase());
  const client = await new pg.Client({ connectionString: url.href }).connect();
  const cases = Object.entries(settings).map(([name, value]) => `when '${name}' then '${value}'`);
  await client.query(`create schema other; create function other.current_setting(name text) returns text language sql
    as $$ select case name ${cases.join(' ')} else pg_catalog.current_setting(name) end $$`);
  await client.end();
  url.searchParams.set('options', '-c search_path=other,pg_catalog,public');
  return url.href;
}

/** Address of the same database for a user with read access only. */
async function asVisitor(url: string): Promise<string> {
  const user = `visitor_${process.pid}`;
  const client = await new pg.Client({ connectionString: url }).connect();
  // PostgreSQL 14 lets everybody create tables by default.
  await client.query('revoke create on schema public from public');
  await client.end();
  await administer(`create role ${user} login password 'correct horse'`);
  onTestFinished(async () => {
    await administer(`drop role ${user}`);
  });
  const visiting = new URL(url);
  visiting.username = user;
  visiting.password = 'correct horse';
  return visiting.href;
}

const portOfNobody = '1';

const nobodyAnswers = async () => {
  const url = new URL(await bareDatabase());
  url.port = portOfNobody;
  return url.href;
};

const missing = async () => {
  const url = new URL(await bareDatabase());
  url.pathname = '/not_there';
  return url.href;
};

describe('unusable PostgreSQL server', () => {
  test.each<[string, () => Promise<string>, RegExp]>([
    ['no server answers', nobodyAnswers, /^No PostgreSQL answers at .*:1, which DATABASE_URL names: .+\.$/],
    [
      'the database does not exist',
      missing,
      /^DATABASE_URL names the database "not_there", .*create it first\.$/,
    ],
    [
      'the user may not create tables',
      async () => asVisitor(await bareDatabase()),
      /^The user in DATABASE_URL may not create tables in the database "banyan_bare_\w+"; .*owner\.$/,
    ],
    [
      'the server is too old',
      () => serverThatSays({ server_version_num: '130018' }),
      /^The server that DATABASE_URL names is PostgreSQL 13; it must be 14 or newer\.$/,
    ],
    [
      'the server has no serializable transactions',
      () => serverThatSays({ transaction_isolation: 'repeatable read' }),
      /^The server that DATABASE_URL names has no serializable transactions, .*\.$/,
    ],
  ])('stops the start with a sentence: %s', async (_, address, sentence) => {
    const url = await address();
    const error = await open(url).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    expect(error).toMatchObject({ message: expect.stringMatching(sentence) });
    expect(String(error)).not.toContain('correct horse');
  });

  test('reports a rejected password without the password itself', () => {
    const refused = Object.assign(new pg.DatabaseError('no', 2, 'error'), { code: '28P01' });
    expect(inWords(refused, 'postgres://asha:secret@example.org/banyan')).toEqual(
      new ConfigError('The server that DATABASE_URL names refuses the user or the password.'),
    );
  });
});

test('creates the tables once when three processes start at once on an empty database', async () => {
  const url = await bareDatabase();
  const databases = await Promise.all([open(url), open(url), open(url)]);
  const [database] = databases;
  const tables = await database?.introspection.getTables();
  expect(tables?.map(({ name }) => name)).toContain('members');
  for (const one of databases) await one.destroy();
  const client = await new pg.Client({ connectionString: url }).connect();
  const { rows } = await client.query('select name from migrations order by name');
  await client.end();
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(migrations));
});

test('creates the same columns on both engines, with room for milliseconds and byte order for texts', async () => {
  const sqlite = await openSqlite(temporaryDirectory());
  onTestFinished(() => sqlite.destroy());
  const dataDir = temporaryDirectory();
  const postgres = await openTestDatabase(dataDir);
  const types: Readonly<Record<string, string>> = { TEXT: 'text', INTEGER: 'int8' };
  const shapes = async (database: typeof postgres) =>
    (await database.introspection.getTables())
      // Each engine has its own tables for the directory index.
      .filter(({ name }) => name === 'directory_words' || !name.startsWith('directory'))
      .flatMap(({ name, columns }) =>
        columns.map((column) => `${name}.${column.name} ${types[column.dataType] ?? column.dataType}`),
      )
      .toSorted();
  const expected = await shapes(sqlite);
  expect(await shapes(postgres)).toEqual(expected);
  expect(expected.length).toBeGreaterThan(150);
  const client = await new pg.Client({ connectionString: await bareDatabaseWithTables() }).connect();
  const { rows } = await client.query(`select table_name, column_name from information_schema.columns
    where table_schema = 'public' and data_type = 'text' and collation_name is distinct from 'C'`);
  await client.end();
  expect(rows).toEqual([]);
});

async function bareDatabaseWithTables(): Promise<string> {
  const url = await bareDatabase();
  await (await open(url)).destroy();
  return url;
}
