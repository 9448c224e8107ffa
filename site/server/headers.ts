import type { RuntimeConfig } from '@banyan/api/contract';
import { feeds } from '../src/content/feeds.ts';
import { contentSecurityPolicy, inlineHashes, securityHeaders } from './csp.ts';

export const longCache = 'public, max-age=31536000, immutable';
export const noCache = 'no-cache';
export const feedType = 'application/atom+xml; charset=utf-8';

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
      apiBase: config.apiBase,
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
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', securityHeaders(origin)),
    block('/assets/*', { 'Cache-Control': longCache }),
    block('/config.json', { 'Cache-Control': 'no-store' }),
    ...feeds.map(({ href }) => block(href, { 'Content-Type': feedType })),
    ...pages.map(({ path, html }) =>
      block(path, { 'Cache-Control': noCache, 'Content-Security-Policy': policyOf(html) }),
    ),
    '',
  ].join('\n');
}
