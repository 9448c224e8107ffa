import { limits } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { peopleLimit } from './people-limit.ts';

const pageSize = limits.directoryPage.standard;
const page = (number: number) => Array.from({ length: pageSize }, (_, index) => number * pageSize + index);

const limited = (pages: number) => {
  let at = Date.UTC(2027, 0, 1);
  const shown = peopleLimit(pages, () => at);
  return {
    shown,
    passes: (ms: number) => {
      at += ms;
    },
  };
};

describe('limit of directory entries', () => {
  test('shows a hundred pages, refuses one more with Retry-After, and shows pages again ten minutes later', () => {
    const { shown, passes } = limited(100);
    for (let number = 0; number < 100; number += 1) shown('203.0.113.7', page(number));
    expect(() => shown('203.0.113.7', page(500))).toThrow(
      expect.objectContaining({ status: 429, headers: { 'Retry-After': '600' } }),
    );
    expect(() => shown('203.0.113.8', page(500))).not.toThrow();
    passes(600_000);
    expect(() => shown('203.0.113.7', page(500))).not.toThrow();
  });

  test('does not count people who were shown before, while a visitor types a name or goes back and forth', () => {
    const { shown } = limited(2);
    shown('203.0.113.7', page(0));
    shown('203.0.113.7', page(1));
    for (let again = 0; again < 1_000; again += 1) shown('203.0.113.7', page(again % 2));
    expect(() => shown('203.0.113.7', [...page(0), 999])).toThrow();
  });

  test('shows nobody of a response that exceeds the limit by one person', () => {
    const { shown } = limited(1);
    shown('203.0.113.7', page(0).slice(1));
    expect(() => shown('203.0.113.7', [900, 901])).toThrow();
    expect(() => shown('203.0.113.7', [900])).not.toThrow();
  });

  test('counts the networks of one IPv6 visitor together', () => {
    const { shown } = limited(1);
    const addresses = (count: number, of: (number: number) => string) =>
      Array.from({ length: count }, (_, number) => of(number)).filter((address, number) => {
        try {
          shown(address, page(number));
          return true;
        } catch {
          return false;
        }
      });
    expect(addresses(9, (number) => `2001:db8:1:a0${number}::1`)).toHaveLength(2);
    expect(addresses(9, (number) => `2001:db8:2:${number}a00::1`)).toHaveLength(4);
  });

  test('remembers 300,000 people of all networks together, and forgets the networks that came first', () => {
    const { shown } = limited(1_000);
    const people = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
    const most = 1_000 * pageSize;
    const networks = Math.floor(300_000 / most);
    const address = (number: number) => `203.0.113.${number}`;
    for (let number = 0; number < networks; number += 1)
      for (const from of [0, most / 2]) shown(address(number), people(from, most / 2));
    shown(address(networks), people(0, 300_000 - networks * most));
    // Nothing is forgotten yet.
    expect(() => shown(address(0), [-1])).toThrow();
    shown(address(networks + 1), [1]);
    expect(() => shown(address(1), [-1])).toThrow();
    expect(() => shown(address(0), people(most, most))).not.toThrow();
  });

  test('remembers everybody who was shown to the only network', () => {
    const { shown } = limited(20_000);
    const most = 20_000 * pageSize;
    shown(
      '203.0.113.7',
      Array.from({ length: most }, (_, index) => index),
    );
    expect(() => shown('203.0.113.7', [-1])).toThrow();
  });
});

describe('read limit of the API', () => {
  test('counts people of the directory and of the search, and no other reads', async () => {
    const { request } = await testServer({ RATE_LIMIT_READS: '1' });
    const first = await request('/member/get-members?limit=24');
    expect(first.status).toBe(200);
    const second = await request('/member/get-members?limit=24&page=2');
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await second.json()).toMatchObject({ message: expect.stringContaining('wait a few minutes') });
    expect((await request('/member/get-members?limit=24')).status).toBe(200);
    expect((await request('/search?q=a&kind=people')).status).toBe(429);
    expect((await request('/member/get-class-years')).status).not.toBe(429);
    expect((await request('/news/fetch-all-news')).status).not.toBe(429);
    expect((await request('/member/get-members?limit=24&page=2', {}, '203.0.113.9')).status).toBe(200);
  });
});
