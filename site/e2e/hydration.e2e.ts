import type { Page } from '@playwright/test';
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

for (const [path, before, after] of [
  [
    '/alumni-directory',
    (page: Page) => page.getByRole('searchbox').fill('kadamb'),
    '/alumni-directory?search=kadamb',
  ],
  ['/news', (page: Page) => page.getByRole('searchbox').fill('pump'), '/news?search=pump'],
  [
    '/job-board',
    async (page: Page) => {
      await page.getByRole('searchbox', { name: 'Search jobs' }).fill('engineer');
      await page.locator('label').filter({ hasText: 'Full-time' }).click();
    },
    '/job-board?search=engineer&jobType=Full-time',
  ],
  [
    '/events/month',
    async (page: Page) => {
      await page.getByRole('combobox', { name: 'Chapter' }).selectOption('Bay Area');
    },
    '/events/month?chapter=bay-area',
  ],
] as const)
  test(`${path} applies what was typed or chosen before hydration`, async ({ page }) => {
    const door = await doorBefore(page, code);
    await page.goto(path, { waitUntil: 'commit' });
    await before(page);
    await door.knocked();
    await door.open();
    await expect(page).toHaveURL(after);
  });

test('the preview of a job shows what was typed before hydration', async ({ page }) => {
  const door = await doorBefore(page, code);
  await page.goto('/submit-job', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'Job title' }).fill('Pump engineer');
  await door.knocked();
  await door.open();
  await expect(page.getByRole('complementary').getByRole('heading', { name: 'Pump engineer' })).toBeVisible();
});

for (const [path, query, found] of [
  ['/alumni-directory', '?search=kadamb&graduationYear=2000', 'Ninad Kadamb'],
  ['/job-board', '?location=seattle&jobType=Internship', /./],
  ['/news', '?search=garba&category=Events', 'Garba night, counted'],
] as const)
  test(`${path} of a static host, which ignores the query, applies it after hydration`, async ({ page }) => {
    await page.route(`**${path}?*`, async (route) => {
      await route.fulfill({ response: await page.request.get(path) });
    });
    await page.goto(path + query);
    const articles = page.getByRole('main').getByRole('article');
    await expect(articles).toHaveCount(1);
    await expect(articles.getByRole('heading', { name: found })).toBeVisible();
  });

for (const path of ['/alumni-directory', '/news', '/job-board', '/search'])
  test(`${path} survives every query`, async ({ page }) => {
    for (const query of [
      'search=%E0%A4%A',
      'search[]=a&page[]=b',
      'page=1e99&jobType=Nonsense&category=%00',
      `search=${encodeURIComponent('<img src=x onerror="document.title=1">')}`,
    ]) {
      const answer = await page.goto(`${path}?${query}`);
      expect([query, answer?.status()]).toEqual([query, 200]);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).not.toHaveTitle('1');
    }
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
