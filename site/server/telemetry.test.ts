import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigError, createLogger, readConfig } from '@banyan/server';
import { expect, onTestFinished, test } from 'vitest';
import { openBackend } from './backend.ts';
import { cspReports, reportsPath } from './cspReports.ts';
import { listen } from './listen.ts';
import { startWatching } from './telemetry.ts';

const logger = createLogger(() => undefined);

/** Starts a process that serves the API and accepts reports, with its log in a file. */
async function watchedApi(environment: Record<string, string> = {}) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'banyan-log-'));
  const file = path.join(dataDir, 'access.log');
  const config = readConfig({ DATA_DIR: dataDir, ACCESS_LOG: file, PORT: '0', ...environment });
  const backend = await openBackend(config, logger);
  const watching = await startWatching(config, { backend, rendersWaiting: () => 0, logger });
  const reports = cspReports({
    routeOf: (pathname) => (pathname === '/news/1' ? '/news/$id' : undefined),
    networkOf: backend.networkOf,
  });
  const { port, close } = await listen(
    config,
    (request, connection) =>
      new URL(request.url).pathname === reportsPath
        ? reports(request, connection)
        : backend.fetch(request, connection),
    watching,
  );
  onTestFinished(async () => {
    await close();
    await watching.close();
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    lines: (): Record<string, unknown>[] =>
      readFileSync(file, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
  };
}

test('a log line has a route pattern and a network hash, but no data that a visitor sent', async () => {
  const { url, lines } = await watchedApi();
  await fetch(`${url}/api/events/get-events/tara.umbar@example.org?secret=kalamkari`);
  await fetch(`${url}/api/events/get-events/another`);
  await fetch(`${url}/tara/umbar`);
  await expect.poll(() => lines().length).toBe(3);
  const [one, two, three] = lines();
  expect(one).toMatchObject({ kind: 'request', method: 'GET', route: expect.stringMatching(/^\/api\/.*:/) });
  expect(Number(one?.bytes)).toBeGreaterThan(100);
  expect(two?.network).toBe(one?.network);
  expect(three?.route).toBe('none');
  const text = JSON.stringify(lines());
  for (const secret of ['tara', 'umbar', 'kalamkari', 'secret', '127.0.0.1'])
    expect(text).not.toContain(secret);
});

test('logs suspicious requests as named security events', async () => {
  const { url, lines } = await watchedApi({ RATE_LIMIT_WRITES: '2' });
  const contact = (headers: Record<string, string>, body = '{}') =>
    fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
  await contact({ Origin: 'https://evil.example' });
  await contact({}, JSON.stringify({ message: 'x'.repeat(200_000) }));
  const mail = {
    firstName: 'Leela',
    lastName: 'Umbar',
    email: 'leela@example.org',
    phone: '',
    message: 'Is the long table really one table?',
    captchaToken: 'forged',
  };
  await contact({}, JSON.stringify(mail));
  await contact({}, JSON.stringify(mail));
  await expect
    .poll(() => lines().flatMap(({ kind, event }) => (kind === 'security' ? [event] : [])))
    .toEqual(['origin-refused', 'too-large', 'captcha-refused', 'rate-limited']);
});

test('logs both formats of CSP reports by directive, origin and page', async () => {
  const { url, lines } = await watchedApi();
  const report = (body: unknown) =>
    fetch(`${url}/csp-reports`, { method: 'POST', body: JSON.stringify(body) });
  await report({
    'csp-report': {
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/steal.js?of=tara',
      'document-uri': 'https://alumni.example.org/news/1?token=secret',
    },
  });
  await report([
    { type: 'deprecation', body: {} },
    {
      type: 'csp-violation',
      url: 'https://alumni.example.org/tara',
      body: { effectiveDirective: 'Tara <script>', blockedURL: 'inline' },
    },
  ]);
  expect((await report('x'.repeat(100_000))).status).toBe(413);
  await report('no report');
  await expect.poll(() => lines().filter(({ kind }) => kind === 'request')).toHaveLength(4);
  const told = lines().filter(({ event }) => event === 'content-policy-violated');
  expect(told).toEqual([
    expect.objectContaining({
      directive: 'script-src-elem',
      blocked: 'https://evil.example',
      page: '/news/$id',
    }),
    expect.objectContaining({ directive: 'other', blocked: 'inline', page: 'none' }),
  ]);
  expect(JSON.stringify(lines())).not.toMatch(/tara|token|steal/i);
});

test('limits the number of reports per network', async () => {
  const { url } = await watchedApi();
  const report = async () => (await fetch(url + reportsPath, { method: 'POST', body: '[]' })).status;
  const statuses = [];
  for (let time = 0; time < 61; time += 1) statuses.push(await report());
  expect(statuses.slice(0, 60).every((status) => status === 204)).toBe(true);
  expect(statuses[60]).toBe(429);
});

test('stops with a message if the log file cannot be opened', async () => {
  const config = readConfig({ ACCESS_LOG: '/no/such/folder/access.log' });
  const backend = await openBackend(readConfig({ API_BASE: 'https://api.example.org' }), logger);
  await expect(startWatching(config, { backend, rendersWaiting: () => 0, logger })).rejects.toThrow(
    new ConfigError('ACCESS_LOG cannot be written: ENOENT.'),
  );
});
