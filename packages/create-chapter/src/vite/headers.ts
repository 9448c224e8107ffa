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

/** The Content-Security-Policy of a page: nothing inline but what stands in it, nothing foreign but the national site. */
export function policyOf(html: string, { national, libraryStyles }: ForeignSources): string {
  // Everything in it is the volunteers' own: what others write is read by the browser.
  const { scripts, styles } = inlineSources(html);
  return contentSecurityPolicy({
    inline: { scripts, styles: [...styles, ...libraryStyles] },
    sources: national,
    formTargets: national,
    // The national site decides which human verification it asks for, and may change its mind.
    hcaptcha: true,
  });
}

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
