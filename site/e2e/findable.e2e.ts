import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

interface Data {
  '@type': string;
  [key: string]: unknown;
}
/** Reads the page’s structured data. */
const dataOf = async (page: Page): Promise<Data[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) =>
    JSON.parse(text),
  );
const ofType = (data: readonly Data[], type: string) => data.find((one) => one['@type'] === type);

/** Parses a file with the browser’s XML parser. Uses a separate page, because Trusted Types forbid this on the site’s own pages. */
const parsed = async (page: Page, path: string) => {
  const response = await page.request.get(path);
  const file = { content: await response.text(), type: response.headers()['content-type'] ?? null };
  const reader = await page.context().newPage();
  const found = await reader.evaluate(({ content, type }) => {
    const xml = new DOMParser().parseFromString(content, 'application/xml');
    const text = (parent: Element | Document, name: string) =>
      [...parent.children].find((child) => child.localName === name)?.textContent ?? '';
    const feed = xml.documentElement;
    const links = (parent: Element) =>
      [...parent.children]
        .filter((child) => child.localName === 'link')
        .map((link) => `${link.getAttribute('rel')} ${link.getAttribute('href')}`);
    return {
      type,
      broken: xml.querySelector('parsererror') !== null,
      root: `${feed.namespaceURI} ${feed.localName}`,
      id: text(feed, 'id'),
      title: text(feed, 'title'),
      updated: text(feed, 'updated'),
      author: text(feed, 'author'),
      links: links(feed),
      locations: [...xml.getElementsByTagName('loc')].map((loc) => loc.textContent ?? ''),
      entries: [...feed.children]
        .filter((child) => child.localName === 'entry')
        .map((entry) => ({
          id: text(entry, 'id'),
          title: text(entry, 'title'),
          updated: text(entry, 'updated'),
          author: text(entry, 'author'),
          links: links(entry),
        })),
    };
  }, file);
  await reader.close();
  return found;
};

test('every page of the sitemap responds, with a canonical link to itself and its own description', async ({
  page,
  product,
}) => {
  await page.goto('/contact');
  // Removed items stay in the sitemap for a second or two.
  await expect(async () => {
    const { locations, broken } = await parsed(page, '/sitemap.xml');
    expect(broken).toBe(false);
    for (const path of ['/', '/news', '/news/news-long-table', '/membership/register']) {
      expect(locations).toContain(product.url + path);
    }
    const descriptions = new Set<string>();
    for (const location of locations) {
      const answer = await page.request.get(location);
      expect(answer.status(), location).toBe(200);
      const html = await answer.text();
      expect(html, location).toContain(`<link rel="canonical" href="${location}"/>`);
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? '';
      expect([...description].length, location).toBeLessThanOrEqual(160);
      descriptions.add(description);
    }
    expect(descriptions.size).toBe(locations.length);
  }).toPass({ timeout: 60_000 });
  const robots = await (await page.request.get('/robots.txt')).text();
  expect(robots.split('\n')).toEqual([
    'User-agent: *',
    'Allow: /api/events/',
    'Disallow: /api/',
    `Sitemap: ${product.url}/sitemap.xml`,
    '',
  ]);
});

const feeds = [
  ['/news.xml', '/news'],
  ['/alumni-stories.xml', '/alumni-stories'],
  ['/job-board.xml', '/job-board'],
] as const;

test('offers three valid Atom feeds, and every page names them', async ({ page, product }) => {
  await page.goto('/contact');
  await hydrated(page);
  for (const [path, parent] of feeds) {
    await expect(
      page.locator(`link[rel="alternate"][type="application/atom+xml"][href="${path}"]`),
    ).toHaveCount(1);
    const feed = await parsed(page, path);
    expect(feed).toMatchObject({
      type: 'application/atom+xml; charset=utf-8',
      broken: false,
      root: 'http://www.w3.org/2005/Atom feed',
      id: product.url + path,
      author: 'Engineering Alumni',
      links: [`self ${product.url}${path}`, `alternate ${product.url}${parent}`],
    });
    expect(feed.entries.length).toBeGreaterThan(3);
    expect(feed.updated).toBe(feed.entries[0]?.updated);
    expect(new Set(feed.entries.map(({ id }) => id)).size).toBe(feed.entries.length);
    for (const entry of feed.entries) {
      expect(entry.id).toMatch(new RegExp(`^${product.url}${parent}[/#][^/]+$`));
      expect(entry.links).toEqual([`alternate ${entry.id}`]);
      expect(entry.title).not.toBe('');
      expect(entry.author).not.toBe('');
      expect(entry.updated).toMatch(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/);
      expect(Date.parse(entry.updated)).toBeLessThanOrEqual(Date.parse(feed.updated));
    }
    expect((await page.request.get(feed.entries[0]?.id ?? '')).status()).toBe(200);
  }
});

test('a chapter’s site may read the API’s URL, the feeds and their pictures', async ({
  request,
  product,
}) => {
  const headers = { Origin: 'https://bay-area.example.org' };
  const about = await (await request.get('/resources')).text();
  const feed = '/chapters/bay-area.xml';
  expect(about).toContain(`href="${feed}"`);
  for (const path of [
    '/config.json',
    feed,
    '/news.xml',
    '/art/event-long-table.svg',
    '/film/join-us.en.vtt',
  ]) {
    const answer = await request.get(path, { headers });
    expect([path, answer.status()]).toEqual([path, 200]);
    expect(answer.headers()).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
  expect(
    (await request.get('/contact', { headers })).headers()['access-control-allow-origin'],
  ).toBeUndefined();
  const xml = await (await request.get(feed)).text();
  expect(xml).toContain(`<id>${product.url}/events/event-long-table</id>`);
  expect(xml).not.toContain('event-kite-morning');
});

test('every page describes the organization without violating its CSP', async ({ page, product }) => {
  for (const path of ['/', '/contact', '/news']) {
    await page.goto(path);
    await hydrated(page);
    const organization = ofType(await dataOf(page), 'Organization');
    expect(organization).toMatchObject({
      '@context': 'https://schema.org',
      url: `${product.url}/`,
      foundingDate: '2003',
      nonprofitStatus: 'https://schema.org/Nonprofit501c3',
    });
    expect(organization?.sameAs).toHaveLength(2);
  }
});

test('subpages have breadcrumbs', async ({ page, product }) => {
  await page.goto('/membership/register');
  const trail = ofType(await dataOf(page), 'BreadcrumbList');
  expect(trail?.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Engineering Alumni', item: `${product.url}/` },
    { '@type': 'ListItem', position: 2, name: 'Membership', item: `${product.url}/membership` },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'Membership registration',
      item: `${product.url}/membership/register`,
    },
  ]);
});

test('a news item is marked as an article for search engines and link previews', async ({
  page,
  product,
}) => {
  await page.goto('/news/news-canteen-scholarship');
  const data = await dataOf(page);
  expect(ofType(data, 'NewsArticle')).toMatchObject({
    headline: 'A scholarship named after the canteen',
    datePublished: '2026-11-14T17:30:00.000Z',
    author: { '@type': 'Person', name: 'Nandini Parijat' },
    mainEntityOfPage: `${product.url}/news/news-canteen-scholarship`,
    articleSection: 'Announcements',
    keywords: ['Scholarships', 'Class of 1987'],
  });
  expect(ofType(data, 'BreadcrumbList')?.itemListElement).toHaveLength(3);
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', `${product.url}/og.png`);
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
});
