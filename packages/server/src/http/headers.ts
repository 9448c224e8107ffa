import { type EncodedBody, encodedFor, hasTag, variantOf } from './encoded-body.ts';
import type { CachedResponse } from './response-cache.ts';

/** Headers of every API response. It is data that must not be sniffed, framed or executed. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  Vary: 'Origin',
};

/** Merges the common headers with more. A later value replaces an earlier one, but every cookie is kept. */
export function headersOf(...parts: readonly HeadersInit[]): Headers {
  const all = new Headers();
  for (const part of parts)
    for (const [name, value] of new Headers(part)) {
      if (name === 'set-cookie') all.append(name, value);
      else all.set(name, value);
    }
  return all;
}

/** Creates a JSON response that must not be cached. */
export function freshAnswer(status: number, body: unknown, more: HeadersInit = {}): Response {
  return Response.json(body, { status, headers: headersOf(always, { 'Cache-Control': 'no-store' }, more) });
}

/** Creates a response that streams a file and must not be cached. @param type Its media type */
export const fileAnswer = (type: string, body: ReadableStream, more: HeadersInit = {}): Response =>
  new Response(body, {
    headers: headersOf(always, { 'Cache-Control': 'no-store', 'Content-Type': type }, more),
  });

/**
 * Creates a response that may be cached for 30 seconds; a request with the current ETag gets a 304. The type is JSON unless `more`
 * has another.
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

/** Creates a response from an entry of the response cache. */
export const sharedResponse = (request: Request, { encoded, headers }: CachedResponse): Response =>
  keptAnswer(request, encoded, headers);

/** Compresses a text for this request and creates a cacheable response from it. */
export const cachedAnswer = async (request: Request, text: string, more?: HeadersInit): Promise<Response> =>
  keptAnswer(request, await encodedFor(text, request.headers.get('Accept-Encoding') ?? ''), more);
