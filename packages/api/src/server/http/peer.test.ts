import { describe, expect, test } from 'vitest';
import { clientAddress, trustedProxies, visitorNetwork } from './peer.ts';

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
  ])('%s with %j is %s', (peer, forwarded, address) => {
    expect(clientAddress(peer, forwarded, isProxy)).toBe(address);
  });

  test('an IPv6 visitor is a /64', () => {
    expect(visitorNetwork('2001:db8:1:2:3:4:5:6')).toBe(visitorNetwork('2001:db8:1:2::9'));
    expect(visitorNetwork('2001:db8:1:2::9')).not.toBe(visitorNetwork('2001:db8:1:3::9'));
    expect(visitorNetwork('203.0.113.7')).toBe('203.0.113.7');
  });
});
