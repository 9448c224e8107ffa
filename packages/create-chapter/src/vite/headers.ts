import {
  contentSecurityPolicy,
  fileHeaders,
  headersBlock,
  inlineSources,
  longCache,
} from '@banyan/app/document';

export interface ForeignSources {
  /** Origins of the national site and of its API. */
  national: readonly string[];
  /** Sources of the styles that libraries write into the page. */
  libraryStyles: readonly string[];
}

/** Builds the Content-Security-Policy of a page. It allows only the page's own inline code and only the national site. */
export function policyOf(html: string, { national, libraryStyles }: ForeignSources): string {
  // All inline code comes from the volunteers; content from others is loaded by the browser.
  const { scripts, styles } = inlineSources(html);
  return contentSecurityPolicy({
    inline: { scripts, styles: [...styles, ...libraryStyles] },
    sources: national,
    formTargets: national,
    // The national site chooses its human verification and may change it.
    hcaptcha: true,
  });
}

/** Builds the `_headers` file for static hosts (Netlify, Cloudflare Pages). */
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
