import { expect } from '@playwright/test';
import { test } from './built.ts';
import { complaintsWhile } from './looks.ts';

test('what the packages export is read from here', async ({ page, address }) => {
  const complaints = await complaintsWhile(page, async () => {
    await page.goto(`${address}api-docs/index.html`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  });
  expect(complaints).toEqual([]);
});
