import { connect, type Socket } from 'node:net';

/** What a server did under load. */
export interface Load {
  answers: number;
  perSecond: number;
  /** Of each answer, from asking to its last byte, in ms. */
  times: readonly number[];
}

/** Requests, to the letter: each of them once, or one again and again for so many seconds. */
type Requests = { each: readonly string[] } | { again: string; seconds: number };

/** What to ask a server on this machine. */
export interface Asking {
  port: number;
  connections: number;
  requests: Requests;
  /** What every answer's status has to be. @default any success */
  status?: number | undefined;
}

/** The next request, to the letter, or `undefined` to stop. Asked only when a connection is free. */
type Next = () => string | undefined;

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay()));
    socket.once('error', reject);
  });

/** The end of the header's name, which servers spell in two ways. */
const lengthBegins = Buffer.from('ength: ');

/** Of an answer whose head has come. */
function statusOf(part: Buffer): number {
  return Number(part.toString('latin1', 'HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
}

/** The same of all its bytes. A page that is rendered anew meanwhile may have some more or less. */
function sizeOf(part: Buffer, status: number): number {
  const end = part.indexOf('\r\n\r\n') + 4;
  if (status === 304) return end;
  const length = part.indexOf(lengthBegins) + lengthBegins.length;
  return end + Number(part.toString('latin1', length, part.indexOf('\r', length)));
}

/**
 * Asks on one connection until there is nothing left.
 * @param isExpected Whether an answer may have a status.
 * @param times Of each answer, added to it.
 * @throws an error for an answer of another status
 */
function askOn(
  socket: Socket,
  next: Next,
  isExpected: (status: number) => boolean,
  times: number[],
): Promise<void> {
  const first = next();
  if (first === undefined) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const closed = () => reject(new Error('The server closed the connection.'));
    let missing = 0;
    let asked = performance.now();
    const onPart = (part: Buffer) => {
      if (missing === 0) {
        const status = statusOf(part);
        if (!isExpected(status))
          return reject(new Error(`The server answered ${part.toString('utf8', 0, 400)}`));
        missing = sizeOf(part, status);
      }
      missing -= part.length;
      if (missing > 0) return;
      const now = performance.now();
      times.push(now - asked);
      const request = next();
      if (request === undefined) {
        socket.off('data', onPart).off('close', closed).off('error', reject);
        return resolve();
      }
      asked = now;
      socket.write(request);
    };
    socket.on('data', onPart).once('close', closed).once('error', reject);
    socket.write(first);
  });
}

/** What is asked on each connection before anything is measured; what is answered does not matter. */
function warming(port: number): Next {
  const requests = [`GET /robots.txt HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`];
  return () => requests.pop();
}

function nextOf(requests: Requests): Next {
  if ('each' in requests) {
    const all = requests.each.values();
    return () => all.next().value;
  }
  const end = performance.now() + requests.seconds * 1_000;
  return () => (performance.now() < end ? requests.again : undefined);
}

/**
 * Asks until there is nothing left, with as little work per answer as there can be: bytes are counted, and nothing is parsed. What asks
 * with `node:http` is as slow as what answers with it, and would measure itself. All connections were answered once before it begins:
 * Node takes up one new one in each turn of its loop, and those that come last would wait behind everybody's answers.
 */
async function load({ port, connections, requests, status }: Asking): Promise<Load> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(port)));
  const times: number[] = [];
  const isExpected = (one: number) => (status === undefined ? one >= 200 && one < 300 : one === status);
  try {
    await Promise.all(sockets.map((socket) => askOn(socket, warming(port), () => true, [])));
    const next = nextOf(requests);
    const began = performance.now();
    await Promise.all(sockets.map((socket) => askOn(socket, next, isExpected, times)));
    const perSecond = (times.length * 1_000) / (performance.now() - began);
    return { answers: times.length, perSecond, times };
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

process.on('message', (asking: Asking) => {
  load(asking).then(
    (done) => process.send?.({ done }),
    (cause: unknown) => process.send?.({ failed: String(cause) }),
  );
});
process.once('disconnect', () => process.exit());
