import { headerScore } from './observatory.ts';
import { Product } from './product.ts';
import { test as base, expect } from './test.ts';

/** Settings of a production site behind a proxy that terminates TLS. */
const production = {
  NODE_ENV: 'production',
  ACCESS_LOG: 'off',
  PUBLIC_ORIGIN: 'https://alumni.example.org',
};

const keys = {
  HCAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001',
  HCAPTCHA_SECRET: 'the-secret',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_API: 'http://127.0.0.1:9',
};

interface Products {
  plain: Product;
  keyed: Product;
}

const test = base.extend<object, Products>({
  plain: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const product = await Product.start(production);
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
  keyed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const product = await Product.start({ ...production, ...keys });
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
});

const scoreAt = async ({ url }: Product, path: string, init: RequestInit = {}) => {
  const answer = await fetch(url + path, { redirect: 'manual', ...init });
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
  return headerScore({ headers: answer.headers, ...(isPage && { html: await answer.text() }) });
};

/** Returns the paths with a lower score than required, each with its score; empty if there are none. */
const below = async (product: Product, least: number, paths: readonly string[]) => {
  const all = await Promise.all(paths.map(async (path) => ({ path, ...(await scoreAt(product, path)) })));
  return all.filter(({ score }) => score < least);
};

const pagesOf = async ({ url }: Product) => {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...sitemap.matchAll(/<loc>https:\/\/alumni\.example\.org([^<]*)<\/loc>/g)].map(
    ([, path = '']) => path || '/',
  );
};
const rendered = [
  '/alumni-directory?page=2',
  '/search?q=tea',
  '/my-entry/hide?token=none',
  '/my-entry/correct?token=none',
  '/answer?token=none',
  '/donation-success/none',
  '/no-such-page',
  '/no such page',
  // Pages linked only from emails, and pages without links.
  '/my',
  '/my?token=none',
  '/t/none',
  '/unsubscribe/none',
  '/office',
  '/office/review',
  '/office/check-in/none',
];

const guestPages = [
  '/contact',
  '/donate',
  '/membership/register',
  '/submit-job',
  '/submit-story',
  '/events/register/event-kites',
];

test('every page scores 135 or more by the rules of Mozilla’s Observatory', async ({ plain }) => {
  const pages = await pagesOf(plain);
  expect(pages.length).toBeGreaterThan(40);
  expect(await below(plain, 135, [...pages, ...guestPages, ...rendered])).toEqual([]);
});

test('with third parties, pages that use them score 125 and all others 135', async ({ keyed }) => {
  const pages = await pagesOf(keyed);
  const withoutGuests = pages.filter((path) => !guestPages.includes(path) && !path.startsWith('/events/reg'));
  expect(await below(keyed, 135, [...withoutGuests, ...rendered])).toEqual([]);
  expect(await below(keyed, 125, guestPages)).toEqual([]);
});

test('files, feeds, redirects, errors and the API score 100', async ({ plain }) => {
  const home = await (await fetch(plain.url)).text();
  const assets = [...home.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
  expect(assets.length).toBeGreaterThan(5);
  const others = [
    '/favicon.svg',
    '/favicon.ico',
    '/art/event-garba.svg',
    '/og.png',
    '/robots.txt',
    '/sitemap.xml',
    '/news.xml',
    '/config.json',
    '/news/',
    '/api/news/fetch-all-news',
    '/api/member/get-members',
    '/api/health',
    '/api/nothing-here',
    '/api/events/calendar.ics',
  ];
  expect(await below(plain, 100, [...new Set(assets), ...others])).toEqual([]);
  expect((await scoreAt(plain, '/contact', { method: 'DELETE' })).score).toBeGreaterThanOrEqual(100);
  expect((await scoreAt(plain, '/api/contact', { method: 'POST' })).score).toBeGreaterThanOrEqual(100);
});
