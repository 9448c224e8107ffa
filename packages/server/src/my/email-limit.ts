import { myMessages as messages } from '@banyan/api/contract';
import { tooOften } from '../http/rate-window.ts';
import type { Visitor } from '../http/services.ts';

/*
 * How many emails about one's own page are sent in ten minutes:
 *
 * 1. A browser in which this page was opened before (its `my-known` cookie) gets three, whatever anybody else has asked for.
 * 2. Any other browser: ten for its network, whatever the addresses, and three for its network and one address together.
 * 3. Once others have had six sent to one address, each further network gets one; after twenty it also has to prove to be a person.
 *
 * So a mailbox gets little from any one network, and nothing is counted for an address alone: however much strangers ask for, they
 * never use up the first email of the owner's network, nor any of the owner's own browser. A network is an IPv4 address or, beside an
 * address, the /48 of IPv6: whoever has a /48 has 65,536 networks of the size that is counted elsewhere.
 */
const most = {
  browser: 3,
  network: 10,
  networkAndAddress: 3,
  /** From then on one for each network. */
  address: 6,
  /** From then on a proof as well. */
  unproven: 20,
};

/** Who asks, and for an email to which address. */
interface Asking {
  visitor: Visitor;
  /** The address, as `emailKey` makes it. */
  key: string;
  /** Id of a browser in which its page was opened before. */
  browser?: string | undefined;
}

/** An IPv4 address as it is, of an IPv6 network the /48 around. */
const siteOf = (network: string) => network.split(':').slice(0, 3).join(':');

const allTo = (key: string) => `my page emails to ${key}`;

/** Whether so many emails went to this address lately that one more needs a proof. Counts nothing. */
export async function wantsProof({ visitor, key, browser }: Asking): Promise<boolean> {
  return browser === undefined && (await visitor.count(allTo(key), 0)).all >= most.unproven;
}

const refused = (now: number) => tooOften(messages.askedTooOften, now);

/** Counts an email for the network that asks for it, whatever the address. @throws Refusal 429 for one too many */
export async function countForNetwork({ visitor, browser }: Asking, now: number): Promise<void> {
  if (browser !== undefined) return;
  if ((await visitor.count('my page emails')).one > most.network) throw refused(now);
}

/** Counts an email for who asks and the address together. @throws Refusal 429 for one too many */
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
