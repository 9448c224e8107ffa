import { ceilings } from '../build/sizes.ts';
import { loadUntouched } from './beforeHydration.ts';
import { box, fill, open, prove, received, submit, succeeded } from './contactPage.ts';
import { main } from './main.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';
import { away, doorBefore } from './visit.ts';

/** Scripts of every page. */
const code = '**/assets/*.js';

test(
  'keeps the data of a form that is filled in and sent before hydration',
  main,
  async ({ page, product }) => {
    const door = await doorBefore(page, code);
    await page.goto('/contact', { waitUntil: 'commit' });
    const html = await page.locator('form').first().elementHandle();
    const email = freshEmail();
    await fill(page, email);
    await door.knocked();
    await submit(page);
    await door.open();
    // The click counts: the form now names exactly what is missing.
    await expect(page.getByRole('link', { name: 'Please complete the CAPTCHA verification' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Message is required' })).toHaveCount(0);
    await expect(box(page, 'Email')).toHaveValue(email);
    expect(await page.evaluate((form) => form?.isConnected, html)).toBe(true);
    await prove(page);
    await submit(page);
    await expect(succeeded(page)).toBeVisible();
    expect(received(product, email)).toBe(1);
  },
);

test('applies a button click from before hydration afterwards', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const door = await doorBefore(page, code);
  await page.goto('/alumni-directory', { waitUntil: 'commit' });
  const filters = page.getByRole('button', { name: 'Filters' });
  await filters.click();
  await door.knocked();
  await door.open();
  await expect(filters).toHaveAttribute('aria-expanded', 'true');
});

test('a page revalidates after hydration and keeps the server’s HTML', async ({ page }) => {
  const door = await doorBefore(page, code);
  await page.goto('/news', { waitUntil: 'commit' });
  const heading = await page.getByRole('heading', { level: 1 }).elementHandle();
  await door.knocked();
  const read = page.waitForRequest('**/api/**');
  await door.open();
  await read;
  expect(await page.evaluate((element) => element?.isConnected, heading)).toBe(true);
});

test('a draft, and the step in the URL, survive a reload', async ({ page }) => {
  await open(page);
  await box(page, 'First name').fill('Bakul');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('banyan.draft.contact')))
    .toContain('Bakul');
  await page.reload();
  await hydrated(page);
  await expect(box(page, 'First name')).toHaveValue('Bakul');
  await page.goto('/membership/register?step=2');
  await expect(page.getByRole('heading', { level: 2, name: /Professional/ })).toBeVisible();
});

test.describe('pages whose code does not load', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('posts a form as without JavaScript when the code does not load', async ({ page }) => {
    const door = await doorBefore(page, code);
    await door.open(away);
    await page.goto('/contact');
    await box(page, 'First name').fill('Bakul');
    await submit(page);
    // Response of the server, which includes the question for forms without JavaScript.
    await expect(page.getByRole('link', { name: 'Last name is required' })).toBeVisible();
    await expect(box(page, 'First name')).toHaveValue('Bakul');
  });
});

test.describe('list pages', () => {
  test('another URL of the same page shows its own content', async ({ page }) => {
    await page.goto('/chapters/bay-area');
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Bay Area');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Atlanta' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Atlanta');
  });

  test('paginates past events with links, and no document grows with their number', async ({
    browser,
    product,
  }) => {
    const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/events');
    const past = page.getByRole('region', { name: 'Past events' });
    await expect(past.getByRole('list').first().getByRole('listitem')).toHaveCount(5);
    const first = await past.getByRole('heading', { level: 3 }).allTextContents();
    await past.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/events?page=2');
    await expect(past.getByRole('heading', { level: 3 }).first()).toBeVisible();
    const second = await past.getByRole('heading', { level: 3 }).allTextContents();
    expect(second.filter((title) => first.includes(title))).toEqual([]);
    // Other tests create several events with this title.
    const [only] = first.filter((title) => !title.startsWith('Tea, twice'));
    expect(await page.content()).not.toContain(only ?? '-');
    await context.close();
  });
});

test.describe('page weight', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('every kind of page keeps its script budget', async ({ context }) => {
    test.setTimeout(120_000);
    const board = await context.newPage();
    await board.goto('/job-board');
    const job = await board.locator('main a[href^="/job-board/"]').first().getAttribute('href');
    for (const path of [
      '/',
      '/donate-home',
      '/alumni-directory',
      '/alumni-stories/the-pump-that-learned-to-whisper',
      '/class-of/1987',
      '/job-board',
      job ?? '',
      '/news/news-canteen-scholarship',
      '/events',
      '/events/month',
      '/events/register/event-long-table',
      '/events/past/event-garba-night',
      '/no-such-page',
    ]) {
      const page = await context.newPage();
      const { scripts } = await loadUntouched(page, path, hydrated);
      expect.soft(scripts, `scripts of ${path}`).toBeLessThanOrEqual(ceilings.javascript);
      await page.close();
    }
  });
});
