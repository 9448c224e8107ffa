import { isEmail } from './email.ts';
import { cleanCode, cleanLine } from './text.ts';

const parse = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

const linkProtocols = ['https:', 'http:', 'mailto:'];

/**
 * Returns the address if it may be rendered as a link (absolute `https:`, `http:` or `mailto:`), else `undefined`. Use it for every
 * address from outside (registrationURL, applicationLink, LinkedInURL). The site's own links need no check.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  const url = address ? parse(address.trim()) : undefined;
  return url && linkProtocols.includes(url.protocol) ? url.href : undefined;
}

/** Parameters with which LinkedIn tracks the person who copied a link, or signs in the recipient of its emails. */
const linkedInTracking = /* @__PURE__ */ new Set([
  ...['trackingId', 'refId', 'trk', 'trkInfo', 'lipi', 'lici', 'eBP', 'eid', 'midToken', 'midSig'],
  ...['trkEmail', 'otpToken', 'loid', 'original_referer', 'originalReferer', 'rcm'],
]);

const isLinkedIn = (host: string) => host === 'linkedin.com' || host.endsWith('.linkedin.com');

/** Returns the address without tracking parameters. All other parts are unchanged. */
function untracked(url: URL): string {
  const tracks = [...url.searchParams.keys()].filter(
    (name) => /^utm_/i.test(name) || (isLinkedIn(url.hostname) && linkedInTracking.has(name)),
  );
  for (const name of tracks) url.searchParams.delete(name);
  return url.href;
}

/** Formats in which mail programs and chats copy addresses: `<https://example.org>` and `Asha <asha@example.org>`. */
const displayed = /^[^<>]*<([^<>]+)>$/;

/** Returns the address in pasted text, on one line. */
const addressIn = (typed: string): string => {
  const line = cleanLine(typed.replace(/[\u200e\u200f\u202d\u202e]/g, ''));
  return displayed.exec(line)?.[1]?.trim() ?? line;
};

/**
 * Makes a typed web address absolute: `linkedin.com/in/x` and `example.org:8080/x` gain `https://`. Removes tracking parameters.
 * Returns `undefined` unless the result is an `http(s)` address of a named host without credentials.
 */
export function webAddress(typed: string): string | undefined {
  const address = addressIn(typed);
  // A digit after the colon is a port, so the text before it is no scheme.
  const isAbsolute = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address);
  const url = /\s/.test(address) ? undefined : parse(isAbsolute ? address : `https://${address}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  return url.hostname.includes('.') && !url.username && !url.password ? untracked(url) : undefined;
}

/**
 * Returns the address for applications. An email address, also with a name, becomes a `mailto:` link; `jobs.example.org/4` gains
 * `https://`. Returns `undefined` for any other text.
 */
export function applicationAddress(typed: string): string | undefined {
  const email = cleanCode(addressIn(typed))
    .replace(/^mailto:/i, '')
    .replace(/\?.*/, '');
  return isEmail(email) ? `mailto:${email}` : webAddress(typed);
}
