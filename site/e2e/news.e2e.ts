import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const list = (page: Page) => page.getByRole('region', { name: 'All news' });
const featured = (page: Page) => page.getByRole('region', { name: 'Featured' });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search news' });
const category = (page: Page) => page.getByRole('combobox', { name: 'Category' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

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

  await page.goto('/news');
  await hydrated(page);
  await page.getByRole('navigation', { name: 'News pages' }).getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/news?page=2');
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect(list(page).getByRole('article')).toHaveCount(6);
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
