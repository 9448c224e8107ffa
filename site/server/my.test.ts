import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, readConfig } from '@banyan/server';
import { expect, onTestFinished, test } from 'vitest';
import { openBackend } from './backend.ts';
import { isMyPath, myAnswer } from './my.ts';

const home = 'https://alumni.example.org';

/** Opens the backend: local by default, remote with `API_BASE`. */
async function backendOf(environment: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-my-'));
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_ORIGIN: home, OFFICE: 'off', ...environment });
  const backend = await openBackend(
    config,
    createLogger(() => undefined),
  );
  onTestFinished(async () => {
    await backend.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const events: unknown[] = [];
  const connection = {
    peer: '203.0.113.7',
    note: (known: { event?: string }) => void events.push(known.event),
  };
  const ask = (path: string, init: RequestInit = {}) =>
    myAnswer(backend, new Request(home + path, init), connection);
  return { ask, events };
}

const own = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-store' };

test('the member’s own page is never cached, and a form’s response sets its cookie', async () => {
  const { ask, events } = await backendOf();
  expect(await ask('/my')).toEqual({
    status: 200,
    context: { my: { status: 200, my: { state: 'ask', typed: '' }, said: undefined } },
    headers: own,
  });
  const body = new URLSearchParams({ email: 'rohan@example.org' });
  const asked = await ask('/my', { method: 'POST', body, headers: { Origin: home } });
  expect(asked).toMatchObject({
    status: 200,
    context: { my: { my: { state: 'asked' } } },
    headers: { ...own, 'Set-Cookie': expect.stringMatching(/^__Host-my-asked=.*; SameSite=Lax; Secure$/) },
  });
  expect(events).not.toContain('sign-in-refused');
  expect(await ask('/my/enter?token=x')).toMatchObject({ status: 410, headers: own });
  expect(events).toContain('sign-in-refused');
});

test('redirects visitors who are not signed in to the sign-in page, without the original path', async () => {
  const { ask } = await backendOf();
  for (const path of ['/my/leaving', '/my/everything.json', '/my/everything.html', '/my/receipt?year=2026']) {
    const answer = await ask(path);
    if (!(answer instanceof Response)) throw new Error(`${path} is a page.`);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/my']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'cache-control': 'no-store' });
  }
});

test.each(['/my-entry/hide', '/my/other', '/mystery', '/', '/my/'])(
  'does not handle the path %s',
  async (path) => {
    const { ask } = await backendOf({ API_BASE: 'https://api.example.org' });
    expect(isMyPath(path)).toBe(false);
    expect(await ask(path)).toBeUndefined();
  },
);

test('handles only GET, HEAD and POST requests', async () => {
  const { ask } = await backendOf({ API_BASE: 'https://api.example.org' });
  expect(await ask('/my', { method: 'DELETE' })).toBeUndefined();
});

test('returns 503 if the API is another process', async () => {
  const { ask } = await backendOf({ API_BASE: 'https://api.example.org' });
  for (const method of ['GET', 'POST'])
    expect(await ask('/my', { method })).toMatchObject({
      status: 503,
      context: { my: { my: { state: 'elsewhere' } } },
      headers: own,
    });
});
