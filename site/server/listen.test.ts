import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type Handle, listen } from './listen.ts';

const here = { host: '127.0.0.1', port: 0 };

/** Visitor who keeps the connection open. Returns the function that sends a request and resolves with its response. */
function visitor(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const request = get({ ...here, port, agent, path: '/' }, (response) => {
        response.resume();
        response.once('end', () => resolve(response));
        response.once('error', reject);
      });
      request.once('error', reject);
    });
  return ask;
}

test('closes a busy keep-alive connection after its next response, so that the server can stop', async () => {
  let closed: Promise<void> | undefined;
  let requests = 0;
  const { port, close } = await listen(here, async () => {
    requests += 1;
    // Stops during a request, so that the connection is never idle.
    if (requests === 10) closed = close();
    return new Response('here');
  });
  const ask = visitor(port);
  const said: (string | undefined)[] = [];
  const asking = async () => {
    for (;;) said.push((await ask()).headers.connection);
  };
  const began = Date.now();
  // No new connections are accepted.
  await expect(asking()).rejects.toThrow('ECONNREFUSED');
  await closed;
  expect(Date.now() - began).toBeLessThan(5_000);
  expect(said).toEqual([...Array.from({ length: 9 }, () => 'keep-alive'), 'close']);
});

test('finishes a pending response and marks it as the last of its connection', async () => {
  let answer: () => void = () => undefined;
  const slow = vi.fn<Handle>(
    () =>
      new Promise((resolve) => {
        answer = () => resolve(new Response('late'));
      }),
  );
  const { port, close } = await listen(here, slow);
  const asked = visitor(port)();
  await vi.waitFor(() => expect(slow).toHaveBeenCalled());
  const closed = close();
  answer();
  expect((await asked).headers.connection).toBe('close');
  await closed;
});

test('finishes a started response, then closes its connection', async () => {
  let end: () => void = () => undefined;
  const streaming: Handle = async () =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('first, '));
          end = () => {
            controller.enqueue(new TextEncoder().encode('last'));
            controller.close();
          };
        },
      }),
    );
  const { port, close } = await listen(here, streaming);
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const text = Promise.withResolvers<string>();
  const begun = Promise.withResolvers<void>();
  get({ ...here, port, agent, path: '/' }, (response) => {
    let read = '';
    response.on('data', (part) => {
      read += part;
      begun.resolve();
    });
    response.once('end', () => text.resolve(read));
  });
  await begun.promise;
  const closed = close();
  end();
  expect(await text.promise).toBe('first, last');
  const ended = Date.now();
  await closed;
  // Otherwise the connection would stay open for five seconds.
  expect(Date.now() - ended).toBeLessThan(3_000);
});

test('a silent connection does not delay the stop', async () => {
  const { port, close } = await listen(here, async () => new Response('here'));
  const silent = connect(port, here.host);
  onTestFinished(() => void silent.destroy());
  await new Promise((resolve) => silent.once('connect', resolve));
  const began = Date.now();
  await close();
  expect(Date.now() - began).toBeLessThan(3_000);
});

test('closes idle connections at once and cuts off requests that never end', async () => {
  const { port, close } = await listen(here, () => new Promise(() => undefined), { waitMs: 100 });
  const idle = connect(port, here.host);
  const idleEnded = new Promise((resolve) => idle.once('close', resolve));
  const stuck = visitor(port)().catch((error: NodeJS.ErrnoException) => error.code);
  await new Promise((resolve) => idle.once('connect', resolve));
  await close();
  expect(await stuck).toBe('ECONNRESET');
  await idleEnded;
});

/** Sends raw request text and returns the head of the response. */
function answerTo(port: number, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, here.host, () => socket.write(request));
    socket.once('error', reject);
    socket.once('data', (data) => {
      resolve(data.toString().split('\r\n\r\n')[0] ?? '');
      socket.destroy();
    });
  });
}

test.each([
  ['a host that is none', '/', ['Host: a.1'], '400 Bad Request'],
  ['two hosts', '/', ['Host: here', 'Host: elsewhere'], '400 Bad Request'],
  ['one host twice', '/', ['Host: here', 'host: here'], '400 Bad Request'],
  ['no host', '/', [], '400 Bad Request'],
  ['an empty host', '/', ['Host:'], '400 Bad Request'],
  ['a target that names another host', 'http://elsewhere/', ['Host: here'], '400 Bad Request'],
  ['a target that names a person', 'http://asha@here/', ['Host: here'], '400 Bad Request'],
  ['a target that names the same host', 'http://here/', ['Host: HERE:80'], '200 OK'],
  [
    'an address that is too long',
    `/${'x'.repeat(9_000)}`,
    ['Host: here'],
    '431 Request Header Fields Too Large',
  ],
  ['an ordinary one', '/', ['Host: here'], '200 OK'],
])('returns the expected HTTP status for %s', async (_, path, headers, status) => {
  const { port, close } = await listen(here, async () => new Response('here'));
  onTestFinished(close);
  const head = [`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''];
  const answer = await answerTo(port, head.join('\r\n'));
  expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
});

test('sends nosniff even for an invalid host', async () => {
  const { port, close } = await listen(here, async () => new Response('here'));
  onTestFinished(close);
  const answer = await answerTo(port, 'GET / HTTP/1.1\r\nHost: a.1\r\nConnection: close\r\n\r\n');
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
});
