import { type Connection, readBytes } from '@banyan/api/server';
import * as v from 'valibot';

/** Where browsers tell what a page's policy refused. */
export const reportsPath = '/csp-reports';

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

/**
 * Takes what a browser tells of a policy, and gives the log a line each: directive, origin of what was refused, and which page
 * of ours, never with what stands behind it. Whoever sends something else hears the same.
 *
 * @param routeOf The pattern of a page of ours; undefined for none.
 */
export async function cspReport(
  request: Request,
  { note }: Connection,
  routeOf: (pathname: string) => string | undefined,
): Promise<Response> {
  const bytes = await readBytes(request, mostBytes).catch(() => undefined);
  if (!bytes) return new Response(null, { status: 413 });
  for (const { directive, blocked, page } of violationsIn(parsed(bytes)).slice(0, mostReports)) {
    const route = routeOf(URL.parse(page)?.pathname ?? '') ?? 'none';
    note?.({
      event: 'content-policy-violated',
      about: { directive: word(directive), blocked: originOf(blocked), page: route },
    });
  }
  return new Response(null, { status: 204 });
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
