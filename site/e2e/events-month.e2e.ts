import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const inWords = (month: string) =>
  new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );

const dinnerDay = async (page: Page) => {
  const response = await page.request.get('/api/events/get-events/event-long-table');
  const { data }: { data: { date: string } } = await response.json();
  return data.date;
};

test('shows a chapter’s events by month, each month with its own URL', async ({ page }) => {
  await page.goto('/events');
  await page.getByRole('link', { name: 'By month and chapter' }).click();
  await expect(page).toHaveURL('/events/month');
  const sheet = page.getByRole('table', { name: /^Events in / });
  await expect(sheet.getByText('Today')).toBeVisible();
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption('Bay Area');
  await expect(page).toHaveURL('/events/month?chapter=bay-area');
  const december = (await dinnerDay(page)).slice(0, 7);
  await page.getByRole('combobox', { name: 'Month' }).selectOption({ value: december });
  await expect(page).toHaveURL(`/events/month?month=${december}&chapter=bay-area`);
  const dinner = sheet.getByRole('link', { name: /^The Long Table/ });
  await expect(dinner).toHaveAttribute('href', '/events/register/event-long-table');
  await expect(dinner.locator('xpath=..')).toContainText('6:00 PM to 11:00 PM PST');
  const at = await page.evaluate(() => window.scrollY);
  await page.getByRole('link', { name: /^November / }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: /^November / })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(at);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 2, name: /^November / })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue(december);

  // Invalid values.
  await page.goto('/events/month?month=2026-13&chapter=ohio');
  await hydrated(page);
  await expect(sheet.getByText('Today')).toBeVisible();
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click();
  await expect(page).toHaveURL('/events');
});

test.describe('month calendar without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the month as a table with links to other months and filters without JavaScript; a phone has a list below', async ({
    page,
  }) => {
    const response = await page.request.get('/api/events/get-active-events');
    const { data }: { data: { _id: string; date: string }[] } = await response.json();
    const month = data.find(({ _id }) => _id === 'event-kite-morning')?.date.slice(0, 7) ?? '';
    await page.goto(`/events/month?month=${month}`);
    const sheet = page.getByRole('table', { name: `Events in ${inWords(month)}` });
    await expect(sheet.getByRole('link', { name: 'Kite morning for Sankrant' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Chapter' }).selectOption('Atlanta');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL(`/events/month?chapter=atlanta&month=${month}`);
    await expect(sheet.getByRole('link')).toHaveCount(0);
    await expect(page.getByText('Nothing is on in this month.')).toBeVisible();

    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(`/events/month?month=${month}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    const day = sheet.getByRole('link').first();
    const listed = page.locator((await day.getAttribute('href')) ?? '');
    await day.click();
    await expect(listed.getByRole('link', { name: 'Kite morning for Sankrant' })).toBeInViewport();
    await expect(listed).toContainText('Longmeadow Park');
  });
});
