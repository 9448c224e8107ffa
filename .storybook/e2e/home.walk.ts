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
