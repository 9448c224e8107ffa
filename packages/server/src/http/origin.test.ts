import { describe, expect, test } from 'vitest';
import { crossOriginHeaders, readableAnywhere, requireOwnOrigin, sentFrom } from './origin.ts';

const home = 'https://alumni.example.org';
const chapter = 'https://bay-area.example.org';
const rules = { publicOrigin: home, allowedOrigins: [chapter] };
const stranger = 'https://evil.example';

/** A request that reaches the server at another address than the public one, as behind a proxy. */
const asked = (headers: Record<string, string>) =>
  new Request('http://10.0.0.7:4000/api/contact', { headers });

describe('writes by origin', () => {
  test.each([
    ['our own page', { Origin: home }],
    ['a chapter’s page', { Origin: chapter, 'Sec-Fetch-Site': 'cross-site' }],
    [
      'a page of the host that the visitor asked',
      { Origin: 'https://www.example.org', Host: 'www.example.org' },
    ],
    ['a page at the address itself', { Origin: 'http://10.0.0.7:4000' }],
    ['a page of ours whose address is a secret', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['a program', {}],
    ['a page of ours, in a browser that does not say which', { 'Sec-Fetch-Site': 'same-origin' }],
    ['a bookmark', { 'Sec-Fetch-Site': 'none' }],
  ])('accepts a write of %s', (_, headers) => {
    expect(() => requireOwnOrigin(asked(headers), rules)).not.toThrow();
  });

  test.each([
    ['another site', { Origin: stranger }],
    ['another site that claims to be the same origin', { Origin: stranger, 'Sec-Fetch-Site': 'same-origin' }],
    ['our host on another port', { Origin: 'http://10.0.0.7:4001' }],
    ['the address behind a proxy', { Origin: 'http://10.0.0.7:4000', Host: 'www.example.org' }],
    ['a frame without an origin', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['a file', { Origin: 'null' }],
    ['an invalid origin', { Origin: 'nonsense' }],
    ['another site that hides its origin', { 'Sec-Fetch-Site': 'cross-site' }],
  ])('refuses a write of %s', (_, headers) => {
    expect(() => requireOwnOrigin(asked(headers), rules)).toThrow(
      expect.objectContaining({ status: 403, message: 'Requests from other sites are not accepted.' }),
    );
  });
});

test.each<[Record<string, string>, string | null]>([
  [{ Origin: chapter }, chapter],
  [{ Origin: home }, null],
  [{ Origin: stranger }, null],
  [{}, null],
])('headers %j name the site %j', (headers, site) => {
  expect(sentFrom(asked(headers), rules)).toBe(site);
  expect(sentFrom(asked(headers), { ...rules, allowedOrigins: [home, chapter] })).toBe(site);
});

describe('CORS of a page on another origin', () => {
  const exposed = { 'Access-Control-Expose-Headers': 'Date, Retry-After', 'Access-Control-Max-Age': '600' };

  test('allows an allowed page to send with its visitor’s cookies', () => {
    expect(crossOriginHeaders(asked({ Origin: chapter }), rules)).toEqual({
      'Access-Control-Allow-Origin': chapter,
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type, Idempotency-Key',
      ...exposed,
    });
  });

  test('allows nothing to other pages and to requests without an origin', () => {
    for (const request of [asked({ Origin: stranger }), asked({ Origin: 'null' }), asked({})])
      expect(crossOriginHeaders(request, rules)).toEqual({});
  });

  test('allows every page to read public data without cookies', () => {
    expect(readableAnywhere).toEqual({
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Methods': 'GET',
      ...exposed,
    });
  });
});
