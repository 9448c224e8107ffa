import { createHash } from 'node:crypto';

const hashesOf = (html: string, tag: RegExp): string[] =>
  [...html.matchAll(tag)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

export interface PolicyOptions {
  /** Origins of the national site and of its API. */
  national: readonly string[];
  /** Sources of the styles that libraries write into the page. */
  libraryStyles: readonly string[];
}

/** The national site decides which human verification it asks for, and may change its mind. */
const verification = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** The Content-Security-Policy of a page: nothing inline but what stands in it, nothing foreign but the national site. */
export function policyOf(html: string, { national, libraryStyles }: PolicyOptions): string {
  const directives = {
    'default-src': ["'self'"],
    'script-src': [
      "'self'",
      ...hashesOf(html, /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g),
      ...verification,
    ],
    'style-src': [
      "'self'",
      ...hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
      ...libraryStyles,
      ...verification,
    ],
    'img-src': ["'self'", ...national],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...national, ...verification],
    'frame-src': verification,
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...national],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The `_headers` file that static hosts read (Netlify, Cloudflare Pages). */
export function headersFile(
  base: string,
  pages: ReadonlyArray<{ path: string; html: string }>,
  options: PolicyOptions,
): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');
  return [
    block(`${base}*`, {
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), browsing-topics=()',
    }),
    block(`${base}assets/*`, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
    ...pages.map(({ path, html }) => block(path, { 'Content-Security-Policy': policyOf(html, options) })),
    '',
  ].join('\n');
}
