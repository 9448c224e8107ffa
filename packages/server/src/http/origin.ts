import { HttpError } from './http-error.ts';

/** Origins whose pages may call this API. */
export interface OriginRules {
  publicOrigin: string;
  allowedOrigins: readonly string[];
}

const hostOf = (address: string) => URL.parse(address)?.host;

/**
 * Whether a page of this origin may call. Same host counts as same origin: behind a proxy that ends TLS the scheme we
 * see is not the one the visitor sees.
 */
function isAllowedOrigin(origin: string, request: Request, rules: OriginRules): boolean {
  if (origin === rules.publicOrigin || rules.allowedOrigins.includes(origin)) return true;
  return hostOf(origin) === (request.headers.get('Host') ?? hostOf(request.url));
}

/** Pages whose address is a secret send no referrer, and then browsers call their origin `null`; so does a foreign frame. */
const isForeign = (origin: string, site: string | null, request: Request, rules: OriginRules) =>
  origin === 'null' ? site !== 'same-origin' : !isAllowedOrigin(origin, request, rules);

/** Refuses a write that a page of another site started. A program without a browser sends no `Origin` and may go on. */
export function requireOwnOrigin(request: Request, rules: OriginRules): void {
  const origin = request.headers.get('Origin');
  const site = request.headers.get('Sec-Fetch-Site');
  const foreign = origin === null ? site === 'cross-site' : isForeign(origin, site, request, rules);
  if (foreign) throw new HttpError(403, 'Requests from other sites are not accepted.');
}

/**
 * Refuses what no page of ours asks: a sibling subdomain is the same site to a browser, which sends it our cookies. A write says
 * its origin, to the letter; a read says where its page is, if the browser says so at all.
 * @param isUnnamed Whether pages that send no referrer ask it, too: their origin is `null`.
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

/** The other site whose page sent this, such as a chapter's, for the volunteers; `null` for our own and for programs. */
export function sentFrom(request: Request, { publicOrigin, allowedOrigins }: OriginRules): string | null {
  const origin = request.headers.get('Origin');
  return origin !== null && origin !== publicOrigin && allowedOrigins.includes(origin) ? origin : null;
}

const exposed = { 'Access-Control-Expose-Headers': 'Date, Retry-After', 'Access-Control-Max-Age': '600' };

/** The CORS headers of what everybody may read: for a page of any origin, and without anybody's cookies. */
export const readableAnywhere: Readonly<Record<string, string>> = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET',
  ...exposed,
};

/** The CORS headers for an allowed page on another origin; none for everybody else. */
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
