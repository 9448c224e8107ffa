import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/* Whether the links of a letter lead anywhere. A volunteer typed them, so this machine asks nobody but public web sites. */

/** Links of one letter that are looked at, those at once, redirects of each, and time for one question in milliseconds. */
const most = { links: 30, atOnce: 4, redirects: 3, waitMs: 5_000 };

/** What came of a link. */
export interface LinkChecked {
  href: string;
  state: 'good' | 'bad' | 'not looked at';
  /** Empty for a good one. */
  said: string;
}

/** Addresses in markup that went through the allow-list, each once. */
export const linksIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/<a href="([^"<>]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
  ),
];

const refused = (message: string) => Object.assign(new Error(message), { code: 'EREFUSED' });

/** Finds where a name leads, and goes there only if each of its addresses is public: what was looked at is what is asked. */
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
  /** Our own site, which may be on this very machine. */
  ownOrigin: string;
}

/** How an address is asked; a sentence's end for one that is not. */
function waysTo(
  url: URL,
  { ownOrigin }: Asking,
): { ask: typeof httpsRequest; more: RequestOptions } | string {
  if (url.origin === ownOrigin)
    return { ask: url.protocol === 'https:' ? httpsRequest : httpRequest, more: {} };
  if (url.protocol !== 'https:') return 'is not https';
  if (url.username !== '' || url.password !== '') return 'has a password in it';
  // A number in place of a name is never looked up.
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
    // What it says beyond its status is nobody's business.
    answer.destroy();
    resolve({ status: answer.statusCode ?? 0, location: answer.headers.location });
  });
  asked.on('error', reject).end();
  return promise;
}

const isGood = (status: number) => status >= 200 && status < 300;
const leadsOn = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** Asks for an address, and for where it leads. @returns empty for a good one, else what is wrong with it */
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

/** Looks whether links lead anywhere. @param ownOrigin Origin of our own site, which is asked wherever it is */
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
