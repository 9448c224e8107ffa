import { isEmail } from './email.ts';
import { cleanCode, cleanLine } from './text.ts';

const parse = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

const linkProtocols = ['https:', 'http:', 'mailto:'];

/**
 * The address if it may be rendered as a link (absolute `https:`, `http:` or `mailto:`), else `undefined`. Use it for
 * every address that came from outside (registrationURL, applicationLink, LinkedInURL); links of our own need no check.
 */
export function safeHref(address: string | null | undefined): string | undefined {
  const url = address ? parse(address.trim()) : undefined;
  return url && linkProtocols.includes(url.protocol) ? url.href : undefined;
}

/** Parameters by which LinkedIn follows whoever copied a link, and its emails sign in whoever they were sent to. */
const linkedInTracking = /* @__PURE__ */ new Set([
  ...['trackingId', 'refId', 'trk', 'trkInfo', 'lipi', 'lici', 'eBP', 'eid', 'midToken', 'midSig'],
  ...['trkEmail', 'otpToken', 'loid', 'original_referer', 'originalReferer', 'rcm'],
]);

const isLinkedIn = (host: string) => host === 'linkedin.com' || host.endsWith('.linkedin.com');

/** The address without what only follows people around. Every other part stays as it was written. */
function untracked(url: URL): string {
  const tracks = [...url.searchParams.keys()].filter(
    (name) => /^utm_/i.test(name) || (isLinkedIn(url.hostname) && linkedInTracking.has(name)),
  );
  for (const name of tracks) url.searchParams.delete(name);
  return url.href;
}

/** `<https://example.org>` and `Asha <asha@example.org>`, as mail programs and chats hand addresses out. */
const displayed = /^[^<>]*<([^<>]+)>$/;

/** What somebody pasted as an address, on one line. */
const addressIn = (typed: string): string => {
  const line = cleanLine(typed.replace(/[\u200e\u200f\u202d\u202e]/g, ''));
  return displayed.exec(line)?.[1]?.trim() ?? line;
};

/**
 * A web address as people type it, made absolute: `linkedin.com/in/x` and `example.org:8080/x` gain `https://`, what tracks
 * people is left out. `undefined` unless the result is an `http(s)` address of a named host without credentials.
 */
export function webAddress(typed: string): string | undefined {
  const address = addressIn(typed);
  // A digit after the colon is a port, not an address of the scheme.
  const isAbsolute = /^[a-z][a-z\d+.-]*:(?!\d)/i.test(address);
  const url = /\s/.test(address) ? undefined : parse(isAbsolute ? address : `https://${address}`);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  return url.hostname.includes('.') && !url.username && !url.password ? untracked(url) : undefined;
}

/**
 * Where applications go: an email address, also one with a name, becomes a `mailto:` link before the address check, and
 * `jobs.example.org/4` gains `https://`. `undefined` when it is neither.
 */
export function applicationAddress(typed: string): string | undefined {
  const email = cleanCode(addressIn(typed))
    .replace(/^mailto:/i, '')
    .replace(/\?.*/, '');
  return isEmail(email) ? `mailto:${email}` : webAddress(typed);
}
