import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from '../ports.ts';

/** A response as it crosses the wire, body compressed or not. */
export interface RawResponse {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Uint8Array;
}

/** Asks once with `node:http`, which leaves bodies compressed. */
export const ask = (address: string, headers: Record<string, string>): Promise<RawResponse> =>
  new Promise((resolve, reject) => {
    get(address, { headers, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.rawHeaders, body: new Uint8Array(body) });
    }).once('error', reject);
  });

/** `node:http` and nothing else, in a process of its own, answering everything with the same response. */
export class BareServer {
  readonly #child: ChildProcess;
  readonly url: string;

  private constructor(child: ChildProcess, url: string) {
    this.#child = child;
    this.url = url;
  }

  static async start(): Promise<BareServer> {
    const port = await freePort();
    const child = fork(fileURLToPath(import.meta.url), [String(port)], { serialization: 'advanced' });
    await once(child, 'message');
    return new BareServer(child, `http://127.0.0.1:${port}`);
  }

  /** Sets the response. */
  async answer(response: RawResponse): Promise<void> {
    this.#child.send(response);
    await once(this.#child, 'message');
  }

  stop(): void {
    this.#child.kill();
  }
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
