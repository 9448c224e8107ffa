import { createHash } from 'node:crypto';
import { elementsOf } from './elements.ts';

/** CSP source for a piece of inline code. The code must match the document byte for byte. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** Inline code that may run in a document, as sources of {@link hashSource}. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Returns every inline script of a document. Structured data is not a script: it never runs. */
export const inlineScripts = (html: string): string[] =>
  elementsOf(html, 'script')
    .filter(({ attributes: { src, type } }) => src === undefined && type !== 'application/ld+json')
    .map(({ content }) => content);

/** Returns every inline style. */
export const inlineStyles = (markup: string): string[] =>
  elementsOf(markup, 'style').map(({ content }) => content);

/** Allows all inline code of a document. Only for documents that can contain nothing written by strangers. */
export const inlineSources = (html: string): InlineSources => ({
  scripts: inlineScripts(html).map(hashSource),
  styles: inlineStyles(html).map(hashSource),
});

export interface PolicyOptions {
  inline: InlineSources;
  /**
   * Sources that pages read from, such as the API: a path of this site, or the address of another host, whose pictures are allowed
   * too.
   */
  sources: readonly string[];
  /** Addresses of other sites that forms are posted to without JavaScript. @default none */
  formTargets?: readonly string[];
  /** Set if this page loads hCaptcha's widget; only then are its hosts allowed. */
  hcaptcha: boolean;
  /** Set if this page loads PayPal's buttons. @default false */
  paypal?: boolean;
  /**
   * Requires Trusted Types: text becomes a script or markup only through the policy `default`. Not possible with PayPal's buttons:
   * their script writes text into frames of its own, which no policy of the page covers. @default false
   */
  trustedTypes?: boolean;
  /** Path to which browsers report violations of the policy. @default none */
  reportTo?: string | undefined;
}

const hcaptchaHosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

/** Name of the endpoint in {@link reportingEndpoints}. */
const reportGroup = 'csp';

/** Builds the Content-Security-Policy of a page. It allows only the given inline code and only the other sites that the page uses. */
export function contentSecurityPolicy({
  inline,
  sources,
  formTargets = [],
  hcaptcha,
  paypal = false,
  trustedTypes = false,
  reportTo,
}: PolicyOptions): string {
  const read = originsOf(sources);
  const guests = [...(hcaptcha ? hcaptchaHosts : []), ...(paypal ? paypalHosts : [])];
  // PayPal's script writes styles with generated names. A hash next to `unsafe-inline` would disable it.
  const styles = paypal ? ["'unsafe-inline'"] : inline.styles;
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inline.scripts, ...guests],
    'style-src': ["'self'", ...styles, ...guests],
    'img-src': ["'self'", ...read, ...(paypal ? [...paypalHosts, 'data:'] : [])],
    'media-src': ["'self'", ...read],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...read, ...guests],
    'frame-src': guests.length > 0 ? guests : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...originsOf(formTargets)],
    'frame-ancestors': ["'none'"],
    ...(trustedTypes && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }),
    // Firefox and Safari support only the older directive, `report-uri`.
    ...(reportTo && { 'report-uri': [reportTo], 'report-to': [reportGroup] }),
  });
}

/** Value of the `Reporting-Endpoints` header, which defines the `report-to` of a policy. */
export const reportingEndpoints = (path: string): string => `${reportGroup}="${path}"`;

/**
 * Content-Security-Policy of a file that is not a page, for visitors who open it directly. A script may be a worker, which loads
 * its other parts.
 *
 * @param styles Sources of the styles in it, such as those of a drawing.
 */
export const filePolicy = (styles: readonly string[] = []): string =>
  policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': styles.length > 0 ? styles : ["'none'"],
    'img-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
  });

const policyText = (directives: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');

/** Allowlist of a permissions policy: this site or nobody. */
const own = (allowed: boolean) => (allowed ? 'self' : '');

/**
 * Headers of every file of a site.
 *
 * @param payment True if its pages take money.
 * @param camera True if its page uses the camera. @default false
 * @param passkeys True if its page creates and requests passkeys. @default false
 */
export const fileHeaders = ({
  payment,
  camera = false,
  passkeys = false,
}: {
  payment: boolean;
  camera?: boolean;
  passkeys?: boolean;
}): Record<string, string> => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    `camera=(${own(camera)})`,
    'geolocation=()',
    'microphone=()',
    `payment=(${own(payment)})`,
    'browsing-topics=()',
    `publickey-credentials-create=(${own(passkeys)})`,
    `publickey-credentials-get=(${own(passkeys)})`,
  ].join(', '),
});

/**
 * Makes browsers stay on https for a year; returns nothing for a site without https.
 *
 * @param production True if its subdomains must use https, too.
 */
export const transportSecurity = (publicOrigin: string, production: boolean): Record<string, string> =>
  publicOrigin.startsWith('https:')
    ? { 'Strict-Transport-Security': `max-age=31536000${production ? '; includeSubDomains' : ''}` }
    : {};

/**
 * Isolates a page: other sites can neither read it nor control its window.
 *
 * @param paypal True if PayPal's window may be opened, which answers to the page that opened it. @default false
 */
export const isolation = (paypal = false): Record<string, string> => ({
  'Cross-Origin-Opener-Policy': paypal ? 'same-origin-allow-popups' : 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

const originsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []));
