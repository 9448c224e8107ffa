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
  /** Where pages read from, such as the API: a path of ours, or the address of another host, whose pictures are shown too. */
  sources: readonly string[];
  /** Addresses of other sites that forms are posted to without JavaScript. @default none */
  formTargets?: readonly string[];
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
  sources,
  formTargets = [],
  hcaptcha,
  paypal = false,
}: PolicyOptions): string {
  const read = originsOf(sources);
  const guests = [...(hcaptcha ? hcaptchaHosts : []), ...(paypal ? paypalHosts : [])];
  // PayPal's script writes styles with names made up at run time. A hash beside it would switch `unsafe-inline` off again.
  const styles = paypal ? ["'unsafe-inline'"] : [...hashes.styles, ...libraryStyles];
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.scripts, ...guests],
    'style-src': ["'self'", ...styles, ...guests],
    'img-src': ["'self'", ...read, ...(paypal ? [...paypalHosts, 'data:'] : [])],
    'media-src': ["'self'", ...read],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...read, ...guests],
    'frame-src': guests.length > 0 ? guests : ["'none'"],
    'worker-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...originsOf(formTargets)],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/**
 * What every file of a site is answered with, wherever it is served.
 *
 * @param payment Whether its pages take money.
 */
export const fileHeaders = ({ payment }: { payment: boolean }): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': `camera=(), geolocation=(), microphone=(), payment=(${payment ? 'self' : ''}), browsing-topics=()`,
});

/**
 * The headers that do not depend on the page.
 *
 * @param paypal Whether PayPal's window may be opened: it answers to the page that opened it.
 */
export function securityHeaders(publicOrigin: string, paypal = false): Record<string, string> {
  return {
    ...fileHeaders({ payment: true }),
    'Cross-Origin-Opener-Policy': paypal ? 'same-origin-allow-popups' : 'same-origin',
    ...(publicOrigin.startsWith('https:') && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

function hashesOf(html: string, tag: RegExp): string[] {
  const hashes = [...html.matchAll(tag)].map((match) => cspHash(match[1] ?? ''));
  return [...new Set(hashes)];
}

const originsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []));
