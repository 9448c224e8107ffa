import { BlockList, isIP } from 'node:net';

/**
 * IPv4 networks that contain no public web site: this machine, local networks, and reserved ranges (IANA’s special-purpose
 * registries).
 */
const private4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3'],
];

const closed = new BlockList();
for (const network of private4) {
  const [address = '', bits = ''] = network.split('/');
  closed.addSubnet(address, Number(bits), 'ipv4');
}

/** Public part of IPv6 (2000::/3), without its reserved ranges and those that lead into IPv4. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(address, bits, 'ipv6');

/** True for a publicly reachable address. Requesting it reveals nothing about our own networks. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && given.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
