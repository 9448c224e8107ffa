import type { Page } from '@playwright/test';
import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the whole site' });
const found = (page: Page) => page.getByRole('region', { name: 'Found' });
const count = (page: Page) =>
  found(page)
    .getByRole('status')
    .filter({ hasText: / found for / });
const kind = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const call = '**/api/search?*';

test(
  'the header leads to the search: it finds while typing, filters by kind, works with the keyboard, and Escape clears it',
  main,
  async ({ page }) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('link', { name: /^Alumni directory/ }).first()).toBeVisible();
    await page.keyboard.type('garba');
    await expect(count(page)).toHaveText(/^\d+ found for “garba”$/);
    await expect(page).toHaveURL(/\/search\?q=garba$/);
    await expect(kind(page, 'Events').getByRole('link', { name: 'Garba night' })).toBeVisible();
    await expect(kind(page, 'News').locator('mark').first()).toHaveText('Garba');
    const narrow = page.getByRole('navigation', { name: 'Kind of result' });
    await narrow.getByRole('link', { name: /^News/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=garba&kind=news$/);
    await expect(kind(page, 'Events')).toHaveCount(0);
    await narrow.getByRole('link', { name: /^Everything/ }).click();
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(page).toHaveURL(/\/search$/);
    await expect(found(page)).toHaveCount(0);
    // Typing added no history entry: one step back is the previous page.
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
  },
);

test('the search is a form without JavaScript, and every query returns a page', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/search`);
  await field(page).fill('canteen');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL(/\/search\?q=canteen$/);
  await expect(kind(page, 'News').getByRole('link', { name: /canteen/ })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  for (const q of ['x'.repeat(300), '"a" OR \'b\'; --', '*** ()', '<script>alert(1)</script>', ' ']) {
    const answer = await page.goto(`${product.url}/search?${new URLSearchParams({ q })}`);
    expect([q, answer?.status()]).toEqual([q, 200]);
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'The search failed' })).toHaveCount(0);
  }
  await context.close();
});

test.describe('search API faults', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('without a search call in the API, searches its lists and names those that did not respond', async ({
    page,
  }) => {
    await page.route(call, (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
    await page.route('**/api/jobs/**', (route) =>
      route.fulfill({ status: 404, json: { message: 'Not found' } }),
    );
    await page.goto('/search');
    await hydrated(page);
    await field(page).fill('garba');
    await expect(kind(page, 'News').getByRole('link', { name: 'Garba night, counted' })).toBeVisible();
    await expect(kind(page, 'Events').getByRole('link', { name: 'Garba night' })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Not everything could be searched' })).toBeVisible();
    await expect(found(page).getByRole('link', { name: 'Jobs' })).toHaveAttribute('href', '/job-board');
  });
});
