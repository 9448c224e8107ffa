import type { RuntimeConfig } from '@banyan/api/contract';
import {
  headersBlock as block,
  contentSecurityPolicy,
  inlineHashes,
  longCache,
  securityHeaders,
} from '@banyan/app/document';
import { chapterFeeds } from '../src/content/chapterFeeds.ts';
import { feeds } from '../src/content/feeds.ts';

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

/** The Content-Security-Policy of a document, once what a deployment allows is known. */
export type PolicyOf = (html: string) => string;

/** Whether pages show PayPal's buttons. */
export const takesPayPal = ({ payments }: RuntimeConfig): boolean => payments.provider === 'paypal';

/** Policies under one configuration: what is inline in the document is hashed, what is foreign is named. */
export function policies(config: RuntimeConfig, libraryStyles: readonly string[]): PolicyOf {
  return (html) =>
    contentSecurityPolicy({
      hashes: inlineHashes(html),
      libraryStyles,
      sources: [config.apiBase],
      hcaptcha: config.verification.provider === 'hcaptcha',
      paypal: takesPayPal(config),
    });
}

/** The `_headers` file that static hosts read: the headers server.ts sends, page by page. */
export function staticHeaders(
  pages: ReadonlyArray<{ path: string; html: string }>,
  origin: string,
  policyOf: PolicyOf,
): string {
  return [
    block('/*', securityHeaders(origin)),
    block('/assets/*', { 'Cache-Control': longCache }),
    block('/config.json', { 'Cache-Control': 'no-store', ...openToAll }),
    ...openFolders.map((folder) => block(`${folder}*`, openToAll)),
    ...everyFeed.map((href) => block(href, { 'Content-Type': feedType, ...openToAll })),
    ...pages.map(({ path, html }) =>
      block(path, { 'Cache-Control': noCache, 'Content-Security-Policy': policyOf(html) }),
    ),
    '',
  ].join('\n');
}
