import { connect } from 'node:net';

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
