import type { RuntimeConfig } from '@banyan/api/contract';
import { contentSecurityPolicy, inlineHashes, securityHeaders } from './csp.ts';

export const longCache = 'public, max-age=31536000, immutable';
export const noCache = 'no-cache';

/** The Content-Security-Policy of one document under one configuration. */
export function policyFor(html: string, config: RuntimeConfig): string {
  return contentSecurityPolicy({
    hashes: inlineHashes(html),
    apiBase: config.apiBase,
    hcaptcha: config.verification.provider === 'hcaptcha',
  });
}

/** The `_headers` file that static hosts read: the headers server.ts sends, page by page. */
export function staticHeaders(
  pages: ReadonlyArray<{ path: string; file: string; html: string }>,
  config: RuntimeConfig,
): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block('/*', securityHeaders(config.publicOrigin)),
    block('/assets/*', { 'Cache-Control': longCache }),
    block('/config.json', { 'Cache-Control': 'no-store' }),
    ...pages.map((page) =>
      block(page.path, { 'Cache-Control': noCache, 'Content-Security-Policy': policyFor(page.html, config) }),
    ),
    '',
  ].join('\n');
}
