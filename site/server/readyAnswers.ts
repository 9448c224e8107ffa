import type { IncomingMessage, RequestListener } from 'node:http';
import { type EncodedBody, encodingFor, hasTag, variantOf } from '@banyan/server';
import type { Watch } from './listen.ts';

/** An answer that is the same for everybody who asks for its address with `GET` or `HEAD`, and lies in memory. */
export interface ReadyAnswer {
  /** Which address of ours it is, for the log. */
  route: string;
  encoded: EncodedBody;
  /** Answers a request with it, as if it came by the long way. Asked once for each of its forms. */
  respond: (request: Request) => Response;
}

/** The answer to a request target, path and query as they were sent, if it is ready. */
export type Ready = (target: string) => ReadyAnswer | undefined;

/** One form of an answer, as it goes onto the wire: names and values of its headers in turn. */
interface Wire {
  body: Uint8Array;
  etag: string;
  headers: string[];
  /** Of the answer to whoever has it already. */
  unchanged: string[];
}

const headersOf = (response: Response): string[] => [...response.headers].flat();

/** @param accepted One of our own encodings, or `''`: what a visitor wrote goes into no header. */
function wireOf({ encoded, respond }: ReadyAnswer, accepted: string): Wire {
  const { body, etag } = variantOf(encoded, accepted);
  const asked = (more: Record<string, string>) =>
    headersOf(
      respond(new Request('http://localhost', { headers: { 'Accept-Encoding': accepted, ...more } })),
    );
  return { body, etag, headers: asked({}), unchanged: asked({ 'If-None-Match': etag }) };
}

/** The forms of answers, made when first asked for and kept as long as their bytes. */
const wires = new WeakMap<Uint8Array, Wire>();

function keptWireOf(answer: ReadyAnswer, accepted: string): Wire {
  const { encoded } = answer;
  const encoding = encodingFor(encoded, accepted);
  const body = (encoding && encoded[encoding]) ?? encoded.body;
  const kept = wires.get(body);
  if (kept) return kept;
  const wire = wireOf(answer, encoding ?? '');
  wires.set(body, wire);
  return wire;
}

const plainHost = /^(?:[\w.-]+|\[[\da-f:]+\])(?::\d+)?$/i;
const knownHosts = new Set<string>();

/** Whether a `Host` is one that makes an address. What is not so plain goes the long way. */
function isReadable(host: string): boolean {
  if (knownHosts.has(host)) return true;
  if (!plainHost.test(host) || !URL.canParse(`http://${host}/`)) return false;
  if (knownHosts.size < 100) knownHosts.add(host);
  return true;
}

/** The answer to a request that has nothing about it but what its address says. */
function readyFor({ method, url, headers }: IncomingMessage, ready: Ready): ReadyAnswer | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url === undefined) return undefined;
  const { host, 'content-length': length, 'transfer-encoding': transfer } = headers;
  if (host === undefined || length !== undefined || transfer !== undefined || !isReadable(host))
    return undefined;
  return ready(url);
}

/**
 * Sends what is ready straight onto the wire, and lets everything else go the long way. To a visitor both are the same.
 * @param long Answers what is not ready.
 */
export function readyFirst(ready: Ready, long: RequestListener, watch?: Watch): RequestListener {
  return (incoming, outgoing) => {
    const answer = readyFor(incoming, ready);
    if (!answer) return long(incoming, outgoing);
    watch?.(incoming, outgoing)?.({ route: answer.route });
    const { headers } = incoming;
    const wire = keptWireOf(answer, String(headers['accept-encoding'] ?? ''));
    if (hasTag(headers['if-none-match'], wire.etag)) outgoing.writeHead(304, wire.unchanged).end();
    else if (incoming.method === 'HEAD') outgoing.writeHead(200, wire.headers).end();
    else outgoing.writeHead(200, wire.headers).end(wire.body);
  };
}
