import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from '../ports.ts';

/** A response as it crosses the wire, body compressed or not. */
interface RawResponse {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Uint8Array;
}

/** Headers that `node:http` writes itself. */
const perConnection = new Set(['connection', 'keep-alive', 'date', 'transfer-encoding']);

/** Sends one request with `node:http`, which leaves bodies compressed. */
export const ask = (address: string, headers: Record<string, string>): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      const pairs = Object.entries(response.headersDistinct).filter(([name]) => !perConnection.has(name));
      const flat = pairs.flatMap(([name, values = []]) => values.flatMap((value) => [name, value]));
      resolve({ status: response.statusCode ?? 0, headers: flat, body: new Uint8Array(body) });
    }).once('error', reject);
  });

/** Starts a bare `node:http` server in a process of its own; `answer` sets the response to everything. */
export async function startBare() {
  const port = await freePort();
  const child = fork(fileURLToPath(import.meta.url), [String(port)], { serialization: 'advanced' });
  await once(child, 'message');
  const answer = async (response: RawResponse) => {
    child.send(response);
    await once(child, 'message');
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, answer, stop: () => child.kill() };
}

if (import.meta.main) {
  let current: RawResponse = { status: 503, headers: [], body: new Uint8Array() };
  const server = createServer((_, response) => {
    response.writeHead(current.status, current.headers).end(current.body);
  });
  process.on('message', (next: RawResponse) => {
    current = next;
    process.send?.('ready');
  });
  server.listen(Number(process.argv[2]), '127.0.0.1', () => process.send?.('ready'));
}
