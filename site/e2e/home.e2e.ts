import type { Page } from '@playwright/test';
import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';

const featured = '**/api/events/get-featured-event';

test.describe('front page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole page without JavaScript, with a hero of 600 to 1200 px that fits a lower window', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1, name: 'Connect.' })).toBeVisible();
    for (const value of ['Make New Friends', 'Advance Your Career', 'Give Back']) {
      await expect(page.getByRole('heading', { name: value, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('link', { name: 'LEARN MORE' })).toHaveAttribute('href', '/about');
    await expect(page.getByRole('heading', { name: /The Long Table/ })).toBeVisible();
    await expect(page.getByText(/^\w+day, \w+ \d{1,2}, \d{4}$/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'REGISTER', exact: true })).toHaveAttribute(
      'href',
      '/membership',
    );
    await expect(page.getByRole('link', { name: /^Explore Membership/ })).toHaveAttribute(
      'href',
      '/membership',
    );

    await expect(page.getByRole('link', { name: 'Register', exact: true })).toHaveAttribute(
      'href',
      /^\/events\/register\/.+/,
    );

    const hero = page.locator('section').filter({ has: page.getByRole('heading', { level: 1 }) });
    for (const [width, height] of [
      [390, 844],
      [1280, 800],
      [2560, 1600],
    ] as const) {
      await page.setViewportSize({ width, height });
      const box = await hero.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(600);
      expect(box?.height).toBeLessThanOrEqual(1200);
    }
  });
});

test('keeps the server’s story and news, and renders them after a navigation', main, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  const band = page.getByRole('region', { name: 'Stories and news' });
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(band.getByRole('listitem')).toHaveCount(3);
  await expect(band.getByRole('link', { name: 'All stories' })).toBeVisible();
  expect(fetched.filter((address) => address.includes('HomeReadingBand'))).toEqual([]);

  await band.getByRole('link', { name: 'All news' }).click();
  await expect(page).toHaveURL('/news');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /, home$/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect(band.getByRole('listitem')).toHaveCount(3);
});

test.describe('front page with the API down', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('after a navigation, shows the toast and the spinner, keeps retrying, and recovers', async ({
    page,
  }) => {
    await page.route(featured, (route) => route.abort());
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('link', { name: /home$/ }).first().click();
    await expect(page.getByText('Error Fetching Data').first()).toBeVisible();
    await expect(page.getByText('Loading event...')).toBeVisible();
    await expect(page.getByRole('link', { name: /See all events/ })).toBeVisible();
    await page.unroute(featured);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: /The Long Table/ })).toBeVisible();

    // A rendered event stays, marked as possibly outdated.
    await page.route(featured, (route) => route.fulfill({ status: 500, body: '<h1>Bad Gateway</h1>' }));
    await page.goto('/');
    await expect(page.getByRole('heading', { name: /The Long Table/ })).toBeVisible();
    await expect(page.getByText('Error Fetching Data').first()).toBeVisible();
  });
});

test.describe('members of the day', () => {
  const call = '**/api/member/get-daily-members';
  const wall = (page: Page) => page.getByRole('region', { name: 'Who is here' });
  /** Goes to the end of the page step by step, as a reader does: what is read near its place is read then. */
  const readOn = (page: Page) =>
    page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        window.scrollTo(0, y);
        await new Promise(requestAnimationFrame);
      }
    });

  test('come when the reader is near, and each leads to their entry in the directory', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/');
    await hydrated(page);
    await expect(wall(page)).toBeAttached();
    expect(asked.filter((url) => url.endsWith('get-daily-members'))).toEqual([]);
    await readOn(page);
    await expect(wall(page).getByRole('listitem')).toHaveCount(40);
    const first = wall(page)
      .getByRole('link', { name: /\(class of \d{4}\)$/ })
      .first();
    const entry = new URL((await first.getAttribute('href')) ?? '', page.url());
    await first.click();
    await expect(page).toHaveURL(entry.href);
    const name = entry.searchParams.get('search') ?? '';
    await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible();
  });

  test.describe('while the API is down', () => {
    test.use({ expectedComplaints: [/Failed to load resource/] });

    test('are absent, without a message', async ({ page }) => {
      await page.route(call, (route) => route.abort());
      await page.goto('/');
      await expect(wall(page)).toBeAttached();
      await readOn(page);
      await expect(wall(page)).toHaveCount(0);
    });
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('are a link to the directory', async ({ page }) => {
      for (const path of ['/', '/about']) {
        await page.goto(path);
        await expect(page.getByRole('link', { name: 'Who is here' })).toHaveAttribute(
          'href',
          '/alumni-directory',
        );
      }
    });
  });
});
