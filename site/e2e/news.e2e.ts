import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';
import { arrive, doorBefore, failInEveryWay } from './visit.ts';

const newsCall = '**/api/news/fetch-all-news';
const list = (page: Page) => page.getByRole('region', { name: 'All news' });
const featured = (page: Page) => page.getByRole('region', { name: 'Featured' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search news' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Creates this many news items; every seventh is a report. */
const pieces = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    _id: `piece-${index + 1}`,
    title: `Piece ${index + 1}`,
    summary: 'One of many.',
    createdAt: new Date(Date.UTC(2026, 10, 30 - index)).toISOString(),
    category: index % 7 === 0 ? 'Reports' : 'Events',
    images: [],
    featured: index < 3,
  }));

/** Opens the page from another page of the site, with the API’s response replaced. */
const openWith = async (page: Page, data: readonly unknown[]) => {
  await page.route(newsCall, (route) => route.fulfill({ json: { success: true, data } }));
  await arrive(page, '/news');
};

test.describe('news page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole page without JavaScript, and the form searches and filters', async ({ page }) => {
    await page.goto('/news');
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(page.getByText(/^\w+day, \w+ \d{1,2}, \d{4}$/)).toBeVisible();
    await expect(featured(page).getByRole('article')).toHaveCount(3);
    await expect(list(page).getByRole('article')).toHaveCount(6);
    await page.getByRole('navigation', { name: 'News pages' }).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/news?page=2');
    await expect(list(page).getByText('7 to 9 of 9')).toBeVisible();
    await expect(featured(page)).toHaveCount(0);

    await field(page).fill('PHOTOGRAPHS');
    await category(page).selectOption('Events');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/news?search=PHOTOGRAPHS&category=Events');
    await expect(list(page).getByRole('article')).toHaveCount(1);
    await expect(list(page).getByRole('link', { name: /^Ridge walk/ })).toBeVisible();
    await expect(field(page)).toHaveValue('PHOTOGRAPHS');
    await expect(category(page)).toHaveValue('Events');

    await field(page).fill('2026');
    await category(page).selectOption('');
    await field(page).press('Enter');
    await expect(page).toHaveURL('/news?search=2026&category=');
    await expect(list(page).getByRole('link', { name: /2026 annual report/ })).toBeVisible();
    await field(page).fill('no such word');
    await field(page).press('Enter');
    await expect(list(page).getByRole('heading', { name: 'No news found' })).toBeVisible();
    await page.getByRole('link', { name: 'Clear search and filters' }).click();
    await expect(page).toHaveURL('/news');

    await page.getByRole('link', { name: 'A scholarship named after the canteen' }).click();
    await expect(page).toHaveURL('/news/news-canteen-scholarship');
    await expect(
      page.getByRole('heading', { level: 1, name: 'A scholarship named after the canteen' }),
    ).toBeVisible();
    for (const words of ['9:30 AM PST', 'Nandini Parijat', 'Announcements', 'Scholarships, Class of 1987']) {
      await expect(page.getByText(words, { exact: true })).toBeVisible();
    }
    await expect(page.getByText(/who was going to look after the boy’s breakfast/)).toBeVisible();
    await expect(page.getByRole('article').getByRole('img')).toHaveCount(3);
    await page.getByRole('link', { name: 'Class of 1987' }).click();
    await expect(page).toHaveURL('/news?search=Class+of+1987');
    await list(page).getByRole('link', { name: 'A scholarship named after the canteen' }).click();
    const more = page.getByRole('region', { name: 'More news' });
    await expect(more.getByRole('listitem')).toHaveCount(5);
    await expect(more.getByText('A scholarship named after the canteen')).toHaveCount(0);
    await more.getByRole('link', { name: 'All news' }).click();
    await expect(page).toHaveURL('/news');
    // Bookmarks need scripts.
    await expect(page.getByRole('button', { name: 'Saved on this device' })).toBeHidden();
  });
});

