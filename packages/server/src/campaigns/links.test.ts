import { createServer } from 'node:http';
import { describe, expect, onTestFinished, test } from 'vitest';
import { listenLocally } from '../testing/listen-locally.ts';
import { checkLinks, linksIn } from './links.ts';
import { isPublicAddress } from './public-address.ts';

test('accepts only publicly reachable addresses', () => {
  const closed = [
    ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
    ...['224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1', 'fd12::1', '::ffff:10.0.0.1'],
    ...['64:ff9b::a00:1', '2002:a00:1::', '2001:db8::1', 'ff02::1', 'no address'],
  ];
  expect(closed.filter(isPublicAddress)).toEqual([]);
  expect(['8.8.8.8', '93.184.215.14', '2606:4700::1111'].filter((one) => !isPublicAddress(one))).toEqual([]);
});

describe('checking the links of a campaign', () => {
  test('requests each link once, including our own site, and no other server on this machine', async () => {
    const asked: string[] = [];
    const server = createServer(({ method, url }, response) => {
      asked.push(`${method} ${url}`);
      const isGone = url === '/gone';
      const isLeading = url === '/inside' || url === '/on';
      if (method === 'HEAD' && url === '/get') return void response.writeHead(405).end();
      if (!isLeading) return void response.writeHead(isGone ? 404 : 200).end();
      const inside = `http://127.0.0.1:${port + 1}/secret`;
      response.writeHead(302, { Location: url === '/on' ? '/on' : inside }).end();
    });
    const port = await listenLocally(server);
    onTestFinished(() => void server.close());
    const own = `http://127.0.0.1:${port}`;
    const html = ['/', '/get', '/gone', '/inside', '/on']
      .map((path) => `<p><a href="${own}${path}">x</a></p>`)
      .join('');
    const others = [
      'https://localhost/',
      'https://[::1]/',
      'https://2130706433/',
      'https://a:b@example.org/',
    ];
    const found = await checkLinks([...linksIn(html), ...others, 'mailto:a@example.org'], own);
    expect(found.map(({ said }) => said)).toEqual([
      ...['', '', 'says 404', 'is not https', 'leads on and on'],
      ...['is on no public web site', 'is on no public web site', 'is on no public web site'],
      ...['has a password in it', ''],
    ]);
    expect(asked.filter((one) => one.endsWith('/get'))).toEqual(['HEAD /get', 'GET /get']);
    expect(asked).not.toContain('HEAD /secret');
  });

  test('checks at most thirty links', async () => {
    const many = Array.from({ length: 33 }, (_, index) => `http://example.org/${index}`);
    const states = (await checkLinks(many, 'https://example.org')).map(({ state }) => state);
    expect(states.filter((state) => state === 'not looked at')).toHaveLength(3);
  });
});
