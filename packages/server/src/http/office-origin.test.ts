import type { OfficeCall } from '@banyan/api/office';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { trusting } from '../testing/test-server.ts';
import type { AnyGuardedHandler } from './handler.ts';
import { responseCache } from './response-cache.ts';
import { mountCalls, router } from './router.ts';
import { anonymousVisitor } from './visitor.ts';

/* Origins that may call a row with permissions: only the pages of PUBLIC_ORIGIN, whatever ALLOWED_ORIGINS says. */

const ours = 'https://alumni.example.org';
const chapter = 'https://bay-area.example.org';
const sibling = 'https://jobs.alumni.example.org';
const answer = v.object({ success: v.literal(true) });

const table = {
  read: { method: 'GET', path: '/read', reads: true, answer, permission: 'volunteer' },
  write: { method: 'POST', path: '/write', reads: false, answer, permission: 'queue.decide' },
  enter: { method: 'POST', path: '/enter', reads: false, answer, permission: 'anyone' },
} as const satisfies Record<string, OfficeCall>;

const handler: AnyGuardedHandler = {
  admit: async () => handler,
  answer: async (_, { visitor }) => {
    visitor.setCookie('one=1');
    visitor.setCookie('two=2');
    return { success: true };
  },
};
const handlers = { read: handler, write: handler, enter: handler };
const policy = { summary: '', bodyLimit: 100 };
const policies = { read: policy, write: policy, enter: policy };
const options = {
  basePath: '/api/office',
  origins: { publicOrigin: ours, allowedOrigins: [chapter] },
  captchaProvider: trusting,
  countWrite: async () => 0,
  visitorOf: (_: Request, __: unknown, headers: Headers) => ({
    ...anonymousVisitor,
    setCookie: (text: string) => headers.append('Set-Cookie', text),
  }),
  shared: responseCache(Date.now),
  logger: { error: () => undefined, warnOnce: () => undefined },
};

/** Returns the response to a page or a program that sends these headers. */
async function ask(name: keyof typeof table, headers: Record<string, string>, method?: string) {
  const app = router({}, {}, {}, options);
  mountCalls(app, table, handlers, policies, options);
  const call = table[name];
  const sent = call.reads ? { headers } : { headers: { 'Content-Type': 'application/json', ...headers } };
  const response = await app.fetch(
    new Request(`${ours}/api/office${call.path}`, {
      method: method ?? call.method,
      ...sent,
      ...(!call.reads && { body: '{}' }),
    }),
    { peer: '203.0.113.7' },
  );
  const cors = [...response.headers.keys()].filter((header) => header.startsWith('access-control-'));
  return { status: response.status, cors, cookies: response.headers.getSetCookie() };
}

describe('writes with permissions', () => {
  test.each([
    ['of our own page', { Origin: ours }, 200, 200],
    ['of our own page, by an older browser', { Origin: ours, 'Sec-Fetch-Site': 'same-origin' }, 200, 200],
    ['of a program without an origin', {}, 403, 403],
    ['of a sibling subdomain', { Origin: sibling, 'Sec-Fetch-Site': 'same-site' }, 403, 403],
    ['of a site that may send forms', { Origin: chapter }, 403, 403],
    ['of the same host over http', { Origin: 'http://alumni.example.org' }, 403, 403],
    ['of an opaque origin', { Origin: 'null' }, 403, 403],
    ['of a foreign frame', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403, 403],
    ['of a page without a referrer', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 403, 200],
  ])('accepts or refuses a write %s', async (_, headers, guarded, open) => {
    expect(await ask('write', headers)).toMatchObject({ status: guarded, cors: [] });
    expect(await ask('enter', headers)).toMatchObject({ status: open, cors: [] });
  });
});

describe('reads with permissions', () => {
  test.each([
    ['of our own page', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['of a browser that does not send its site', {}, 200],
    ['of a sibling subdomain', { 'Sec-Fetch-Site': 'same-site', Origin: sibling }, 403],
    ['of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['of an address that was typed', { 'Sec-Fetch-Site': 'none' }, 403],
  ])('accepts or refuses a read %s', async (_, headers, status) => {
    expect(await ask('read', headers)).toMatchObject({ status, cors: [] });
  });
});

test('answers no preflight request with CORS headers', async () => {
  for (const Origin of [ours, chapter, sibling])
    expect(await ask('write', { Origin }, 'OPTIONS')).toMatchObject({ status: 204, cors: [] });
});

test('sends every cookie that the handler sets', async () => {
  expect((await ask('write', { Origin: ours })).cookies).toEqual(['one=1', 'two=2']);
});

test('refuses to mount a row with permissions without a handler that checks the caller', () => {
  const open: AnyGuardedHandler = { answer: async () => ({ success: true }) };
  expect(() =>
    mountCalls(router({}, {}, {}, options), { read: table.read }, { read: open }, policies, options),
  ).toThrow('Nobody asks who may read.');
});
