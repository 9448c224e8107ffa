import { describe, expect, test } from 'vitest';
import {
  clientAddress,
  countedNetworks,
  isLoopback,
  isOnThisMachine,
  isUnnamedProxy,
  trustedProxies,
  visitorNetwork,
} from './peer.ts';

describe('address and network of a visitor', () => {
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
    ['10.1.2.3', '1.1.1.1"', '1.1.1.1'],
    ['10.1.2.3', '"1.1.1.1', '1.1.1.1'],
    ['10.1.2.3', '1.1"1.1', '10.1.2.3'],
    ['10.1.2.3', '%eth0', '10.1.2.3'],
    ['10.1.2.3', '10.0.0.9', '10.0.0.9'],
    ['10.1.2.3', '10.0.0.8, 10.0.0.9', '10.0.0.8'],
    ['10.1.2.3', '::1.2.3.4', '::1.2.3.4'],
    [' 10.1.2.3 ', ' 1.1.1.1 ', '1.1.1.1'],
    ['192.0.2.1', '1.1.1.1', '1.1.1.1'],
    ['192.0.2.2', '1.1.1.1', '192.0.2.2'],
    ['2001:db9::5', '1.1.1.1', '2001:db9::5'],
    ['', '1.1.1.1', ''],
    ['unix socket', '1.1.1.1', ''],
    ['0:0:0:0:0:ffff:0a01:0203', '1.1.1.1', '1.1.1.1'],
  ])('peer %s with X-Forwarded-For %j has the address %s', (peer, forwarded, address) => {
    expect(clientAddress(peer, forwarded, isProxy)).toBe(address);
  });

  test('counts the /64 of an IPv6 visitor as one visitor', () => {
    expect(visitorNetwork('2001:db8:1:2:3:4:5:6')).toBe(visitorNetwork('2001:db8:1:2::9'));
    expect(visitorNetwork('2001:db8:1:2::9')).not.toBe(visitorNetwork('2001:db8:1:3::9'));
    expect(visitorNetwork('2001::4:5:6:7:8')).toBe('2001:0:0:4');
    expect(visitorNetwork('::4:5:6:7:8')).toBe('0:0:0:4');
    expect(visitorNetwork('203.0.113.7')).toBe('203.0.113.7');
  });

  test.each([
    ['2001:db8:1:2ff::9', '2001:0db8:0001:02/56', '2001:0db8:0001/48'],
    ['2001:db8:1:200:3:4:5:6', '2001:0db8:0001:02/56', '2001:0db8:0001/48'],
    ['2001:db8:1:2::9', '2001:0db8:0001:00/56', '2001:0db8:0001/48'],
    ['2001:db8::9', '2001:0db8:0000:00/56', '2001:0db8:0000/48'],
    ['2001::4:5:6:7:8', '2001:0000:0000:00/56', '2001:0000:0000/48'],
    ['::4:5:6:7:8', '0000:0000:0000:00/56', '0000:0000:0000/48'],
    ['2001:db8::', '2001:0db8:0000:00/56', '2001:0db8:0000/48'],
  ])('counts %s for the networks %s and %s, too', (address, home, site) => {
    expect(countedNetworks(address)).toEqual([
      { network: visitorNetwork(address), share: 1 },
      { network: home, share: 2 },
      { network: site, share: 4 },
    ]);
  });

  test('counts an IPv4 visitor for no other network', () => {
    expect(countedNetworks('203.0.113.7')).toEqual([{ network: '203.0.113.7', share: 1 }]);
  });
});

describe('loopback address', () => {
  test.each(['127.0.0.1', '127.255.255.254', '::1', '::ffff:127.0.0.1'])(
    'recognizes %s as this machine',
    (peer) => expect(isLoopback(peer)).toBe(true),
  );
  test.each(['128.0.0.1', '10.0.0.1', '::2', '::ffff:10.0.0.1', 'nonsense', ''])(
    'does not recognize %j as this machine',
    (peer) => expect(isLoopback(peer)).toBe(false),
  );
});