test('filters the list while typing and adds one history entry', async ({ page }) => {
  await page.goto('/news');
  await hydrated(page);
  const before = await page.evaluate(() => history.length);
  await field(page).pressSequentially('dhols GARBA', { delay: 30 });
  await expect(page).toHaveURL('/news?search=dhols+GARBA');
  await expect(list(page).getByRole('status').filter({ hasText: '1 to 1 of 1' })).toBeVisible();
  await expect(list(page).getByRole('article')).toHaveCount(1);
  await expect(featured(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(before);

  await category(page).selectOption('Reports');
  await expect(page).toHaveURL('/news?search=dhols+GARBA&category=Reports');
  await expect(list(page).getByRole('heading', { name: 'No news found' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/news?search=dhols+GARBA');
  await expect(category(page)).toHaveValue('');
  await expect(list(page).getByRole('article')).toHaveCount(1);

  await category(page).selectOption('Interviews');
  await page.getByRole('link', { name: 'Clear search and filters' }).click();
  await expect(page).toHaveURL('/news');
  await expect(field(page)).toHaveValue('');
  await expect(featured(page).getByRole('article')).toHaveCount(3);
});

test('finds bookmarked items again on this device, also by URL', async ({ page }) => {
  const saved = page.getByRole('button', { name: 'Saved on this device' });
  await page.goto('/news');
  await hydrated(page);
  await saved.click();
  await expect(page).toHaveURL('/news?saved=true');
  await expect(saved).toHaveAttribute('aria-pressed', 'true');
  await expect(list(page).getByRole('heading', { name: 'No news found' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'A scholarship named after the canteen' }).click();
  await page.getByRole('button', { name: 'Bookmark on this device' }).click();
  await page.goto('/news?saved=true');
  await expect(list(page).getByRole('article')).toHaveCount(1);
  await expect(list(page).getByRole('link', { name: 'A scholarship named after the canteen' })).toBeVisible();
  await saved.click();
  await expect(page).toHaveURL('/news');
  await expect(featured(page).getByRole('article')).toHaveCount(3);
});

test('keeps a search typed before hydration', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  await page.goto('/news', { waitUntil: 'commit' });
  await field(page).fill('pump');
  await expect(list(page).getByRole('article')).toHaveCount(1);
  await expect(field(page)).toHaveValue('pump');
});

test('a URL with filters shows the same list to everybody, and invalid values are ignored', async ({
  page,
}) => {
  await page.goto('/news?search=%20Umbar%27s%20&category=Alumni+Achievements&page=9&utm_source=mail');
  await expect(list(page).getByRole('article')).toHaveCount(1);
  await hydrated(page);
  await expect(list(page).getByRole('link', { name: /quiet pump/ })).toBeVisible();
  for (const query of [
    '?page=-1',
    '?page=two&category=Nonsense',
    '?search[]=a&page=1e99',
    '?search=%E0%A4%A',
  ]) {
    await page.goto(`/news${query}`);
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  }
  await page.goto('/news?search=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E');
  await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(list(page).getByRole('heading', { name: 'No news found' })).toBeVisible();
});

test('on a static host, the filters apply after hydration', async ({ page }) => {
  await page.route('**/news?*', async (route) => {
    const plain = await page.request.get('/news');
    await route.fulfill({ response: plain });
  });
  await page.goto('/news?search=garba&category=Events');
  await expect(list(page).getByRole('article')).toHaveCount(1);
  await expect(field(page)).toHaveValue('garba');
  await expect(category(page)).toHaveValue('Events');
  await expect(featured(page)).toHaveCount(0);
});

test('splits twenty-seven items into five pages; Back restores the position, and an empty list is reported once', async ({
  page,
}) => {
  await openWith(page, pieces(30));
  const pages = page.getByRole('navigation', { name: 'News pages' });
  await expect(list(page).getByText('1 to 6 of 27')).toBeVisible();
  await expect(pages.getByRole('link', { name: /^Page \d$/ })).toHaveCount(5);
  await pages.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(200);
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/news?page=2');
  await expect(list(page).getByText('7 to 12 of 27')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'All news' })).toBeFocused();
  expect(await scrolled(page)).toBe(0);
  await pages.getByRole('link', { name: 'Page 5' }).click();
  await expect(list(page).getByText('25 to 27 of 27')).toBeVisible();
  await expect(list(page).getByRole('article')).toHaveCount(3);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(featured(page)).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(place);

  await category(page).selectOption('Reports');
  await expect(list(page).getByText('1 to 5 of 5')).toBeVisible();
  await expect(pages).toHaveCount(0);

  await page.unroute(newsCall);
  await openWith(page, []);
  await expect(list(page).getByRole('heading', { name: 'No news found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Clear search and filters' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'News pages' })).toHaveCount(0);
});

test('opening an item focuses its heading; Back restores the list’s filters and position', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await page.goto('/news?category=Events');
  await hydrated(page);
  const link = list(page).getByRole('link', { name: /^Ridge walk/ });
  await link.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(100);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Ridge walk/ })).toBeFocused();
  await expect(page).toHaveTitle(/^Ridge walk.* \| Engineering Alumni$/);
  expect(await scrolled(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/news?category=Events');
  await expect(category(page)).toHaveValue('Events');
  await expect.poll(() => scrolled(page)).toBe(place);
});

test.describe('news page on another date', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('shows today’s date in the association’s time zone, whatever the visitor’s', async ({ page }) => {
    await page.goto('/news');
    await hydrated(page);
    const today = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'America/Los_Angeles' });
    await expect(
      page.getByRole('banner').or(page.locator('main header')).getByText(today.format()),
    ).toBeVisible();
  });
});

test.describe('news page while the API fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('shows loading and each failure; Retry loads the news', async ({ page }) => {
    const door = await doorBefore(page, newsCall);
    await arrive(page, '/news');
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
    await expect(list(page).getByRole('status').filter({ hasText: 'Loading news...' })).toHaveCount(1);
    await failInEveryWay(door, page.getByRole('button', { name: 'Retry' }), async () => {
      await expect(list(page).getByRole('heading', { name: 'News could not be loaded' })).toBeVisible();
      await expect(field(page)).toBeVisible();
    });
    await expect(list(page).getByRole('article')).toHaveCount(6);
  });

  test('keeps the rendered news and marks it as possibly outdated', async ({ page }) => {
    await page.route(newsCall, (route) => route.abort());
    await page.goto('/news');
    await expect(page.getByText('This list may be out of date.')).toBeVisible();
    await expect(list(page).getByRole('article')).toHaveCount(6);
    await page.unroute(newsCall);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('This list may be out of date.')).toHaveCount(0);
  });
});
