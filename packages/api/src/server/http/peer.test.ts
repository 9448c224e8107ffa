import { describe, expect, test } from 'vitest';
import { clientAddress, countedNetworks, trustedProxies, visitorNetwork } from './peer.ts';

describe('who is asking', () => {
  const isProxy = trustedProxies(['10.0.0.0/8', '2001:db8::/32', '192.0.2.1']);
  test.each([
    ['203.0.113.7', null, '203.0.113.7'],
    ['203.0.113.7', '1.1.1.1', '203.0.113.7'],
    ['10.1.2.3', '1.1.1.1', '1.1.1.1'],
    ['10.1.2.3', '1.1.1.1, 192.0.2.1', '1.1.1.1'],
    ['10.1.2.3', 'forged, 1.1.1.1', '1.1.1.1'],
    ['::ffff:10.1.2.3', '1.1.1.1', '1.1.1.1'],
    ['2001:db8::5', '2001:4860::1', '2001:4860::1'],
    ['10.1.2.3', '1.1.1.1, unknown', '10.1.2.3'],
    ['10.1.2.3', '1.1.1.1, 10.0.0.9', '1.1.1.1'],
    ['10.1.2.3', null, '10.1.2.3'],
    ['10.1.2.3', 'unknown', '10.1.2.3'],
    ['10.1.2.3', '1.1.1.1:4711', '1.1.1.1'],
    ['10.1.2.3', '[2001:4860::1]:4711', '2001:4860::1'],
    ['10.1.2.3', '"[2001:4860::1]"', '2001:4860::1'],
    ['10.1.2.3', '2001:4860:0:0:0000::1', '2001:4860::1'],
    ['10.1.2.3', '2001:4860::A', '2001:4860::a'],
    ['10.1.2.3', '::ffff:0102:0304', '1.2.3.4'],
    ['10.1.2.3', '0:0:0:0:0:FFFF:1.2.3.4', '1.2.3.4'],
    ['10.1.2.3', 'fe80::1%eth0', 'fe80::1'],
    ['0:0:0:0:0:ffff:0a01:0203', '1.1.1.1', '1.1.1.1'],
  ])('%s with %j is %s', (peer, forwarded, address) => {
    expect(clientAddress(peer, forwarded, isProxy)).toBe(address);
  });

  test('an IPv6 visitor is a /64', () => {
    expect(visitorNetwork('2001:db8:1:2:3:4:5:6')).toBe(visitorNetwork('2001:db8:1:2::9'));
    expect(visitorNetwork('2001:db8:1:2::9')).not.toBe(visitorNetwork('2001:db8:1:3::9'));
    expect(visitorNetwork('203.0.113.7')).toBe('203.0.113.7');
  });

  test.each([
    ['2001:db8:1:2ff::9', '2001:db8:1:02/56', '2001:db8:1/48'],
    ['2001:db8:1:200:3:4:5:6', '2001:db8:1:02/56', '2001:db8:1/48'],
    ['2001:db8:1:2::9', '2001:db8:1:00/56', '2001:db8:1/48'],
    ['2001:db8::9', '2001:db8:0:00/56', '2001:db8:0/48'],
  ])('around %s are %s and %s', (address, home, site) => {
    expect(countedNetworks(address)).toEqual([
      { network: visitorNetwork(address), share: 1 },
      { network: home, share: 2 },
      { network: site, share: 4 },
    ]);
  });

  test('an IPv4 visitor has no other networks', () => {
    expect(countedNetworks('203.0.113.7')).toEqual([{ network: '203.0.113.7', share: 1 }]);
  });
});
