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
import { guestsAt, guestsOf } from '../src/thirdParties.ts';

export const noCache = 'no-cache';
export const feedType = 'application/atom+xml; charset=utf-8';

/** Headers of files that pages of other sites may read, such as a chapter’s. These files are the same for every visitor. */
export const openToAll = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

const everyFeed = [...feeds, ...chapterFeeds].map(({ href }) => href);
const openFolders = ['/art/', '/film/', '/samples/'];

/** True if other sites may read the path: the runtime configuration, feeds, and the pictures and videos of sample content. */
export const isOpenToAll = (pathname: string): boolean =>
  pathname === '/config.json' ||
  everyFeed.includes(pathname) ||
  openFolders.some((folder) => pathname.startsWith(folder));

/** Document data that its CSP depends on. */
export interface PolicedPage {
  /** Path of the document. */
  path: string;
  /** CSP sources of the scripts added by the renderer and the build. */
  scripts: readonly string[];
  /** CSP sources of the document’s own inline styles. @default none */
  styles?: readonly string[];
}

/** Returns the headers of a document; the configuration of the deployment is already applied. */
export type HeadersOf = (page: PolicedPage) => Record<string, string>;

/**
 * Creates the headers of documents for a configuration. The CSP allows only the renderer’s and the build’s code, and the third
 * parties that the page uses.
 *
 * @param styles CSP sources of the inline styles of every document.
 * @param reportTo Path for CSP violation reports; `undefined` if nothing receives them, as on a static host.
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

/** Browser permissions of a page: the camera for event check-in, passkeys for pages with passkey sign-in. */
const grantedAt = (pathname: string) => ({
  payment: true,
  camera: pathname.startsWith('/office/check-in/'),
  passkeys: isBelow(pathname, '/office') || isBelow(pathname, '/my'),
});

/** Headers of every response that is not a page; headers of the response itself take precedence. */
export const headersOfAll = (
  { publicOrigin, production }: RuntimeConfig,
  pathname: string,
): Record<string, string> => ({
  ...fileHeaders(grantedAt(pathname)),
  ...transportSecurity(publicOrigin, production),
  ...isolation(),
  'Content-Security-Policy': filePolicy(),
});

/**
 * Content of the `_headers` file for static hosts. Hosts merge rules that match the same path, so no header may be in two of them.
 */
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
