import { myMessages as messages } from '@banyan/api/contract';
import { tooOften } from '../http/rate-window.ts';
import type { Visitor } from '../http/services.ts';

/*
 * Limits of emails with a link to one's own page, in ten minutes:
 *
 * 1. A browser in which this page was opened before (its `my-known` cookie) gets three, whatever anybody else requested.
 * 2. Any other browser: ten for its network in total, and three for its network and one address.
 * 3. After six emails to one address from others, each further network gets one; after twenty it also has to solve a captcha.
 *
 * So one network can send little to a mailbox, and nothing is counted for an address alone. Strangers can use up neither the
 * first email of the owner's network nor those of the owner's browser. A network is an IPv4 address or, beside an
 * address, the /48 of IPv6: a /48 contains 65,536 networks of the size that is counted elsewhere.
 */
const most = {
  browser: 3,
  network: 10,
  networkAndAddress: 3,
  /** From this number on, one email for each network. */
  address: 6,
  /** From this number on, a captcha as well. */
  unproven: 20,
};

/** A visitor who requests an email, and the address. */
interface Asking {
  visitor: Visitor;
  /** Email address, as `emailKey` makes it. */
  key: string;
  /** Id of a browser in which the page of this address was opened before. */
  browser?: string | undefined;
}

/** An IPv4 address unchanged; for an IPv6 network the /48 around it. */
const siteOf = (network: string) => network.split(':').slice(0, 3).join(':');

const allTo = (key: string) => `my page emails to ${key}`;

/** True if so many emails went to this address lately that another one needs a captcha. Counts nothing. */
export async function wantsProof({ visitor, key, browser }: Asking): Promise<boolean> {
  return browser === undefined && (await visitor.count(allTo(key), 0)).all >= most.unproven;
}

const refused = (now: number) => tooOften(messages.askedTooOften, now);

/** Counts an email for the network that requests it, for any address. @throws HttpError 429 above the limit */
export async function countForNetwork({ visitor, browser }: Asking, now: number): Promise<void> {
  if (browser !== undefined) return;
  if ((await visitor.count('my page emails')).one > most.network) throw refused(now);
}

/** Counts an email for the requesting network or browser and the address together. @throws HttpError 429 above the limit */
export async function countForAddress({ visitor, key, browser }: Asking, now: number): Promise<void> {
  if (browser !== undefined) {
    if ((await visitor.count(`my page emails of ${browser}`)).all > most.browser) throw refused(now);
    return;
  }
  const { all: ofNetwork } = await visitor.count(`${allTo(key)} from ${siteOf(visitor.network)}`);
  if (ofNetwork > most.networkAndAddress) throw refused(now);
  const { all } = await visitor.count(allTo(key), 0);
  if (all >= most.address && ofNetwork > 1) throw refused(now);
  await visitor.count(allTo(key));
}
