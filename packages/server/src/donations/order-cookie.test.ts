import { expect, test } from 'vitest';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import { hasOrderCookie, newOrderToken, setOrderCookie } from './order-cookie.ts';
import { addDonation } from './rows.ts';
import { testVisitor } from './test-visitor.ts';

const now = Date.UTC(2027, 0, 1);
const order = { provider: 'demo', cents: 2_500, currency: 'USD', tokenExpiresAt: now + 1_000 };

test('accepts an order only from the browser that has its cookie, until it expires', async () => {
  const database = await openTestDatabase(temporaryDirectory());
  const token = newOrderToken();
  const row = await addDonation(database, { ...order, token }, now);
  const isOurs = (value?: string, at = now, name = 'gift-ORDER1') => {
    const { visitor } = testVisitor(value === undefined ? {} : { [name]: value });
    return hasOrderCookie(visitor, 'ORDER1', row, at);
  };
  expect(isOurs(token)).toBe(true);
  expect(isOurs(token, now + 999)).toBe(true);
  expect(isOurs(token, now + 1_000)).toBe(false);
  for (const forged of [undefined, '', newOrderToken(), token.slice(0, -1), `${token}A`, row.token_hash])
    expect(isOurs(forged)).toBe(false);
  expect(isOurs(token, now, 'gift-ORDER2')).toBe(false);
});

test('hides the order cookie from scripts and from other sites', () => {
  const { visitor, given } = testVisitor();
  setOrderCookie(visitor, 'ORDER1', 'token', '/api');
  const attributes = 'Path=/api/donations; Max-Age=86400; HttpOnly; Secure; SameSite=Lax';
  expect(given).toEqual([`gift-ORDER1=token; ${attributes}`]);
  expect(newOrderToken()).toMatch(/^[\w-]{43}$/);
  expect(newOrderToken()).not.toBe(newOrderToken());
});
