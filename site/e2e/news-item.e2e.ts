import type { Page } from '@playwright/test';
import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';
import { arrive, doorBefore } from './visit.ts';

const newsCall = '**/api/news/fetch-all-news';
const canteen = '/news/news-canteen-scholarship';

const piece = {
  _id: 'news-canteen-scholarship',
  title: 'A <b>bold</b> title',
  description: 'First words.\n\n<script>alert(1)</script> are only words.',
  createdAt: '2026-11-14T17:30:00.000Z',
};
/** Opens the page with an API response that differs from the rendered one. */
const openWith = async (page: Page, changed: object) => {
  await page.route(newsCall, (route) =>
    route.fulfill({ json: { success: true, data: [{ ...piece, ...changed }] } }),
  );
  await page.goto(canteen);
  await expect(page.getByRole('heading', { level: 1, name: piece.title })).toBeVisible();
};

test(
  'a picture opens full screen and closes with Escape, the button, or a click next to it',
  main,
  async ({ page }) => {
    await page.goto(canteen);
    await hydrated(page);
    const pictures = page.getByRole('article').getByRole('link', { name: /Open full screen$/ });
    await expect(pictures).toHaveCount(3);
    const viewer = page.getByRole('dialog');
    const caption = 'Six glasses in the carrier; one of them was never written down';
    await expect(page.getByRole('article').getByText(caption)).toBeVisible();
    await pictures.first().click();
    await expect(viewer).toBeVisible();
    await expect(viewer.getByText(caption)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(pictures.first()).toBeFocused();
    await pictures.nth(1).click();
    await viewer.getByRole('button', { name: /^Close/ }).click();
    await expect(viewer).toBeHidden();
    await pictures.nth(2).click();
    await expect(viewer).toBeVisible();
    await page.mouse.click(120, 650);
    await expect(viewer).toBeHidden();
  },
);

test('Share copies the link if the device has no share sheet, and otherwise passes title, link and excerpt', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  await page.goto(canteen);
  await hydrated(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('article').getByText('The link has been copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.url + canteen);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) =>
        document.documentElement.setAttribute('data-shared', JSON.stringify(data)),
    });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = page.locator('html[data-shared]');
  await expect(shared).toHaveCount(1);
  const data: { title: string; text: string } = JSON.parse(
    (await shared.getAttribute('data-shared')) ?? '{}',
  );
  expect(data.title).toBe('A scholarship named after the canteen');
  expect(data.text).toMatch(/^For thirty-four years.{70,}…$/);
  expect(data.text.length).toBeLessThanOrEqual(101);
});

test('a bookmark is stored on this device only', async ({ page }) => {
  await page.goto(canteen);
  await hydrated(page);
  const sent: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && sent.push(request.url()));
  const bookmark = page.getByRole('button', { name: 'Bookmark on this device' });
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  await bookmark.click();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(bookmark).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/news/news-long-table');
  await hydrated(page);
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false');
  expect(sent).toEqual([]);
});

test('shows no placeholder for missing fields, and fits five thousand words and ten pictures', async ({
  page,
}) => {
  await openWith(page, {});
  const article = page.getByRole('article');
  await expect(article.getByRole('img')).toHaveCount(0);
  for (const label of ['By', 'Tags', 'Category'])
    await expect(article.getByText(label, { exact: true })).toHaveCount(0);
  await expect(article.getByText('<script>alert(1)</script> are only words.')).toBeVisible();

  await page.setViewportSize({ width: 320, height: 700 });
  await openWith(page, {
    description: `${'word '.repeat(5_000)}${'x'.repeat(400)}`,
    images: Array.from({ length: 10 }, () => '/art/event-picnic.svg'),
    tags: Array.from({ length: 40 }, (_, index) => `tag ${index}`),
  });
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});

test.describe('missing news content', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('says that a picture is missing in its place', async ({ page }) => {
    await page.route('**/samples/news/glasses.svg', (route) => route.abort());
    await page.goto(canteen);
    await expect(page.getByRole('article').getByRole('img', { name: 'Image not available' })).toBeVisible();
  });

  test('a picture URL that is a script is not a link', async ({ page }) => {
    await openWith(page, { images: ['javascript:alert(1)', 'uploads/gone.jpg'] });
    await expect(page.locator('a[href^="javascript:"], img[src^="javascript:"]')).toHaveCount(0);
    await expect(page.locator('a[href="/uploads/gone.jpg"]')).toHaveCount(1);
  });

  test('a URL without a news item returns 404 with a message and a way back', async ({ page, request }) => {
    for (const path of ['/news/no-such-news', '/news/a%2Fb', '/news/__proto__']) {
      const answer = await request.get(path);
      expect([path, answer.status(), (await answer.text()).includes('This news is not here.')]).toEqual([
        path,
        404,
        true,
      ]);
    }
    // Words that no news item has give no suggestions; other words give suggestions in the rendered page.
    const near = page.getByRole('list', { name: 'Did you mean' }).getByRole('link');
    await page.goto('/news/no-such-news');
    await expect(near).toHaveCount(0);
    expect(await (await request.get('/news/news-canteen-scolarship')).text()).toContain(
      'A scholarship named after the canteen</',
    );
    await page.goto('/news/ridge-walks');
    await expect(near).toHaveText(['Ridge walk: the photographs are up']);
    const answer = await page.goto('/news/%3Cscript%3E');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This news is not here.' })).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveTitle('Page not found | Engineering Alumni');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^All news/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused();
  });

  test('news removed since rendering disappears', async ({ page }) => {
    await page.route(newsCall, (route) => route.fulfill({ json: { success: true, data: [] } }));
    await page.goto(canteen);
    await expect(page.getByRole('heading', { level: 1, name: 'This news is not here.' })).toBeVisible();
  });

  test('handles a slow API, a failed API and its recovery', async ({ page }) => {
    const door = await doorBefore(page, newsCall);
    await arrive(page, canteen);
    await expect(page.getByText('Loading news...').first()).toBeVisible();
    await door.open((route) => route.abort());
    await expect(page.getByRole('heading', { level: 1, name: 'News could not be loaded' })).toBeVisible();
    await door.open();
    await page.getByRole('button', { name: 'Retry' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'A scholarship named after the canteen' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('A scholarship named after the canteen | Engineering Alumni');
  });
});
