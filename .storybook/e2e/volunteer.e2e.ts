import { expect } from '@playwright/test';
import { checkChapterFile } from '../../packages/create-chapter/src/chapter/chapterFile.ts';
import { test } from './built.ts';
import { copied, find, guideOf } from './guide.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a chapter’s volunteer reads the guide, makes a theme, previews a page with it, and downloads the file for the starter', async ({
  page,
  address,
}) => {
  const guide = guideOf(page);
  const titled = (name: string) =>
    expect(
      guide.getByRole('heading', { level: 1, name: new RegExp(`(?:^|address bar )${name}$`) }),
    ).toBeVisible();

  await test.step('the guide', async () => {
    await page.goto(address);
    await find(page, 'first hour', /Your first hour/);
    await titled('Your first hour');
    await expect(guide.getByText('npm create @banyan/chapter@latest bay-area').first()).toBeVisible();
    await guide.getByRole('link', { name: 'Re-branding' }).click();
    await titled('Re-branding');
    await guide.getByRole('link', { name: 'Brand maker' }).click();
    await titled('Brand maker');
  });

  await test.step('a theme', async () => {
    await guide.getByLabel('Name', { exact: true }).fill('Great Lakes');
    await guide.getByLabel('Brand', { exact: true }).fill('#3fa7d6');
    await expect(guide.getByText(/^White on #3fa7d6 has 2\.7/)).toBeVisible();
    const nearest = guide.getByRole('button', { name: /^Take #\w{6}, the nearest that passes$/ });
    await nearest.first().click();
    // The accent beside it must be distinguishable from the new color, too.
    await nearest.click();
    await expect(guide.getByText(/^Great Lakes is a theme: /)).toBeVisible();
  });

  await test.step('a first page wears it', async () => {
    const brand = await guide.getByLabel('Brand', { exact: true }).inputValue();
    const front = guide.frameLocator('iframe[title$="by day"]');
    await expect(front.getByRole('heading', { level: 1 })).toBeVisible();
    const worn = () =>
      front.locator('html').evaluate((page) => getComputedStyle(page).getPropertyValue('--banyan-brand-800'));
    await expect.poll(worn).toBe(brand);
  });

  await test.step('by night and in its drawings too', async () => {
    const night = guide.frameLocator('iframe[title$="by night"]');
    await expect(night.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(night.locator('html')).toHaveAttribute('data-mode', 'dark');
    const brand = await guide.getByLabel('Brand', { exact: true }).inputValue();
    const drawings = () =>
      night
        .locator('img[data-file]')
        .evaluateAll((images) => images.map((image) => decodeURIComponent(image.getAttribute('src') ?? '')));
    await expect
      .poll(async () => (await drawings()).filter((svg) => svg.includes(brand)).length)
      .toBeGreaterThan(0);
  });

  await test.step('what the starter reads', async () => {
    await guide.getByRole('button', { name: 'Copy chapter.json' }).click();
    await expect(guide.getByRole('button', { name: 'Copied chapter.json' })).toBeVisible();
    const checked = checkChapterFile(await copied(page));
    expect(checked).toMatchObject({ chapter: { name: 'Great Lakes' } });
    await guide.getByRole('button', { name: 'Copy theme.css' }).click();
    await expect(guide.getByRole('button', { name: 'Copied theme.css' })).toBeVisible();
    const brand = await guide.getByLabel('Brand', { exact: true }).inputValue();
    expect(await copied(page)).toContain(`--banyan-brand-800: ${brand}`);
    await find(page, 'adding an event page', /Adding an event page/);
    await titled('Adding an event page');
  });
});