describe('request made on this machine', () => {
  const origin = 'http://localhost:3000';
  const browsers = {
    Host: 'localhost:3000',
    'User-Agent': 'Mozilla/5.0',
    'Sec-Fetch-Site': 'same-origin',
    DNT: '1',
  };
  const isHere = (headers: Record<string, string>, peer = '127.0.0.1') =>
    isOnThisMachine(new Headers(headers), peer, origin);

  test('recognizes a request on this machine by a loopback peer, the host of PUBLIC_ORIGIN, and no proxy header', () => {
    expect(isHere(browsers)).toBe(true);
    expect(isHere(browsers, '::1')).toBe(true);
    expect(isHere(browsers, '192.168.1.9')).toBe(false);
  });

  test.each([
    '',
    'localhost',
    'localhost:3001',
    '127.0.0.1:3000',
    'rebound.example.net:3000',
    'localhost:3000.',
  ])('does not recognize a request on this machine under the host %j', (Host) =>
    expect(isHere({ ...browsers, Host })).toBe(false),
  );

  test('does not recognize a request on this machine without a host', () => {
    expect(isHere({ 'User-Agent': 'curl/8' })).toBe(false);
  });

  test.each([
    ...[
      'X-Forwarded-For',
      'x-forwarded-host',
      'X-Forwarded-Proto',
      'X-Forwarded-Anything',
      'Forwarded',
      'Via',
    ],
    ...[
      'X-Real-IP',
      'X-Client-IP',
      'X-Cluster-Client-IP',
      'X-Original-URL',
      'X-Original-Forwarded-For',
      'Client-IP',
    ],
    ...['CF-Connecting-IP', 'CF-Ray', 'True-Client-IP', 'Fastly-Client-IP', 'Fly-Client-IP', 'CDN-Loop'],
    ...['X-Envoy-External-Address', 'X-Amzn-Trace-Id'],
  ])('does not recognize a request on this machine with the header %s', (name) => {
    expect(isHere({ ...browsers, [name]: '127.0.0.1' })).toBe(false);
  });
});

describe('unnamed proxy', () => {
  const forwarded = new Headers({ 'X-Forwarded-For': '1.1.1.1' });
  const isProxy = trustedProxies(['10.9.0.0/16', 'fd00::1']);
  test.each([
    ...['127.0.0.1', '10.0.0.9', '172.16.0.1', '172.31.255.255', '192.168.1.1', '::1', 'fc00::1', 'fdff::1'],
    '::ffff:10.0.0.9',
  ])('recognizes an unnamed proxy at the local address %s if it forwards for a visitor', (peer) => {
    expect(isUnnamedProxy(peer, forwarded, isProxy)).toBe(true);
    expect(isUnnamedProxy(peer, new Headers(), isProxy)).toBe(false);
  });

  test.each(['203.0.113.7', '172.32.0.1', '192.169.0.1', '11.0.0.1', '128.0.0.1', '2001:db8::1', '::2', ''])(
    'does not recognize an unnamed proxy at %j',
    (peer) => expect(isUnnamedProxy(peer, forwarded, isProxy)).toBe(false),
  );

  test.each(['10.9.0.1', 'fd00::1'])(
    'does not recognize a proxy as unnamed if TRUSTED_PROXIES names it: %s',
    (peer) => {
      expect(isUnnamedProxy(peer, forwarded, isProxy)).toBe(false);
    },
  );
});

test('trusts one address of an IPv6 proxy without a mask, and treats its neighbor as a visitor', () => {
  const isProxy = trustedProxies(['fd00::1', '192.0.2.0/31']);
  expect(['fd00::1', 'fd00::2', '192.0.2.1', '192.0.2.2', 'nonsense'].map(isProxy)).toEqual([
    ...[true, false, true, false, false],
  ]);
});
