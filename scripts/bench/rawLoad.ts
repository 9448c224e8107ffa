import { connect, type Socket } from 'node:net';
import type { Load } from './load.ts';

/** One answer as it came off the wire. */
export interface RawAnswer {
  status: number;
  /** Names and values in turn, without those that `node:http` writes itself. */
  headers: string[];
  body: Uint8Array;
  /** Bytes of all of it. */
  size: number;
}

const written = new Set(['date', 'connection', 'keep-alive']);

/** @returns undefined while it is not complete */
function parsed(bytes: Buffer): RawAnswer | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = bytes.toString('latin1', 0, end).split('\r\n');
  const pairs = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]);
  const status = Number(first.split(' ')[1]);
  const length = pairs.find(([name]) => name?.toLowerCase() === 'content-length')?.[1];
  const size = end + 4 + (status === 304 ? 0 : Number(length));
  if (bytes.length < size) return undefined;
  const headers = pairs.filter(([name = '']) => !written.has(name.toLowerCase())).flat();
  return { status, headers, body: new Uint8Array(bytes.subarray(end + 4, size)), size };
}

/** Asks once. @throws an error for an answer without a length */
export function askOnce(port: number, request: string): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    let bytes = Buffer.alloc(0);
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.once('error', reject);
    socket.once('end', () => reject(new Error('The answer broke off.')));
    socket.on('data', (part) => {
      bytes = Buffer.concat([bytes, part]);
      const answer = parsed(bytes);
      if (!answer) return;
      socket.destroy();
      resolve(answer);
    });
  });
}

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket.setNoDelay()));
    socket.once('error', reject);
  });

/** What to ask a server on this machine again and again. */
export interface Asking {
  port: number;
  /** Head of the request, to the letter. */
  request: string;
  /** What every answer's status has to be. */
  status: number;
}

/** The end of the header's name, which servers spell in two ways. */
const lengthBegins = Buffer.from('ength: ');

/** Bytes of an answer whose head has come. A page that is rendered anew meanwhile may have some more or less. */
function sizeOf(part: Buffer, status: number): number {
  const end = part.indexOf('\r\n\r\n') + 4;
  if (status === 304) return end;
  const length = part.indexOf(lengthBegins) + lengthBegins.length;
  return end + Number(part.toString('latin1', length, part.indexOf('\r', length)));
}

/** Asks on one connection until the time is over. @throws an error for an answer of another status */
function askAgain(
  socket: Socket,
  { request, status }: Asking,
  until: number,
  times: number[],
): Promise<void> {
  const begin = `HTTP/1.1 ${status} `;
  return new Promise((resolve, reject) => {
    let missing = 0;
    let asked = performance.now();
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('The server closed the connection.')));
    socket.on('data', (part) => {
      if (missing === 0) {
        const line = part.toString('latin1', 0, begin.length);
        if (line !== begin) return reject(new Error(`Instead of ${begin}the server answered ${line}.`));
        missing = sizeOf(part, status);
      }
      missing -= part.length;
      if (missing > 0) return;
      const now = performance.now();
      times.push(now - asked);
      if (now >= until) return resolve();
      asked = now;
      socket.write(request);
    });
    socket.write(request);
  });
}

/**
 * As `load`, with as little work per answer as there can be: bytes are counted, and nothing is parsed. What asks with
 * `node:http` is as slow as what answers with it, and would measure itself.
 */
export async function rawLoad(asking: Asking, connections: number, seconds: number): Promise<Load> {
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(asking.port)));
  const times: number[] = [];
  const began = performance.now();
  const until = began + seconds * 1_000;
  try {
    await Promise.all(sockets.map((socket) => askAgain(socket, asking, until, times)));
  } finally {
    for (const socket of sockets) socket.destroy();
  }
  return { answers: times.length, perSecond: (times.length * 1_000) / (performance.now() - began), times };
}
