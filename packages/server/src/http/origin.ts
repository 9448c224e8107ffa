import { HttpError } from './http-error.ts';

/** Origins whose pages may call this API. */
export interface OriginRules {
  publicOrigin: string;
  allowedOrigins: readonly string[];
}

const hostOf = (address: string) => URL.parse(address)?.host;

/**
 * True if a page of this origin may call the API. An equal host counts as the same origin: behind a proxy that ends TLS, the server
 * sees another scheme than the visitor.
 */
function isAllowedOrigin(origin: string, request: Request, rules: OriginRules): boolean {
  if (origin === rules.publicOrigin || rules.allowedOrigins.includes(origin)) return true;
  return hostOf(origin) === (request.headers.get('Host') ?? hostOf(request.url));
}

/** Pages with a secret in their address send no referrer, and browsers then send the origin `null`. A foreign frame sends it, too. */
const isForeign = (origin: string, site: string | null, request: Request, rules: OriginRules) =>
  origin === 'null' ? site !== 'same-origin' : !isAllowedOrigin(origin, request, rules);

/** Refuses a write from a page of another site. A program without a browser sends no `Origin` and is accepted. */
export function requireOwnOrigin(request: Request, rules: OriginRules): void {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  const foreign = origin === null ? site === 'cross-site' : isForeign(origin, site, request, rules);
  if (foreign) throw new HttpError(403, 'Requests from other sites are not accepted.');
}

/**
 * Refuses requests that no page of this site makes. Browsers treat a sibling subdomain as the same site and send our cookies. A
 * write must have exactly our origin; a read is refused if the browser names another site.
 * @param isUnnamed True if pages that send no referrer call it, too: their origin is `null`.
 */
export function requireOurPage(
  request: Request,
  { publicOrigin }: OriginRules,
  { reads, isUnnamed }: { reads: boolean; isUnnamed: boolean },
): void {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  const isOurRead = site === null || site === 'same-origin';
  const isOurWrite = origin === publicOrigin || (isUnnamed && origin === 'null' && site === 'same-origin');
  if (!(reads ? isOurRead : isOurWrite))
    throw new HttpError(403, 'Requests from other sites are not accepted.');
}

/**
 * Returns the origin of the other site that sent a request, such as a chapter's, for the volunteers; `null` for this site and for
 * programs.
 */
export function sentFrom(request: Request, { publicOrigin, allowedOrigins }: OriginRules): string | null {
  const origin = request.headers.get('Origin');
  return origin !== null && origin !== publicOrigin && allowedOrigins.includes(origin) ? origin : null;
}

const exposed = { 'Access-Control-Expose-Headers': 'Date, Retry-After', 'Access-Control-Max-Age': '600' };

/** CORS headers of public data: for a page of any origin, without cookies. */
export const readableAnywhere: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  ...exposed,
};

/** Returns the CORS headers for an allowed page on another origin; none for other pages. */
export function crossOriginHeaders(request: Request, rules: OriginRules): Record<string, string> {
  const origin = request.headers.get('Origin');
  if (origin === null || !isAllowedOrigin(origin, request, rules)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Credentials': 'true',
    'Access-Control-Allow-Methods': 'GET, POST',
    'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
    ...exposed,
  };
}
