import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';

test('header and footer link to the pages of the specification', main, async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  for (const path of ['/about', '/events', '/resources', '/membership', '/donate-home', '/contact']) {
    await expect(header.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  await expect(header.locator('a[href="/"]')).toHaveCount(1);
  const footer = page.getByRole('contentinfo');
  for (const path of [
    '/membership',
    '/alumni-directory',
    '/events',
    '/donate',
    '/resources#mentorship-section',
    '/accessibility',
  ]) {
    await expect(footer.locator(`a[href="${path}"]`)).toHaveCount(1);
  }
  await expect(footer.locator('a[href^="mailto:"]')).toHaveCount(1);
  for (const policy of ['Privacy Policy', 'Terms of Service', 'Cookie Policy']) {
    await expect(footer.getByText(policy)).toBeVisible();
    await expect(footer.getByRole('link', { name: policy })).toHaveCount(0);
  }
  await expect(page.locator('a:not([href]), a[href=""], a[href="#"]')).toHaveCount(0);
});

test.describe('mobile menu', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the toggle leads to the links without JavaScript', async ({ browser, product }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto(product.url);
    await page.getByRole('link', { name: 'Open menu' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Membership' })).toBeVisible();
    await context.close();
  });
});

test('navigation focuses the new heading and scrolls to the top; Back restores the position', async ({
  page,
}) => {
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 1500));
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1500);
});

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
});

test('applies the saved color mode before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('banyan-mode', 'dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 17, 29)');
});

test('a light drawing follows the page’s own color mode, whatever the device prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/alumni-stories/the-pump-that-learned-to-whisper');
  await hydrated(page);
  const drawing = page.locator('main img[src$="event-linkage.svg"]').first();
  const ground = async () =>
    page.evaluate(
      async (png) => {
        const corner = new OffscreenCanvas(1, 1).getContext('2d');
        corner?.drawImage(await createImageBitmap(new Blob([new Uint8Array(png)])), -12, -12);
        return [...(corner?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3);
      },
      [...(await drawing.screenshot())],
    );
  await expect.poll(ground).toEqual([227, 234, 249]);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect.poll(ground).toEqual([20, 27, 42]);
});

test('keeps the scroll position of a visitor who scrolls before hydration', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/donate-home', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'What Your Gift Supports' }).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  release();
  await hydrated(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test.describe('404 page', () => {
  test.use({ expectedComplaints: [/status of 404/], viewport: { width: 390, height: 844 } });

  test('the 404 page has the usual color mode, switch and menu, and suggests the intended page', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('banyan-mode', 'dark'));
    await page.goto('/alumni-stores');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await hydrated(page);
    await page.getByRole('radio', { name: 'Light' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('list', { name: 'Did you mean' })
      .getByRole('link', { name: 'Alumni stories' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Alumni stories' })).toBeVisible();
  });
});
