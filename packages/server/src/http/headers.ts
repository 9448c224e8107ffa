import { type EncodedBody, encodedFor, hasTag, variantOf } from './encoded-body.ts';
import type { CachedResponse } from './response-cache.ts';

/** On every answer of the API: it is data, to be neither sniffed, framed nor run. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  Vary: 'Origin',
};

/** What is said of every answer, and more. Of one name the later counts, but every cookie is kept. */
export function headersOf(...parts: readonly HeadersInit[]): Headers {
  const all = new Headers();
  for (const part of parts)
    for (const [name, value] of new Headers(part)) {
      if (name === 'set-cookie') all.append(name, value);
      else all.set(name, value);
    }
  return all;
}

/** A JSON answer that nobody may keep. */
export function freshAnswer(status: number, body: unknown, more: HeadersInit = {}): Response {
  return Response.json(body, { status, headers: headersOf(always, { 'Cache-Control': 'no-store' }, more) });
}

/** A file that is answered as it is read, and that nobody may keep. @param type Its media type */
export const fileAnswer = (type: string, body: ReadableStream, more: HeadersInit = {}): Response =>
  new Response(body, {
    headers: headersOf(always, { 'Cache-Control': 'no-store', 'Content-Type': type }, more),
  });

/**
 * The answer to a read: may be kept for half a minute, and costs nothing to ask for again unchanged. JSON, unless `more`
 * says otherwise.
 */
function keptAnswer(request: Request, encodedBody: EncodedBody, more: HeadersInit = {}): Response {
  const { body, etag, encoding } = variantOf(encodedBody, request.headers.get('Accept-Encoding') ?? '');
  const kept = { Vary: 'Accept-Encoding, Origin', 'Cache-Control': 'public, max-age=30', ETag: etag };
  const headers = headersOf(always, kept, more);
  if (encoding) headers.set('Content-Encoding', encoding);
  if (hasTag(request.headers.get('If-None-Match'), etag)) return new Response(null, { status: 304, headers });
  const described = { 'Content-Type': 'application/json', 'Content-Length': String(body.byteLength) };
  return new Response(body, { headers: headersOf(described, headers) });
}

/** The answer with what is the same for everybody. */
export const sharedResponse = (request: Request, { encoded, headers }: CachedResponse): Response =>
  keptAnswer(request, encoded, headers);

/** The same of a text that is made for one visitor. */
export const cachedAnswer = async (request: Request, text: string, more?: HeadersInit): Promise<Response> =>
  keptAnswer(request, await encodedFor(text, request.headers.get('Accept-Encoding') ?? ''), more);
