import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';

test('header and footer lead where the specification says', main, async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('without JavaScript the toggle still leads to the links', async ({ browser, product }) => {
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

test('going to another page moves the focus to its heading, starts at the top, and Back returns to where one was', async ({
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

test('a remembered mode is there before the first paint', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('banyan-mode', 'dark'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(12, 17, 29)');
});

test('a drawing with a light ground takes its night from the page’s own switch, whatever the device prefers', async ({
  page,
}) => {
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

test('whoever scrolls before the page is alive stays where they are', async ({ page }) => {
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

test.describe('at an address that does not exist', () => {
  test.use({ expectedComplaints: [/status of 404/], viewport: { width: 390, height: 844 } });

  test('mode, switch and menu are as everywhere, and what was meant is one press away', async ({ page }) => {
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
