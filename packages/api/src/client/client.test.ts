import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Call } from '../contract/call.ts';
import { calls } from '../contract/calls.ts';
import { limits } from '../contract/limits.ts';
import { getMembers } from '../contract/members/get-members.ts';
import { ApiError, createClient, createClientOf, newIdempotencyKey } from './index.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
let base: string;
let answers: Answer[];
let seen: IncomingMessage[];

/** Starts a server that sends its answers in order and repeats the last one. */
beforeEach(async () => {
  answers = [];
  seen = [];
  server = createServer((request, response) => {
    seen.push(request);
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    answer?.(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api`;
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const says =
  (status: number, body: string, type = 'application/json', headers: Record<string, string> = {}): Answer =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': type, ...headers }).end(body);
const hangs: Answer = () => undefined;
const hangsUp: Answer = (request) => void request.socket.destroy();
const ok = says(200, '{"status":"ok"}');
const message = { firstName: 'A', lastName: 'B', email: 'a@example.org', message: 'hi', captchaToken: 't' };

const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof ApiError) return error;
  throw new Error('expected an ApiError');
};

describe('read calls', () => {
  test('returns the data that the schema describes', async () => {
    answers = [says(200, '{"success":true,"data":null}')];
    expect(await createClient({ base }).getFeaturedEvent()).toEqual({ success: true, data: null });
    expect(seen[0]?.url).toBe('/api/events/get-featured-event');
  });

  test.each([
    ['a broken connection', hangsUp],
    ['a server error', says(503, '')],
    ['an answer cut short', says(200, '{"status"')],
  ])('retries a read once after %s', async (_, fault) => {
    answers = [fault, ok];
    expect(await createClient({ base }).health()).toEqual({ status: 'ok' });
    expect(seen).toHaveLength(2);
  });

  test('retries a read only once, and never after a 404', async () => {
    answers = [says(503, '')];
    await failure(createClient({ base }).health());
    expect(seen).toHaveLength(2);
    answers = [says(404, '')];
    await failure(createClient({ base }).health());
    expect(seen).toHaveLength(3);
  });
});

describe('errors of a call', () => {
  test('rejects a list as malformed even if every key of the schema is optional', async () => {
    answers = [says(200, '[]')];
    expect(await failure(createClient({ base }).getFeaturedEvent())).toMatchObject({ kind: 'malformed' });
  });

  test.each([
    ['HTML instead of JSON', says(200, '<h1>Welcome to the hotel’s network</h1>', 'text/html')],
    ['an empty body', says(200, '')],
    ['an answer of another shape', says(200, '{"success":"maybe"}')],
    ['a success without the order id', says(200, '{"success":true,"id":""}')],
    ['a list', says(200, '[]')],
  ])('rejects %s as malformed', async (_, answer) => {
    answers = [answer];
    const order = { amount: 25, currency_code: 'USD' } as const;
    const error = await failure(createClient({ base }).createOrder(order));
    expect(error).toMatchObject({ kind: 'malformed', status: 200, fieldErrors: [] });
    expect(error.message).toMatch(/could not be read/);
    expect(seen).toHaveLength(1);
  });

  test('an error answer carries the message, the field errors and the retry delay', async () => {
    const errors = [{ field: 'email', code: 'invalid', message: 'Please enter a valid email address' }];
    answers = [
      says(429, JSON.stringify({ success: false, message: 'Later.', errors }), 'application/json', {
        'Retry-After': '60',
      }),
    ];
    const error = await failure(createClient({ base }).sendContactMessage(message));
    expect(error).toMatchObject({
      kind: 'http',
      status: 429,
      message: 'Later.',
      serverMessage: 'Later.',
      retryAfter: 60,
    });
    expect(error.fieldErrors).toEqual(errors);
  });

  test('an HTML error page gives no server message but still a readable sentence', async () => {
    answers = [says(502, '<h1>Bad gateway</h1>', 'text/html')];
    const error = await failure(createClient({ base }).sendContactMessage(message));
    expect(error.serverMessage).toBeUndefined();
    expect(error.message).toMatch(/Please try again/);
  });

  test('reports a lost connection as a network error and does not retry a write', async () => {
    answers = [hangsUp];
    const error = await failure(createClient({ base }).sendContactMessage(message));
    expect(error).toMatchObject({ kind: 'network', status: 0 });
    expect(seen).toHaveLength(1);
  });

  test('reports silence as a timeout, even in the middle of an answer', async () => {
    answers = [hangs];
    const client = createClient({ base, timeoutMs: 60 });
    expect((await failure(client.sendContactMessage(message))).kind).toBe('timeout');
    answers = [(_, response) => void response.writeHead(200).write('{"success"')];
    expect((await failure(client.sendContactMessage(message))).kind).toBe('timeout');
  });

  test('uses the time limit in the row of a slow call instead of the client’s', async () => {
    const slow: Answer = (_, response) => void setTimeout(() => response.end('{"status":"ok"}'), 120);
    const upload = { ...calls.health, timeoutMs: 5_000 };
    answers = [slow];
    const client = createClientOf({ upload, quick: calls.health }, { base, timeoutMs: 60 });
    expect(await client.upload()).toEqual({ status: 'ok' });
    expect((await failure(client.upload({ timeoutMs: 60 }))).kind).toBe('timeout');
    expect((await failure(client.quick())).kind).toBe('timeout');
    for (const call of Object.values(calls).filter((row) => 'multipart' in row))
      expect(call).toMatchObject({ timeoutMs: limits.uploadTimeoutMs });
  });

  test('rejects with `aborted` if the caller aborts before or during the call', async () => {
    answers = [hangs];
    const client = createClient({ base });
    expect((await failure(client.health({ signal: AbortSignal.abort() }))).kind).toBe('aborted');
    expect(seen).toHaveLength(0);
    expect((await failure(client.health({ signal: AbortSignal.timeout(30) }))).kind).toBe('aborted');
  });

  test('reports a configuration that never arrives as a network error', async () => {
    const client = createClient({ base: () => Promise.reject(new Error('no config')) });
    expect((await failure(client.health())).kind).toBe('network');
  });
});

describe('requests', () => {
  test('sends JSON and the caller’s idempotency key with a write', async () => {
    answers = [says(200, '{}')];
    const idempotencyKey = newIdempotencyKey();
    await createClient({ base: Promise.resolve(`${base}/`) }).sendContactMessage(message, { idempotencyKey });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/contact' });
    expect(seen[0]?.headers).toMatchObject({
      'content-type': 'application/json',
      'idempotency-key': idempotencyKey,
    });
    expect(newIdempotencyKey()).not.toBe(idempotencyKey);
  });

  test('makes the browser revalidate a cached read', async () => {
    answers = [says(200, '{"data":[],"total":0}')];
    await createClient({ base }).getMembers();
    expect(seen[0]?.headers['cache-control']).toBe('max-age=0');
  });

  test('puts parameters and queries into the address', async () => {
    const find = {
      method: 'GET',
      path: '/things/{id}/parts',
      params: v.object({ id: v.string() }),
      reads: true,
      answer: v.object({}),
    } as const satisfies Call;
    answers = [says(200, '{}'), says(200, '{"data":[],"total":0}')];
    const client = createClientOf({ find, getMembers }, { base });
    await client.find({ params: { id: 'a/b ?' } });
    await client.getMembers({ query: { page: '2', search: undefined, program: 'a&b' } });
    expect(seen.map(({ url }) => url)).toEqual([
      '/api/things/a%2Fb%20%3F/parts',
      '/api/member/get-members?page=2&program=a%26b',
    ]);
  });
});
