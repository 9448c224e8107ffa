import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './built.ts';
import { copied, find, guideOf } from './guide.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a designer finds a component by another system’s name, copies its code, and downloads the tokens', async ({
  page,
  address,
}) => {
  const guide = guideOf(page);
  const titled = (name: string) =>
    expect(
      guide.getByRole('heading', { level: 1, name: new RegExp(`(?:^|address bar )${name}$`) }),
    ).toBeVisible();

  await test.step('finds', async () => {
    await page.goto(address);
    await find(page, 'snackbar', /Snackbar/);
    await titled('Toaster');
    await find(page, 'push button', /push button/);
    await titled('Button');
  });

  await test.step('copies', async () => {
    // Storybook highlights code, and offers to copy it, once it is on screen.
    await guide.locator('#code').scrollIntoViewIfNeeded();
    await guide.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await expect.poll(() => copied(page)).toContain("import { Button } from '@banyan/ui/elements';");
  });

  await test.step('downloads the tokens', async () => {
    await find(page, 'design tokens', /Tokens/);
    await titled('Tokens');
    for (const [link, name, holds] of [
      ['Design tokens (JSON)', 'banyan-national-light.tokens.json', '"$type": "color"'],
      ['CSS properties', 'banyan-national-light.css', '--banyan-text:'],
      ['Figma variables (JSON)', 'banyan-national.figma.json', '"variableModes"'],
    ] as const) {
      const saving = page.waitForEvent('download');
      await guide.getByRole('link', { name: link }).click();
      const file = await saving;
      expect(file.suggestedFilename()).toBe(name);
      expect(await readFile(await file.path(), 'utf8')).toContain(holds);
    }
  });
});

test('opens a page from the menu on a phone, and the page fits', async ({ browser, address }) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(address);
  const guide = guideOf(page);
  await expect(guide.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Open navigation menu' }).click();
  await find(page, 'push button', /push button/);
  await expect(guide.getByRole('heading', { level: 1, name: 'Button' })).toBeVisible();
  expect(
    await guide.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.close();
});
