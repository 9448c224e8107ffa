import { BlockList, isIP, SocketAddress } from 'node:net';

/** Returns true for the addresses of our own proxies. */
export type TrustedProxies = (address: string) => boolean;

/** Normalizes an address: without a port, and IPv4-mapped addresses as IPv4; `''` for an invalid one. */
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

/** Parses `TRUSTED_PROXIES`: single addresses and networks. */
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

/** True if an address is a loopback address of this machine. */
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

/** True if a proxy has added headers to a request. A proxy may also add none, so `false` alone proves nothing. */
const hasProxyHeader = (headers: Headers): boolean =>
  [...headers.keys()].some((name) => proxyHeader.test(name));

/**
 * True if a request was made on this machine: its peer is loopback, `Host` is the one of `PUBLIC_ORIGIN`, and no proxy has added a
 * header. All three are required, because a tunnel or proxy on this machine is a loopback peer, too.
 */
export const isOnThisMachine = (headers: Headers, peer: string, publicOrigin: string): boolean =>
  isLoopback(peer) && headers.get('Host') === URL.parse(publicOrigin)?.host && !hasProxyHeader(headers);

/**
 * True if a request came through a proxy that `TRUSTED_PROXIES` does not name: its peer is on this machine or network, and a proxy
 * has added headers. All visitors behind it count as one.
 */
export function isUnnamedProxy(peer: string, headers: Headers, isProxy: TrustedProxies): boolean {
  const address = plain(peer);
  const isInside = inside.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return isInside && !isProxy(peer) && hasProxyHeader(headers);
}

/**
 * Returns the real address of a visitor. `X-Forwarded-For` is trusted only as far as our own proxies wrote it: it is read from its
 * end, and the first address that is not a trusted proxy is the visitor.
 */
export function clientAddress(peer: string, forwardedFor: string | null, isProxy: TrustedProxies): string {
  const hops = forwardedFor?.split(',').map(plain) ?? [];
  let address = plain(peer);
  while (isProxy(address)) {
    const before = hops.pop();
    // Entries to the left of an invalid one were not written by a proxy we know.
    if (!before) break;
    address = before;
  }
  return address;
}

const groupsIn = (half: string | undefined) => half?.split(':').filter(Boolean) ?? [];

/** Returns the four groups of an IPv6 address that form its /64, with zeros written out. */
function firstGroups(address: string): string[] {
  const [head, tail] = address.split('::');
  const [left, right] = [groupsIn(head), groupsIn(tail)];
  const zeros = Array<string>(8 - left.length - right.length).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4);
}

/**
 * Returns the network that counts as one visitor: an IPv4 address, or the /64 in which an IPv6 visitor can choose any address.
 * @param address as {@link clientAddress} answers it
 */
export const visitorNetwork = (address: string): string =>
  isIP(address) === 6 ? firstGroups(address).join(':') : address;

/** A network for which a visitor's attempts count. */
export interface CountedNetwork {
  network: string;
  /** Limit of the network, as a multiple of one visitor's limit. */
  share: number;
}

/**
 * Returns the networks for which a visitor's attempts count, the visitor's own first. With IPv6 one person may have thousands of
 * networks, so the /56 around counts as well, with the limit of two visitors, and the /48, with the limit of four.
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

/**
 * Returns the network that one person can send from, so that their usage counts together: an IPv4 address, or the /48 of an IPv6
 * visitor.
 */
export const widestNetwork = (address: string): string => countedNetworks(address).at(-1)?.network ?? address;
