import {
  contentSecurityPolicy,
  fileHeaders,
  headersBlock,
  inlineHashes,
  longCache,
} from '@banyan/app/document';

export interface ForeignSources {
  /** Origins of the national site and of its API. */
  national: readonly string[];
  /** Sources of the styles that libraries write into the page. */
  libraryStyles: readonly string[];
}

/** The Content-Security-Policy of a page: nothing inline but what stands in it, nothing foreign but the national site. */
export const policyOf = (html: string, { national, libraryStyles }: ForeignSources): string =>
  contentSecurityPolicy({
    hashes: inlineHashes(html),
    libraryStyles,
    sources: national,
    formTargets: national,
    // The national site decides which human verification it asks for, and may change its mind.
    hcaptcha: true,
  });

/** The `_headers` file that static hosts read (Netlify, Cloudflare Pages). */
export const headersFile = (
  base: string,
  pages: ReadonlyArray<{ path: string; html: string }>,
  options: ForeignSources,
): string =>
  [
    headersBlock(`${base}*`, fileHeaders({ payment: false })),
    headersBlock(`${base}assets/*`, { 'Cache-Control': longCache }),
    ...pages.map(({ path, html }) =>
      headersBlock(path, { 'Content-Security-Policy': policyOf(html, options) }),
    ),
    '',
  ].join('\n');
