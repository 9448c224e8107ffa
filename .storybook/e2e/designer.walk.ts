import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { sidebarWidth, test } from './built.ts';
import { copied, find, guideOf } from './guide.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a designer finds a part by another system’s word, compares it in every theme, copies it, and takes the tokens along', async ({
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
    const beside = () =>
      page.locator('#storybook-preview-iframe').evaluate((frame) => window.innerWidth - frame.clientWidth);
    await expect.poll(beside, 'as wide as pages are looked at').toBe(sidebarWidth);
    await find(page, 'toast notification', /Toaster/);
    await titled('By another name');
    await guide.getByRole('link', { name: 'Overlays/Toaster' }).click();
    await titled('Toaster');
    await find(page, 'button', /Elements\s*Button/);
    await titled('Button');
  });

  await test.step('compares', async () => {
    const themes = guide.locator('[data-sample] > span', { hasText: /, (?:light|dark)$/ });
    await expect(themes).toHaveCount(16);
    await expect(guide.getByText('Bay Area, dark', { exact: true })).toBeVisible();
    const worn = await guide
      .getByRole('button', { name: 'Send message' })
      .evaluateAll((buttons) => [
        ...new Set(buttons.map((button) => getComputedStyle(button).backgroundColor)),
      ]);
    expect(worn.length).toBeGreaterThanOrEqual(14);
  });

  await test.step('copies', async () => {
    await guide.getByRole('button', { name: 'Copy', exact: true }).first().click();
    await expect(guide.getByRole('status').filter({ hasText: /^Copied$/ })).toBeVisible();
    expect(await copied(page)).toContain("import { Button } from '@banyan/ui/elements';");
  });

  await test.step('takes the tokens along', async () => {
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
