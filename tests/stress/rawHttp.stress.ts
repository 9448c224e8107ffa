import { connect } from 'node:net';
import fc from 'fast-check';
import { expect } from 'vitest';
import { root } from '../../scripts/steps.ts';
import { product, watched } from './product.ts';
import { stressTest } from './stressTest.ts';

/** Sends bytes to a server. @returns the status of its answer; 0 when the connection was cut without one */
function send(url: string, bytes: Buffer): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.end(bytes));
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on('data', (data) => {
      if (answer.length < 20) answer += data.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)));
  });
}

const methods = 'GET HEAD POST PUT DELETE OPTIONS TRACE CONNECT PROPFIND get'.split(' ');
const versions = ['HTTP/1.1', 'HTTP/1.1', 'HTTP/1.1', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9', ''];
const target = fc.oneof(
  fc.constantFrom('/', '*', '//', '/%', '/%00', '/..%2f..', '/a?b#c', 'http://a.1/', '/\u0000', '/é'),
  fc.webPath(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.nat({ max: 9_000 }).map((length) => `/${'x'.repeat(length)}`),
);
const header = fc.oneof(
  fc.constantFrom('Host: a.1', 'Host: ', 'Host: [::1', 'Host: localhost', 'Host: a\r\nHost: b'),
  fc.constantFrom('Content-Length: -1', 'Content-Length: 5\r\nContent-Length: 6', 'Expect: 100-continue'),
  fc.constantFrom(
    'Transfer-Encoding: chunked',
    'Transfer-Encoding: cow',
    'Upgrade: h2c',
    'Connection: upgrade',
  ),
  fc.constantFrom('Content-Length: 5\r\nTransfer-Encoding: chunked', 'Accept-Encoding: br;q=nan', 'no colon'),
  fc.constantFrom('Content-Type: application/json', 'Origin: null', 'Cookie: =;;=', 'Range: bytes=0-,5-'),
  fc.constantFrom('If-None-Match: *', 'X-Forwarded-For: 1.2.3.4:5, [::1]', ' folded: line'),
  fc
    .tuple(fc.string({ maxLength: 20 }), fc.string({ unit: 'binary', maxLength: 30 }))
    .map((parts) => parts.join(': ')),
);
const body = fc.oneof(
  fc.constantFrom('', '{}', '5\r\nhello\r\n0\r\n\r\n', 'FFFFFFFFFF\r\n'),
  fc.string({ unit: 'binary', maxLength: 60 }),
);
const request = fc
  .record({
    start: fc.tuple(fc.constantFrom(...methods, ''), target, fc.constantFrom(...versions)),
    host: fc.constantFrom(['Host: localhost'], ['Host: localhost'], []),
    headers: fc.array(header, { maxLength: 3 }),
    body,
    lineEnd: fc.constantFrom('\r\n', '\n'),
  })
  .map(({ start, host, headers, body, lineEnd }) =>
    Buffer.from([start.join(' '), ...host, ...headers, '', body].join(lineEnd), 'latin1'),
  );

stressTest(
  'answers no 5xx to broken requests on the wire, and goes on serving',
  { full: 10_000, short: 500, of: 'requests' },
  async (count) => {
    const { member } = await product();
    await member.start(root);
    const statuses = new Set<number>();
    const requests = fc.sample(request, count);
    const lane = async () => {
      for (let bytes = requests.pop(); bytes; bytes = requests.pop())
        statuses.add(await send(member.url, bytes));
    };
    const visits = await watched(member, Promise.all(Array.from({ length: 8 }, lane)));
    // 501 and 505 are HTTP's own answers to a method or version that the server does not know.
    const faults = [...statuses].filter((status) => status >= 500 && status !== 501 && status !== 505);
    expect(faults).toEqual([]);
    expect(member.lives).toBe(true);
    expect(statuses.size).toBeGreaterThan(3);
    return `${visits.count} visits of others meanwhile`;
  },
);
