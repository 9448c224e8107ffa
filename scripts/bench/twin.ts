import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  request as sendRequest,
} from 'node:http';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from 'node:zlib';
import { freePort } from './ports.ts';

/** Serves every page of the product as plain HTML. */
export interface Twin {
  /** Without a slash at its end. */
  url: string;
  /** Takes a page and what it names from the product beforehand, so that the first visit is as fast as the others. */
  keep: (path: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** What a browser says it accepts, to the letter: answers are kept by it. */
const accepts = 'gzip, deflate, br, zstd';

interface Kept {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** The document as it would be on a site without any JavaScript: no scripts, and nothing that fetches one. */
export function withoutScripts(html: string): string {
  return html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link\b(?=[^>]*\srel="modulepreload")[^>]*>/g, '')
    .replace(/<link\b(?=[^>]*\srel="preload")(?=[^>]*\sas="script")[^>]*>/g, '');
}

/**
 * Starts the twin of a running product: its own answers, byte for byte with headers and compression, but for documents,
 * which lose their scripts. Answers are kept in memory, as the product keeps its files.
 */
export async function startTwin(product: string): Promise<Twin> {
  const kept = new Map<string, Promise<Kept>>();
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    const accepted = request.headers['accept-encoding'] ?? '';
    const key = `${address}\n${accepted}`;
    const answer = kept.get(key) ?? take(product, address, accepted);
    kept.set(key, answer);
    answer.then(
      ({ status, headers, body }) => response.writeHead(status, headers).end(body),
      (error: Error) => response.writeHead(502).end(error.message),
    );
  });
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://localhost:${port}`;
  const ask = (path: string) => fetch(url + path, { headers: { 'Accept-Encoding': accepts } });
  return {
    url,
    async keep(path) {
      const html = await (await ask(path)).text();
      const named = new Set([...html.matchAll(/\s(?:href|src)="(\/[^"]*)"/g)].map(([, name = '']) => name));
      await Promise.all([...named].map(async (name) => (await ask(name)).arrayBuffer()));
    },
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function take(product: string, address: string, accepted: string): Promise<Kept> {
  const request = sendRequest(new URL(address, product), { headers: { 'accept-encoding': accepted } });
  request.end();
  const [answer] = await once(request, 'response');
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const sent = Buffer.concat(chunks);
  const incoming: IncomingHttpHeaders = answer.headers;
  const isDocument = incoming['content-type']?.startsWith('text/html') ?? false;
  const body = isDocument ? recoded(sent, incoming['content-encoding'], withoutScripts) : sent;
  const { 'transfer-encoding': _, connection: __, 'keep-alive': ___, date: ____, ...headers } = incoming;
  return { status: answer.statusCode, headers: { ...headers, 'content-length': body.byteLength }, body };
}

/** Changes the text inside a compressed body; compressed again at the level of the site's own build. */
function recoded(body: Buffer, encoding: string | undefined, change: (text: string) => string): Buffer {
  if (encoding === 'br') {
    const text = Buffer.from(change(brotliDecompressSync(body).toString()));
    return brotliCompressSync(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    });
  }
  if (encoding === 'gzip') {
    const text = change(gunzipSync(body).toString());
    return gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
  }
  return Buffer.from(change(body.toString()));
}
