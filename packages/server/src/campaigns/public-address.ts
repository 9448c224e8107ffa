import { BlockList, isIP } from 'node:net';

/** Networks that are nobody's web site: this machine, its neighbours, and what is set aside (IANA's special-purpose registries). */
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

/** Of IPv6 the part that is given out to anybody (2000::/3), but for what is set aside in it, or leads into IPv4. */
const given = new BlockList();
given.addSubnet('2000::', 3, 'ipv6');
for (const [address, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(address, bits, 'ipv6');

/** Whether an address is one that anybody could reach, so that asking it tells nothing of our own networks. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return family === 6 && given.check(address, 'ipv6') && !closed.check(address, 'ipv6');
}
