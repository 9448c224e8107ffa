import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { renderThread } from './renderThread.ts';

/** Fake server entry of a built site: one page reads data, one fails, one ends its thread. */
const entry = `
export const routeOf = () => '/';
export const documentHead = { layerOrder: '', script: '', fonts: [] };
export const libraryStyles = [];
export const cspNonce = 'mark';
export async function fetch(request, { context }) {
  const { pathname } = new URL(request.url);
  if (pathname === '/fails') throw new Error('It cannot be rendered.');
  if (pathname === '/ends') process.exit(1);
  if (pathname === '/lacks') context.ahead.onMissing();
  if (pathname === '/waits') return new Response('<html><head></head><body>' + context.ahead.timeoutMs + '</body></html>');
  const { data } = await context.source.fetchAllNews();
  return new Response('<html><head></head><body>' + context.origin + ' ' + data.length + '</body></html>');
}
`;

const context = { origin: 'https://alumni.example.org', apiBase: '/api', guests: [], office: false };

async function thread() {
  const dist = await mkdtemp(path.join(tmpdir(), 'banyan-render-'));
  await mkdir(path.join(dist, 'server'));
  await writeFile(path.join(dist, 'server', 'entry-server.js'), entry);
  await writeFile(path.join(dist, 'package.json'), '{ "type": "module" }');
  const { render, close } = renderThread(dist, () => undefined);
  onTestFinished(async () => {
    await close();
    await rm(dist, { recursive: true });
  });
  const asked: string[] = [];
  const reads = {
    base: 'https://alumni.example.org/api',
    fetch: async (input: RequestInfo | URL) => {
      asked.push(new Request(input).url);
      return Response.json({ success: true, data: [] });
    },
  };
  return {
    asked,
    render: (at: string, options?: { isAhead: boolean }) => render(at, context, reads, options),
  };
}

test('a page reads through the `fetch` of its caller', async () => {
  const { asked, render } = await thread();
  expect(await render('/news')).toMatchObject({
    status: 200,
    html: expect.stringContaining('https://alumni.example.org 0'),
  });
  expect(asked).toEqual(['https://alumni.example.org/api/news/fetch-all-news']);
});

test('a page rendered in advance has a longer time limit and reports missing data', async () => {
  const { render } = await thread();
  expect((await render('/waits', { isAhead: true })).html).toContain('10000');
  expect((await render('/waits')).html).toContain('undefined');
  expect(await render('/news')).toMatchObject({ isWhole: true });
  expect(await render('/lacks')).toMatchObject({ isWhole: false });
});

test('reports a render error without affecting other pages', async () => {
  const { render } = await thread();
  const [failed, fine] = await Promise.allSettled([render('/fails'), render('/news')]);
  expect(failed).toMatchObject({ status: 'rejected', reason: new Error('It cannot be rendered.') });
  expect(fine.status).toBe('fulfilled');
});

test('rejects the waiting pages when the thread ends, and starts a new thread for the next page', async () => {
  const { render } = await thread();
  const both = await Promise.allSettled([render('/ends'), render('/ends')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await render('/news')).toMatchObject({ status: 200 });
});
