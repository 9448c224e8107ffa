import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, Product } from './product.ts';
import { test as base, expect } from './test.ts';

interface Watched {
  product: Product;
  log: () => Record<string, unknown>[];
  file: string;
  metrics: string;
}

const linesOf = (file: string): Record<string, unknown>[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const test = base.extend<{ watched: Watched }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
  watched: async ({}, use) => {
    const port = await freePort();
    const product = await Product.start({ METRICS_PORT: String(port) });
    const file = path.join(product.dataDir, 'access.log');
    await product.stop();
    await product.resume({ ACCESS_LOG: file });
    await use({ product, file, log: () => linesOf(file), metrics: `http://127.0.0.1:${port}/metrics` });
    await product.remove();
  },
});

test('logs pages, files and the API by route pattern in one file, and counts them for Prometheus', async ({
  watched: { product, log, metrics },
}) => {
  for (const address of ['/contact?who=tara', '/news/tara-umbar', '/favicon.svg', '/api/news/fetch-all-news'])
    await fetch(product.url + address);
  await fetch(`${product.url}/tara`, { method: 'DELETE' });
  const routes = () => log().map(({ method, route, status }) => [method, route, status].join(' '));
  await expect
    .poll(routes)
    .toEqual(
      expect.arrayContaining([
        'GET /contact 200',
        'GET /news/$id 404',
        'GET /favicon.svg 200',
        'GET /api/news/fetch-all-news 200',
        'other none 405',
      ]),
    );
  expect(JSON.stringify(log())).not.toMatch(/tara|127\.0\.0\.1/);
  const text = await (await fetch(metrics)).text();
  expect(text).toContain('banyan_http_requests_total{method="GET",route="/contact",status="2xx"} 1');
  for (const name of [
    'banyan_http_request_seconds_bucket',
    'banyan_http_requests_in_flight',
    'banyan_renders_waiting',
    'banyan_outbox_waiting',
    'banyan_uploads_waiting',
    'banyan_database_failing',
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
  ])
    expect(text).toContain(`\n${name}`);
  expect((await fetch(`${product.url}/metrics`)).status).toBe(404);
});

test('writes a new log file after SIGHUP without losing a request', async ({
  watched: { product, file, log },
}) => {
  await fetch(`${product.url}/contact`);
  await expect.poll(() => log().length).toBeGreaterThan(0);
  renameSync(file, `${file}.1`);
  product.signal('SIGHUP');
  await expect(async () => {
    await fetch(`${product.url}/about`);
    expect(existsSync(file)).toBe(true);
  }).toPass();
  await expect.poll(() => log().some(({ route }) => route === '/about')).toBe(true);
});

const server = fileURLToPath(new URL('../server.ts', import.meta.url));

test('keeps serving when nobody reads its output any more', async ({ product }) => {
  const port = await freePort();
  const started = spawn(process.execPath, [server], {
    env: {
      ...process.env,
      PORT: String(port),
      ACCESS_LOG: 'stdout',
      DATA_DIR: `${product.dataDir}/unread`,
    },
  });
  await once(started.stdout, 'data');
  started.stdout.destroy();
  started.stderr.destroy();
  for (let time = 0; time < 20; time += 1)
    expect((await fetch(`http://127.0.0.1:${port}/contact`)).status).toBe(200);
  expect(started.exitCode).toBeNull();
  started.kill('SIGTERM');
  expect((await once(started, 'exit'))[0]).toBe(0);
});
