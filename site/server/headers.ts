import type { RuntimeConfig } from '@banyan/api/contract';
import {
  headersBlock as block,
  contentSecurityPolicy,
  fileHeaders,
  filePolicy,
  isolation,
  longCache,
  reportingEndpoints,
  transportSecurity,
} from '@banyan/app/document';
import { chapterFeeds } from '../src/content/chapterFeeds.ts';
import { feeds } from '../src/content/feeds.ts';
import { guestsAt, guestsOf } from '../src/guests.ts';

export const noCache = 'no-cache';
export const feedType = 'application/atom+xml; charset=utf-8';

/** On what pages of other sites, such as a chapter's, may read: nothing of it depends on who asks. */
export const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const everyFeed = [...feeds, ...chapterFeeds].map(({ href }) => href);
const openFolders = ['/art/', '/film/', '/samples/'];

/** Whether a path is read by other sites too: how to reach the API, what is new, and the pictures and films of samples. */
export const isOpenToAll = (pathname: string): boolean =>
  pathname === '/config.json' ||
  everyFeed.includes(pathname) ||
  openFolders.some((folder) => pathname.startsWith(folder));

/** A document, as its policy depends on it. */
export interface PolicedPage {
  /** Path that it is shown at. */
  path: string;
  /** CSP sources of the scripts that its makers put in. */
  scripts: readonly string[];
  /** CSP sources of its own inline styles. @default none */
  styles?: readonly string[];
}

/** The headers that belong to a document, once what a deployment allows is known. */
export type HeadersOf = (page: PolicedPage) => Record<string, string>;

/**
 * Headers of documents under one configuration: the policy names what its makers put in and whom this page uses, and nobody else.
 *
 * @param styles CSP sources of the inline styles of every document.
 * @param reportTo Path that browsers tell of what a policy refused; `undefined` where nobody listens, as on a static host.
 */
export function headersOfPages(
  config: RuntimeConfig,
  styles: readonly string[],
  reportTo: string | undefined,
): HeadersOf {
  const configured = guestsOf(config);
  return ({ path, scripts, styles: own = [] }) => {
    const guests = guestsAt(path, configured);
    const paypal = guests.includes('paypal');
    return {
      ...isolation(paypal),
      ...(reportTo && { 'Reporting-Endpoints': reportingEndpoints(reportTo) }),
      'Content-Security-Policy': contentSecurityPolicy({
        inline: { scripts, styles: [...styles, ...own] },
        sources: [config.apiBase],
        hcaptcha: guests.includes('hcaptcha'),
        paypal,
        trustedTypes: !paypal,
        reportTo,
      }),
    };
  };
}

const isBelow = (pathname: string, folder: string) =>
  pathname === folder || pathname.startsWith(`${folder}/`);

/** What a page at this path may ask the browser for: the door of an event its camera, whoever has passkeys to sign in with those. */
const grantedAt = (pathname: string) => ({
  payment: true,
  camera: pathname.startsWith('/office/check-in/'),
  passkeys: isBelow(pathname, '/office') || isBelow(pathname, '/my'),
});

/** The headers of everything at a path that is no page; what an answer says itself goes before. */
export const headersOfAll = (
  { publicOrigin, production }: RuntimeConfig,
  pathname: string,
): Record<string, string> => ({
  ...fileHeaders(grantedAt(pathname)),
  ...transportSecurity(publicOrigin, production),
  ...isolation(),
  'Content-Security-Policy': filePolicy(),
});

/** The `_headers` file that static hosts read. A host that finds two rules for a path joins them, so none says a thing twice. */
export function staticHeaders(
  pages: ReadonlyArray<PolicedPage>,
  { publicOrigin, production }: RuntimeConfig,
  headersOf: HeadersOf,
): string {
  const everywhere = { ...fileHeaders({ payment: true }), ...transportSecurity(publicOrigin, production) };
  return [
    block('/*', everywhere),
    block('/assets/*', { 'Cache-Control': longCache, ...isolation() }),
    block('/config.json', { 'Cache-Control': 'no-store', ...openToAll }),
    ...openFolders.map((folder) => block(`${folder}*`, openToAll)),
    ...everyFeed.map((href) => block(href, { 'Content-Type': feedType, ...openToAll })),
    ...pages.map((page) => block(page.path, { 'Cache-Control': noCache, ...headersOf(page) })),
    '',
  ].join('\n');
}
