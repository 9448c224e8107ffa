import { expect } from '@playwright/test';
import { test } from './built.ts';

test('what the packages export is read from here', async ({ page, address }) => {
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  await page.goto(`${address}api-docs/index.html`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
