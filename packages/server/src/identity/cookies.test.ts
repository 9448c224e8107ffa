import { expect, test } from 'vitest';
import { testVisitor } from '../donations/test-visitor.ts';
import { giveCookie, readCookie, takeCookie } from './cookies.ts';

const site = 'https://alumni.example.org';
const here = 'http://localhost:3000';
const cookies = [
  ['office', 'office', 'Strict'],
  ['enrol', 'office-enrol', 'Strict'],
  ['lost', 'office-lost', 'Strict'],
  ['door', 'office-door', 'Strict'],
  ['my', 'my', 'Lax'],
  ['myAsked', 'my-asked', 'Lax'],
] as const;

test('keeps the cookie of a browser with an opened member page longer than the browser’s session', () => {
  const { visitor, given } = testVisitor();
  giveCookie(visitor, 'myKnown', 'secret', site);
  expect(given).toEqual(['__Host-my-known=secret; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=34560000']);
});

test.each(cookies)('sets and deletes the cookie %s for this host and https alone', (name, own, sameSite) => {
  const { visitor, given } = testVisitor();
  giveCookie(visitor, name, 'secret', site);
  takeCookie(visitor, name, site);
  expect(given).toEqual([
    `__Host-${own}=secret; Path=/; HttpOnly; SameSite=${sameSite}; Secure`,
    `__Host-${own}=; Path=/; HttpOnly; SameSite=${sameSite}; Secure; Max-Age=0`,
  ]);
});

test.each(cookies)('sets the cookie %s without https on the own computer', (name, own, sameSite) => {
  const { visitor, given } = testVisitor();
  giveCookie(visitor, name, 'secret', here);
  expect(given).toEqual([`${own}=secret; Path=/; HttpOnly; SameSite=${sameSite}`]);
});

test.each(cookies)('reads the cookie %s by the name under which it was set', (name, own) => {
  const { visitor } = testVisitor({ [`__Host-${own}`]: 'of the site', [own]: 'of here' });
  expect([readCookie(visitor, name, site), readCookie(visitor, name, here)]).toEqual([
    'of the site',
    'of here',
  ]);
  expect(readCookie(testVisitor({ [own]: 'of another' }).visitor, name, site)).toBeUndefined();
});
