import { expect } from '@playwright/test';
import { pagesBuilt, test } from './built.ts';

test('the first page has a door to every page of the index, and none of them is shut', async ({
  page,
  address,
}) => {
  await page.goto(`${address}iframe.html?viewMode=docs&id=start-here-what-this-is--docs`);
  const doors = page.locator('a[href*="?path=/docs/"]');
  const wanted = pagesBuilt()
    .filter(({ tags }) => tags === undefined || tags.includes('dev'))
    .map(({ id }) => id);
  const led = () =>
    doors.evaluateAll((links) => [
      ...new Set(links.map((link) => link.getAttribute('href')?.replace(/^.*\/docs\//, '') ?? '')),
    ]);
  await expect.poll(async () => (await led()).toSorted()).toEqual(wanted.toSorted());
});

test('what the packages export is read from here', async ({ page, address }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(`${address}api-docs/index.html`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
