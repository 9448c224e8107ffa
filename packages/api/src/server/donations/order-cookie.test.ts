import { expect, test } from 'vitest';
import { testServer } from '../test-server.ts';
import { hasOrderCookie, newOrderToken, setOrderCookie } from './order-cookie.ts';
import { addDonation } from './rows.ts';

const now = Date.UTC(2027, 0, 1);
const order = { provider: 'demo', cents: 2_500, currency: 'USD', tokenExpiresAt: now + 1_000 };

/** A browser with one cookie, or none. */
function browser(cookie?: { name: string; value: string }) {
  const given: string[] = [];
  const visitor = {
    network: '203.0.113.7',
    cookie: (name: string) => (name === cookie?.name ? cookie.value : undefined),
    setCookie: (text: string) => void given.push(text),
    count: async () => ({ one: 0, all: 0 }),
    shown: () => undefined,
  };
  return { visitor, given };
}

test('an order is the browser’s that has its cookie, until it ends', async () => {
  const { database } = await testServer();
  const token = newOrderToken();
  const row = await addDonation(database, { ...order, token }, now);
  const isOurs = (value?: string, at = now, name = 'gift-ORDER1') => {
    const { visitor } = browser(value === undefined ? undefined : { name, value });
    return hasOrderCookie(visitor, 'ORDER1', row, at);
  };
  expect(isOurs(token)).toBe(true);
  expect(isOurs(token, now + 999)).toBe(true);
  expect(isOurs(token, now + 1_000)).toBe(false);
  for (const forged of [undefined, '', newOrderToken(), token.slice(0, -1), `${token}A`, row.token_hash])
    expect(isOurs(forged)).toBe(false);
  expect(isOurs(token, now, 'gift-ORDER2')).toBe(false);
});

test('the browser gets it so that no script and no other site has it', () => {
  const { visitor, given } = browser();
  setOrderCookie(visitor, 'ORDER1', 'token', '/api');
  const attributes = 'Path=/api/donations; Max-Age=86400; HttpOnly; Secure; SameSite=Lax';
  expect(given).toEqual([`gift-ORDER1=token; ${attributes}`]);
  expect(newOrderToken()).toMatch(/^[\w-]{43}$/);
  expect(newOrderToken()).not.toBe(newOrderToken());
});
