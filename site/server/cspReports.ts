import { type Connection, readBytes } from '@banyan/server';
import * as v from 'valibot';
import type { Backend } from './backend.ts';

/** Path to which browsers send CSP violation reports. */
export const reportsPath = '/csp-reports';

/** Maximum number of report requests per network in ten minutes. */
const mostRequests = 60;

/** Maximum number of counted networks; reports of further networks are rejected. */
const mostNetworks = 10_000;

const windowMs = 600_000;

/** Maximum size of a request, in bytes; a browser may send several reports at once. */
const mostBytes = 65_536;

/** Maximum number of reports read per request. */
const mostReports = 20;

/** Report formats of browsers: the old one, and the new one, which can hold several reports. */
const Old = v.object({
  'csp-report': v.object({
    'effective-directive': v.optional(v.string()),
    'violated-directive': v.optional(v.string(), ''),
    'blocked-uri': v.optional(v.string(), ''),
    'document-uri': v.optional(v.string(), ''),
  }),
});
const New = v.array(
  v.object({
    type: v.string(),
    url: v.optional(v.string(), ''),
    body: v.object({
      effectiveDirective: v.optional(v.string(), ''),
      blockedURL: v.optional(v.string(), ''),
      documentURL: v.optional(v.string(), ''),
    }),
  }),
);

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

function violationsIn(body: unknown): Violation[] {
  const old = v.safeParse(Old, body);
  if (old.success) {
    const report = old.output['csp-report'];
    const directive = report['effective-directive'] ?? report['violated-directive'];
    return [{ directive, blocked: report['blocked-uri'], page: report['document-uri'] }];
  }
  const several = v.safeParse(New, body);
  if (!several.success) return [];
  return several.output
    .filter(({ type }) => type === 'csp-violation')
    .map(({ url, body: { effectiveDirective: directive, blockedURL: blocked, documentURL } }) => ({
      directive,
      blocked,
      page: documentURL || url,
    }));
}

/** Returns a directive or keyword if it looks valid; invented text is not logged. */
const word = (text: string) => /^[a-z-]{1,40}$/.exec(text.split(' ')[0] ?? '')?.[0] ?? 'other';

/** Returns only the origin of a URL: the rest may identify a person. */
function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return word(address);
  return url.host ? `${url.protocol}//${url.host}` : url.protocol;
}

/** Returns a function that tells if a network may send another request. */
function requestLimit(now: () => number) {
  let began = now();
  let counts = new Map<string, number>();
  return (network: string): boolean => {
    if (now() - began >= windowMs) {
      began = now();
      counts = new Map();
    }
    const count = (counts.get(network) ?? 0) + 1;
    if (count === 1 && counts.size >= mostNetworks) return false;
    counts.set(network, count);
    return count <= mostRequests;
  };
}

export interface CspReportsOptions {
  /** Returns the route pattern of one of this site’s pages; undefined for other paths. */
  routeOf: (pathname: string) => string | undefined;
  networkOf: Backend['networkOf'];
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
}

/**
 * Handles CSP violation reports and logs one line each: directive, origin of the blocked resource, and route of the page without
 * parameters. Invalid reports get the same response.
 */
export function cspReports({ routeOf, networkOf, now = Date.now }: CspReportsOptions) {
  const mayReport = requestLimit(now);
  return async (request: Request, { peer, note }: Connection): Promise<Response> => {
    note?.({ route: reportsPath });
    if (!mayReport(networkOf(peer, request.headers.get('X-Forwarded-For'))))
      return new Response(null, { status: 429, headers: { 'Retry-After': String(windowMs / 1_000) } });
    const bytes = await readBytes(request, mostBytes).catch(() => undefined);
    if (!bytes) return new Response(null, { status: 413 });
    for (const { directive, blocked, page } of violationsIn(parsed(bytes)).slice(0, mostReports)) {
      const about = {
        directive: word(directive),
        blocked: originOf(blocked),
        page: routeOf(URL.parse(page)?.pathname ?? '') ?? 'none',
      };
      note?.({ event: 'content-policy-violated', about });
    }
    return new Response(null, { status: 204 });
  };
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
