import { createHash } from 'node:crypto';

/** On every answer of the API: it is data, to be neither sniffed, framed nor run. */
const always = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'no-referrer',
  Vary: 'Origin',
};

/** A JSON answer that nobody may keep. */
export function freshAnswer(
  status: number,
  body: unknown,
  more: Readonly<Record<string, string>> = {},
): Response {
  return Response.json(body, { status, headers: { ...always, 'Cache-Control': 'no-store', ...more } });
}

/**
 * The answer to a read: may be kept for half a minute, and costs nothing to ask for again unchanged. JSON, unless `more`
 * says otherwise.
 */
export function cachedAnswer(
  request: Request,
  text: string,
  more: Readonly<Record<string, string>> = {},
): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  const headers = { ...always, 'Cache-Control': 'public, max-age=30', ETag: tag, ...more };
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers });
  return new Response(text, { headers: { 'Content-Type': 'application/json', ...headers } });
}
