import { createHash } from 'node:crypto';
import { elementsOf } from './elements.ts';

/** One CSP source for one piece of inline code, byte for byte as it stands in the document. */
export function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** What is inline in a document and may run there, as sources of {@link hashSource}: made of what its makers put in. */
export interface InlineSources {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Every inline script of a document, whoever wrote it. Structured data is no script: it never runs. */
export const inlineScripts = (html: string): string[] =>
  elementsOf(html, 'script')
    .filter(({ attributes: { src, type } }) => src === undefined && type !== 'application/ld+json')
    .map(({ content }) => content);

/** The same of its styles. */
export const inlineStyles = (markup: string): string[] =>
  elementsOf(markup, 'style').map(({ content }) => content);

/** Everything inline of a document in which nothing can be that a stranger wrote. */
export const inlineSources = (html: string): InlineSources => ({
  scripts: inlineScripts(html).map(hashSource),
  styles: inlineStyles(html).map(hashSource),
});

export interface PolicyOptions {
  inline: InlineSources;
  /** Where pages read from, such as the API: a path of ours, or the address of another host, whose pictures are shown too. */
  sources: readonly string[];
  /** Addresses of other sites that forms are posted to without JavaScript. @default none */
  formTargets?: readonly string[];
  /** Whether this page loads hCaptcha's widget; its hosts are named only then. */
  hcaptcha: boolean;
  /** The same of PayPal's buttons. @default false */
  paypal?: boolean;
  /**
   * Whether text becomes a script or markup only by way of the policy `default` (Trusted Types). Not beside PayPal's buttons:
   * their script writes text into frames of its own, where no policy of the page reaches. @default false
   */
  trustedTypes?: boolean;
  /** Path that browsers tell of what the policy refused. @default none */
  reportTo?: string | undefined;
}

const hcaptchaHosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];
const paypalHosts = ['https://*.paypal.com', 'https://*.paypalobjects.com'];

/** Name of the endpoint in {@link reportingEndpoints}. */
const reportGroup = 'csp';

/** The Content-Security-Policy of a page: nothing inline but what its makers put in, nothing foreign but what it uses. */
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
  // PayPal's script writes styles with names made up at run time. A hash beside it would switch `unsafe-inline` off again.
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
    // Firefox and Safari know the older of the two.
    ...(reportTo && { 'report-uri': [reportTo], 'report-to': [reportGroup] }),
  });
}

/** The header that says what `report-to` of a policy means. */
export const reportingEndpoints = (path: string): string => `${reportGroup}="${path}"`;

/**
 * The Content-Security-Policy of a file that is no page, for whoever opens it by itself. Scripts among them may be workers,
 * which bring the rest of themselves along.
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

/** Who may, in a permissions policy: pages of ours, or nobody. */
const own = (allowed: boolean) => (allowed ? 'self' : '');

/**
 * What every file of a site is answered with, wherever it is served.
 *
 * @param payment Whether its pages take money.
 * @param camera Whether its page looks through the camera. @default false
 * @param passkeys Whether its page makes passkeys and asks for them. @default false
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
 * Has browsers stay on https for a year; nothing for a site that is not there.
 *
 * @param production Whether its subdomains are to be on https, too.
 */
export const transportSecurity = (publicOrigin: string, production: boolean): Record<string, string> =>
  publicOrigin.startsWith('https:')
    ? { 'Strict-Transport-Security': `max-age=31536000${production ? '; includeSubDomains' : ''}` }
    : {};

/**
 * Keeps a page to itself: other sites neither read it nor hold its window.
 *
 * @param paypal Whether PayPal's window may be opened: it answers to the page that opened it. @default false
 */
export const isolation = (paypal = false): Record<string, string> => ({
  'Cross-Origin-Opener-Policy': paypal ? 'same-origin-allow-popups' : 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

const originsOf = (addresses: readonly string[]): string[] =>
  addresses.flatMap((address) => (URL.canParse(address) ? new URL(address).origin : []));
