import { type Connection, readBytes } from '@banyan/server';
import * as v from 'valibot';
import type { Backend } from './backend.ts';

/** Where browsers tell what a page's policy refused. */
export const reportsPath = '/csp-reports';

/** Requests with reports that one network may send in ten minutes. */
const mostRequests = 60;

/** Networks that are counted; while there are more, nobody's reports are read. */
const mostNetworks = 10_000;

const windowMs = 600_000;

/** Bytes of one request; a browser may gather several reports. */
const mostBytes = 65_536;

/** Reports that are read of one request. */
const mostReports = 20;

/** As browsers send them: the older way, and the newer, which sends several at once. */
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

/** A directive or keyword as policies have them; whoever made up another one is not quoted. */
const word = (text: string) => /^[a-z-]{1,40}$/.exec(text.split(' ')[0] ?? '')?.[0] ?? 'other';

/** Of an address its origin only: the rest may say who somebody is. */
function originOf(address: string): string {
  const url = URL.parse(address);
  if (!url) return word(address);
  return url.host ? `${url.protocol}//${url.host}` : url.protocol;
}

/** Says whether a network may send one more. */
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
  /** The pattern of a page of ours; undefined for none. */
  routeOf: (pathname: string) => string | undefined;
  networkOf: Backend['networkOf'];
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number;
}

/**
 * Takes what browsers tell of a policy, and gives the log a line each: directive, origin of what was refused, and which page of
 * ours, never with what stands behind it. Whoever sends something else hears the same.
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
