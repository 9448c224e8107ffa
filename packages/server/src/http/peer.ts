import { BlockList, isIP, SocketAddress } from 'node:net';

/** Knows which addresses are our own proxies. */
export type TrustedProxies = (address: string) => boolean;

/** An address in its one spelling, without a port, and IPv4 as such; `''` for what is none. */
function plain(text: string): string {
  const written = text.trim().replace(/^"|"$|%.*/g, '');
  const parsed =
    isIP(written) === 6
      ? new SocketAddress({ address: written, family: 'ipv6' })
      : SocketAddress.parse(written);
  const address = parsed?.address ?? '';
  const mapped = address.slice('::ffff:'.length);
  return isIP(mapped) === 4 ? mapped : address;
}

/** Reads `TRUSTED_PROXIES`: single addresses and networks. */
export function trustedProxies(entries: readonly string[]): TrustedProxies {
  const known = new BlockList();
  for (const entry of entries) {
    const [address = entry, bits] = entry.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) known.addAddress(address, family);
    else known.addSubnet(address, Number(bits), family);
  }
  return (address) => {
    const one = plain(address);
    return known.check(one, isIP(one) === 6 ? 'ipv6' : 'ipv4');
  };
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an address is this machine itself. */
export function isLoopback(peer: string): boolean {
  const address = plain(peer);
  return address !== '' && loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
}

const inside = new BlockList();
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  inside.addSubnet(network, bits, 'ipv4');
inside.addAddress('::1', 'ipv6');
inside.addSubnet('fc00::', 7, 'ipv6');

/** Names of headers that proxies, load balancers and CDNs add. A browser never sends `X-` headers that no script asked for. */
const proxyHeader = /^(?:x-|cf-|cdn-|fastly-|fly-|forwarded$|via$|client-ip$|true-client-ip$)/;

/** Whether a proxy has marked a request. A proxy may also leave no mark, so `false` alone proves nothing. */
const hasProxyHeader = (headers: Headers): boolean =>
  [...headers.keys()].some((name) => proxyHeader.test(name));

/**
 * Whether a request was made on this very machine: its peer is loopback, `Host` is the one of `PUBLIC_ORIGIN`, and no proxy has
 * marked it. Each of the three must hold, because a tunnel or proxy on this machine is a loopback peer, too.
 */
export const isOnThisMachine = (headers: Headers, peer: string, publicOrigin: string): boolean =>
  isLoopback(peer) && headers.get('Host') === URL.parse(publicOrigin)?.host && !hasProxyHeader(headers);

/**
 * Whether a request came through a proxy that nobody named: its peer is of this machine or network, and a proxy has marked it.
 * All visitors behind it count as one.
 */
export function isUnnamedProxy(peer: string, headers: Headers, isProxy: TrustedProxies): boolean {
  const address = plain(peer);
  const isInside = inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return isInside && !isProxy(peer) && hasProxyHeader(headers);
}

/**
 * The address a request really came from. `X-Forwarded-For` counts only as far as our own proxies wrote it: it is read
 * from its end, and the first address that is not a trusted proxy is the visitor.
 */
export function clientAddress(peer: string, forwardedFor: string | null, isProxy: TrustedProxies): string {
  const hops = forwardedFor?.split(',').map(plain) ?? [];
  let address = plain(peer);
  while (isProxy(address)) {
    const before = hops.pop();
    // What stands left of something unreadable was not written by a proxy we know.
    if (!before) break;
    address = before;
  }
  return address;
}

const groupsIn = (half: string | undefined) => half?.split(':').filter(Boolean) ?? [];

/** The four groups of an IPv6 address that name its /64, zeros written out. */
function firstGroups(address: string): string[] {
  const [head, tail] = address.split('::');
  const [left, right] = [groupsIn(head), groupsIn(tail)];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4);
}

/** What counts as one visitor: an IPv4 address, or the /64 an IPv6 visitor can choose freely from. @param address as {@link clientAddress} answers it */
export const visitorNetwork = (address: string): string =>
  isIP(address) === 6 ? firstGroups(address).join(':') : address;

/** A network for which a visitor's tries count. */
export interface CountedNetwork {
  network: string;
  /** How often as much as one visitor may all of it together. */
  share: number;
}

/**
 * Whose tries one visitor's are: the visitor's own first. Of IPv6, where one person may have thousands of networks, also those
 * of the /56 around, which may as much as two visitors, and of the /48, which may as much as four.
 * @param address as {@link clientAddress} answers it
 */
export function countedNetworks(address: string): readonly CountedNetwork[] {
  const own = { network: visitorNetwork(address), share: 1 };
  if (isIP(address) !== 6) return [own];
  const digits = firstGroups(address)
    .map((group) => group.padStart(4, '0'))
    .join(':');
  const [home, site] = [digits.slice(0, -2), digits.slice(0, -5)];
  return [own, { network: `${home}/56`, share: 2 }, { network: `${site}/48`, share: 4 }];
}

/** All that one person can send from, so that what they take counts together: an IPv4 address, or the /48 of an IPv6 visitor. */
export const widestNetwork = (address: string): string => countedNetworks(address).at(-1)?.network ?? address;
