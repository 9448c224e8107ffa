import { createHash } from 'node:crypto';

export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The `sha256-` sources of every inline script and style of a document. Structured data is no script: it never runs. */
export function inlineHashes(html: string): InlineHashes {
  return {
    scripts: hashesOf(
      html,
      /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g,
    ),
    styles: hashesOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g),
  };
}

/** One CSP source for one piece of inline code, byte for byte as it stands in the document. */
function cspHash(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

export interface PolicyOptions {
  hashes: InlineHashes;
  /** Sources of the styles that libraries write into the page. */
  libraryStyles?: readonly string[];
  /** Where the API lives: a path of ours, or the address of another host. */
  apiBase: string;
  /** Whether hCaptcha's widget is loaded; its hosts are named only then. */
  hcaptcha: boolean;
  /** The same of PayPal's buttons. @default false */
  paypal?: boolean;
}

const hcaptchaHosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

/** The Content-Security-Policy of a page: nothing inline but what was hashed, nothing foreign but what is configured. */
export function contentSecurityPolicy({
  hashes,
  libraryStyles = [],
  apiBase,
  hcaptcha,
  paypal = false,
}: PolicyOptions): string {
  const api = apiOrigin(apiBase);
  const guests = [...(hcaptcha ? hcaptchaHosts : []), ...(paypal ? paypalHosts : [])];
  // PayPal's script writes styles with names made up at run time. A hash beside it would switch `unsafe-inline` off again.
  const styles = paypal ? ["'unsafe-inline'"] : [...hashes.styles, ...libraryStyles];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts, ...guests],
    'style-src': ["'self'", ...styles, ...guests],
    'img-src': ["'self'", ...api, ...(paypal ? [...paypalHosts, 'data:'] : [])],
    'media-src': ["'self'", ...api],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...guests],
    'frame-src': guests.length > 0 ? guests : ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/**
 * The headers that do not depend on the page.
 *
 * @param paypal Whether PayPal's window may be opened: it answers to the page that opened it.
 */
export function securityHeaders(publicOrigin: string, paypal = false): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': paypal ? 'same-origin-allow-popups' : 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(self), browsing-topics=()',
    ...(publicOrigin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

function hashesOf(html: string, tag: RegExp): string[] {
  const hashes = [...html.matchAll(tag)].map((match) => cspHash(match[1] ?? ''));
  return [...new Set(hashes)];
}

function apiOrigin(apiBase: string): string[] {
  return URL.canParse(apiBase) ? [new URL(apiBase).origin] : [];
}
