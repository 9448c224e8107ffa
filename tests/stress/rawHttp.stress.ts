import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { p99, proof } from '@banyan/server/proof';
import fc from 'fast-check';
import { expect, onTestFinished } from 'vitest';
import { memoryOf } from '../memoryOf.ts';
import { root } from '../steps.ts';
import { product } from './product.ts';
import { visitsDuring } from './visitors.ts';

/** Sends bytes to a server and answers the status of what came back; 0 when the line was cut without a word. */
function told(url: string, bytes: Buffer, patienceMs = 3_000): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(patienceMs, () => socket.destroy());
    socket.on('data', (data) => {
      if (said.length < 20) said += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0)));
  });
}

const methods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  '',
];
const piece = fc.oneof(
  fc.constantFrom(...['/', '*', '//', '/%', '/%00', '/..%2f..', '/a?b#c', 'http://a.1/', '/\u0000', '/é']),
  fc.webPath(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.nat({ max: 9_000 }).map((length) => `/${'x'.repeat(length)}`),
);
const header = fc.oneof(
  fc.constantFrom(
    ...['Host: a.1', 'Host: ', 'Host: [::1', 'Host: localhost', 'Host: a\r\nHost: b', 'Content-Length: -1'],
    ...['Content-Length: 5\r\nContent-Length: 6', 'Transfer-Encoding: chunked', 'Transfer-Encoding: cow'],
    ...[
      'Content-Length: 5\r\nTransfer-Encoding: chunked',
      'Expect: 100-continue',
      'Upgrade: h2c',
      'Connection: upgrade',
    ],
    ...[
      'Content-Type: application/json',
      'Origin: null',
      'Cookie: =;;=',
      'Range: bytes=0-,5-',
      'If-None-Match: *',
    ],
    ...['X-Forwarded-For: 1.2.3.4:5, [::1]', ' folded: line', 'no colon', 'Accept-Encoding: br;q=nan'],
  ),
  fc
    .tuple(fc.string({ maxLength: 20 }), fc.string({ unit: 'binary', maxLength: 30 }))
    .map((parts) => parts.join(': ')),
);
const head = fc
  .record({
    method: fc.constantFrom(...methods),
    path: piece,
    version: fc.constantFrom('HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''),
    headers: fc
      .tuple(
        fc.constantFrom(['Host: localhost'], ['Host: localhost'], []),
        fc.array(header, { maxLength: 3 }),
      )
      .map((parts) => parts.flat()),
    body: fc.oneof(
      fc.constantFrom('', '{}', '5\r\nhello\r\n0\r\n\r\n', 'FFFFFFFFFF\r\n'),
      fc.string({ unit: 'binary', maxLength: 60 }),
    ),
    lineEnd: fc.constantFrom('\r\n', '\n'),
  })
  .map(({ method, path, version, headers, body, lineEnd }) =>
    Buffer.from([`${method} ${path} ${version}`, ...headers, '', body].join(lineEnd), 'latin1'),
  );

proof(
  { what: 'broken requests on the line: no 5xx, and the server goes on', full: 10_000, of: 'requests' },
  async (count) => {
    const { member } = await product();
    await member.start(root);
    const statuses = new Map<number, number>();
    const heads = fc.sample(head, count);
    const lane = async () => {
      for (let bytes = heads.pop(); bytes; bytes = heads.pop()) {
        const status = await told(member.url, bytes);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const took = await visitsDuring(Promise.all(Array.from({ length: 8 }, lane)), member.url, ['/']);
    // 501 and 505 are what HTTP itself says of a request that it does not know.
    expect(
      [...statuses.keys()].filter((status) => status >= 500 && status !== 501 && status !== 505),
    ).toEqual([]);
    expect(member.lives).toBe(true);
    expect(statuses.size).toBeGreaterThan(3);
    return `others waited ${p99(took).text}`;
  },
);

proof(
  {
    what: 'sockets that say a byte a second: others are served, and memory stays below 400 MB',
    full: 1_000,
    of: 'sockets',
  },
  async (count) => {
    const { member } = await product();
    await member.start(root);
    const { hostname, port } = new URL(member.url);
    const sockets: Socket[] = [];
    onTestFinished(() => sockets.forEach((socket) => void socket.destroy()));
    const text =
      'POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n';
    let most = 0;
    const dribble = async () => {
      for (let number = 0; number < count; number += 1) {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => undefined);
        sockets.push(socket);
        // Some never come to the end of their head, some to the end of their body.
        socket.write(number % 2 === 0 ? text.slice(0, 40) : text);
      }
      for (let second = 0; second < 15; second += 1) {
        for (const socket of sockets) socket.write('x');
        most = Math.max(most, await memoryOf(member.pid));
        await wait(1_000);
      }
    };
    const before = p99(await visitsDuring(wait(3_000), member.url, ['/']));
    const took = await visitsDuring(dribble(), member.url, ['/']);
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(400);
    return `others waited ${p99(took).text}, ${before.ms.toFixed(0)} ms before; memory ${Math.round(most)} MB`;
  },
);
