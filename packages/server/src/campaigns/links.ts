import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/* Checks that the links of a campaign work. Volunteers typed them, so this machine sends requests only to public web sites. */

/** Limits: links per campaign, simultaneous requests, redirects per link, and timeout per request in milliseconds. */
const most = { links: 30, atOnce: 4, redirects: 3, waitMs: 5_000 };

/** Result of checking a link. */
export interface LinkChecked {
  href: string;
  state: 'good' | 'bad' | 'not looked at';
  /** Description of the problem; empty if the link works. */
  said: string;
}

/** Addresses in sanitized HTML, each once. */
export const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a href="([^"<>]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  ),
];

const refused = (message: string) => Object.assign(new Error(message), { code: 'EREFUSED' });

/** Resolves a host name and accepts it only if all of its addresses are public. The checked address is the one that is used. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, []);
    if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(refused('not public'), []);
    const [first] = addresses;
    if (options.all || !first) return done(null, addresses);
    done(null, first.address, first.family);
  });
};

interface Asking {
  /** Origin of our own site, which may be on this machine. */
  ownOrigin: string;
}

/** Request options for an address; the end of an error sentence if it may not be requested. */
function waysTo(
  url: URL,
  { ownOrigin }: Asking,
): { ask: typeof httpsRequest; more: RequestOptions } | string {
  if (url.origin === ownOrigin)
    return { ask: url.protocol === 'https:' ? httpsRequest : httpRequest, more: {} };
  if (url.protocol !== 'https:') return 'is not https';
  if (url.username !== '' || url.password !== '') return 'has a password in it';
  // An IP address in a URL is never resolved, so it is checked here.
  const address = url.hostname.replace(/^\[|\]$/g, '');
  if (/^[\d.]+$|:/.test(address) && !isPublicAddress(address)) return 'is on no public web site';
  return { ask: httpsRequest, more: { lookup: publicLookup } };
}

function answerOf(
  url: URL,
  method: 'HEAD' | 'GET',
  { ask, more }: { ask: typeof httpsRequest; more: RequestOptions },
): Promise<{ status: number; location: string | undefined }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    location: string | undefined;
  }>();
  const options = { method, agent: false, headers: { 'User-Agent': 'link check' }, ...more } as const;
  const signal = AbortSignal.timeout(most.waitMs);
  const asked = ask(url, { ...options, signal }, (answer: IncomingMessage) => {
    // Only the status and the redirect are read.
    answer.destroy();
    resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
  });
  asked.on('error', reject).end();
  return promise;
}

const isGood = (status: number) => status >= 200 && status < 300;
const leadsOn = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Requests an address and follows its redirects. @returns empty if it works, or else the problem */
async function faultOf(href: string, asking: Asking): Promise<string> {
  let url = new URL(href);
  for (let step = 0; step <= most.redirects; step += 1) {
    const way = waysTo(url, asking);
    if (typeof way === 'string') return way;
    let answer = await answerOf(url, 'HEAD', way);
    if (!isGood(answer.status) && !leadsOn(answer.status)) answer = await answerOf(url, 'GET', way);
    if (isGood(answer.status)) return '';
    const next = leadsOn(answer.status) ? URL.parse(answer.location ?? '', url.href) : null;
    if (!next) return `says ${answer.status}`;
    url = next;
  }
  return 'leads on and on';
}

async function checked(href: string, asking: Asking): Promise<LinkChecked> {
  if (!/^https?:/i.test(href) || !URL.canParse(href)) return { href, state: 'not looked at', said: '' };
  const said = await faultOf(href, asking).catch((error: unknown) =>
    error instanceof Error && 'code' in error && error.code === 'EREFUSED'
      ? 'is on no public web site'
      : 'does not answer',
  );
  return { href, state: said === '' ? 'good' : 'bad', said };
}

/** Checks links. @param ownOrigin Origin of our own site, which is requested even if it is not public */
export async function checkLinks(links: readonly string[], ownOrigin: string): Promise<LinkChecked[]> {
  const found: LinkChecked[] = [];
  const looked = links.slice(0, most.links);
  for (let from = 0; from < looked.length; from += most.atOnce) {
    const some = looked.slice(from, from + most.atOnce);
    found.push(...(await Promise.all(some.map((href) => checked(href, { ownOrigin })))));
  }
  const rest = links.slice(most.links).map((href) => ({ href, state: 'not looked at' as const, said: '' }));
  return [...found, ...rest];
}
