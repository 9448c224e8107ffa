import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { trusting } from '../captcha/test-trusting.ts';
import { readConfig } from '../config.ts';
import { createServer, type ServerOverrides } from '../create-server.ts';
import type { EventTable } from '../database/event-tables.ts';
import { eventRow } from '../events/test-event-row.ts';
import { createLogger } from '../telemetry/logger.ts';
import { databaseVariables, openTestDatabase, temporaryDirectory } from './test-database.ts';
import { ours } from './test-names.ts';

export { eventRow, temporaryDirectory, trusting };

let tokens = 0;
/** An unused token. */
export function freshToken(): string {
  tokens += 1;
  return `token-${tokens}`;
}

export const contactBody = (more: Record<string, unknown> = {}) => ({
  firstName: 'Leela',
  lastName: 'Umbar',
  email: 'leela@example.org',
  phone: '',
  message: 'Is the long table really one table?',
  captchaToken: freshToken(),
  ...more,
});

export const registrationBody = (more: Record<string, unknown> = {}) => ({
  FirstName: 'Rohan',
  LastName: 'Bakul',
  email: 'rohan@example.org',
  Year: 1998,
  Dept: 'Mechanical',
  captchaToken: freshToken(),
  ...more,
});

let people = 0;
/** A registration for an event by a new person. */
export function eventBody(more: Record<string, unknown> = {}) {
  people += 1;
  return {
    firstName: 'Tara',
    lastName: 'Chinch',
    email: `tara-${people}@example.org`,
    graduationYear: '2009',
    comments: '',
    ...more,
  };
}

let firstStart: Promise<string> | undefined;

/** Data directory after a first start, created once per process. Tests copy it; it is deleted after the run. */
async function startOnce(): Promise<string> {
  const directory = mkdtempSync(join(tmpdir(), `${ours}first-`));
  const variables = await databaseVariables(directory);
  const server = await createServer(readConfig({ DATA_DIR: directory, ...variables }));
  await server.close();
  return directory;
}

/** A data directory for one test. It has been started once, unless the test changes the first start itself. */
async function dataDirectory({ now, samples }: ServerOverrides): Promise<string> {
  const directory = temporaryDirectory();
  if (now !== undefined || samples !== undefined) return directory;
  firstStart ??= startOnce();
  const started = await firstStart;
  cpSync(started, directory, { recursive: true });
  await databaseVariables(directory, started);
  return directory;
}

/** A real server on its own database, closed when the test ends. */
export async function testServer(
  environment: Record<string, string> = {},
  overrides: ServerOverrides = { captchaProvider: trusting },
) {
  const dataDir = environment.DATA_DIR ?? (await dataDirectory(overrides));
  const faults: string[] = [];
  const config = readConfig({
    RATE_LIMIT_WRITES: '0',
    RATE_LIMIT_READS: '0',
    ...(await databaseVariables(dataDir)),
    ...environment,
    DATA_DIR: dataDir,
  });
  const server = await createServer(config, {
    logger: createLogger((line) => void faults.push(line)),
    // Tests write directly to the database, as another process would, so responses must not be cached.
    answersLiveMs: 0,
    ...overrides,
  });
  onTestFinished(() => server.close());
  const database = await openTestDatabase(dataDir);
  const request = (path: string, init: RequestInit = {}, peer = '203.0.113.7') =>
    server.fetch(new Request(`http://localhost:3000/api${path}`, init), { peer });
  return {
    server,
    config,
    database,
    dataDir,
    /** Logged internal errors; a test that expects none must check it. */
    faults,
    request,
    post: (path: string, body: unknown, headers: Record<string, string> = {}, peer?: string) =>
      request(
        path,
        {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...headers },
          body: JSON.stringify(body),
        },
        peer,
      ),
    /** Inserts one event and returns the path of its registration. */
    async event(more: Partial<EventTable> = {}) {
      const row = eventRow(more);
      await database.insertInto('events').values(row).execute();
      return `/events/register/${encodeURIComponent(row.id)}`;
    },
    async rows() {
      return {
        messages: await database.selectFrom('contact_messages').selectAll().execute(),
        /** Members who requested membership, without the samples of the first start. */
        members: await database
          .selectFrom('members')
          .selectAll()
          .where((member) =>
            member.or([member('decided_by', 'is', null), member('decided_by', '<>', 'samples')]),
          )
          .execute(),
        registrations: await database.selectFrom('event_registrations').selectAll().execute(),
        emails: await database.selectFrom('outbox').selectAll().execute(),
      };
    },
  };
}
