import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const newsCall = '**/api/news/fetch-all-news';
const canteen = 'A scholarship named after the canteen';
const chairs = 'Two hundred and forty chairs';
const chairsHref = '/news/news-long-table';
const cards = {
  Events: '/events',
  Networking: '/alumni-directory',
  Philanthropy: '/donate-home',
  'Professional Development': '/resources',
  'Alumni News & Updates': '/news',
};

const list = (page: Page) => page.getByRole('region', { name: 'Latest news' });
const row = (page: Page, name: string) => list(page).getByRole('link', { name });

const answer = (data: unknown) => (route: Route) => route.fulfill({ json: { success: true, data } });

test.describe('about page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole page, the eight board members, and rows that link to their news without JavaScript', async ({
    page,
  }) => {
    await page.goto('/about');
    await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible();
    for (const figure of ['170+', '2003', '5,000+'])
      await expect(page.getByText(figure, { exact: true })).toBeVisible();
    await expect(page.getByRole('region', { name: /^Our mission: We keep five thousand/ })).toBeVisible();

    const does = page.getByRole('region', { name: 'What We Do' });
    await expect(does.getByRole('listitem')).toHaveCount(6);
    for (const [name, href] of Object.entries(cards)) {
      await expect(does.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    await expect(does.getByRole('heading', { name: 'Community Service' })).toBeVisible();
    await expect(does.getByRole('link', { name: 'Community Service' })).toHaveCount(0);

    const involved = page.getByRole('region', { name: 'Get Involved' });
    await expect(involved.getByRole('link', { name: 'Register as a member' })).toHaveAttribute(
      'href',
      '/membership/register',
    );
    await expect(involved.getByRole('link', { name: 'See the resources' })).toHaveAttribute(
      'href',
      '/resources',
    );

    await expect(list(page).getByRole('heading', { name: canteen })).toBeVisible();
    await expect(list(page).locator('ol > li')).toHaveCount(9);
    const board = page.getByRole('region', { name: 'Leadership' });
    await expect(board.getByRole('heading', { level: 3 })).toHaveCount(8);
    await expect(board.getByText(/^(President|Treasurer|Secretary|Director)$/)).toHaveCount(8);
    const profiles = board.getByRole('link', { name: /^Profile of .+ \(opens another site\)$/ });
    await expect(profiles).toHaveCount(8);
    for (const profile of await profiles.all()) {
      await expect(profile).toHaveAttribute('href', /^https:\/\//);
      await expect(profile).toHaveAttribute('rel', /noopener/);
    }
    await expect(board.getByRole('link', { name: 'Write to the board' })).toHaveAttribute('href', '/contact');

    const cells = page.getByRole('region', { name: 'What We Do' }).getByRole('listitem');
    for (const [width, columns] of [
      [967, 2],
      [968, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const tops = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().top));
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }

    await row(page, chairs).click();
    await expect(page).toHaveURL(chairsHref);
    await expect(page.getByRole('heading', { level: 1, name: chairs })).toBeVisible();
  });
});

test('a row opens its news in place; closing returns to the row; Back, Forward and a reload keep the state', async ({
  page,
}) => {
  await page.goto('/about');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await row(page, chairs).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  await row(page, chairs).click();

  const title = page.getByRole('heading', { level: 2, name: chairs });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  await expect(page).toHaveURL('/about?news=news-long-table');
  await expect(list(page)).toHaveCount(0);
  await expect(page.getByText(/^ ?\d{1,2}:00 [AP]M \w+/)).toBeVisible();
  await expect(page.getByText('Arvind Kadamb')).toBeVisible();
  await expect(page.getByText('Annual dinner, Bay Area')).toBeVisible();
  await expect(page.getByText(/at one table, because somebody asked in 2004/)).toBeVisible();
  await expect(page.getByText(/It has been kept every year\./)).toBeVisible();

  await page.getByRole('link', { name: 'Back to the news' }).click();
  await expect(row(page, chairs)).toBeFocused();
  await expect(page).toHaveURL('/about');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);

  await row(page, canteen).click();
  const other = page.getByRole('heading', { level: 2, name: canteen });
  await expect(other).toBeFocused();
  await page.goBack();
  await expect(row(page, canteen)).toBeFocused();
  await page.goForward();
  await expect(other).toBeFocused();
  await page.reload();
  await expect(other).toBeFocused();
  await page.getByRole('link', { name: 'Back to the news' }).click();
  await expect(row(page, canteen)).toBeFocused();
  await expect(page).toHaveURL('/about');

  // A click that asks for another tab opens the item's own page there.
  const opened = page.context().waitForEvent('page');
  await row(page, canteen).click({ modifiers: ['ControlOrMeta'] });
  await expect((await opened).getByRole('heading', { level: 1, name: canteen })).toBeVisible();
  await expect(page).toHaveURL('/about');
  await page.goto('/about?news=never-was');
  await expect(row(page, canteen)).toBeVisible();
});

test('shows the ten newest items by date in any order of the API, and a sentence without news', async ({
  page,
}) => {
  const items = Array.from({ length: 14 }, (_, place) => ({
    _id: `piece-${place}`,
    title: `Piece ${place}`,
    createdAt: `2026-10-${String(10 + place)}T20:00:00.000Z`,
    images: place === 13 ? ['art/event-lamps.svg'] : [],
  }));
  await page.route(newsCall, answer(items));
  await page.goto('/about');
  await expect(list(page).getByRole('heading', { level: 3 })).toHaveText(
    Array.from({ length: 10 }, (_, place) => `Piece ${13 - place}`),
  );
  await expect(list(page).getByRole('img')).toHaveCount(0);
  await expect(list(page).locator('img')).toHaveAttribute('src', '/art/event-lamps.svg');

  await page.unroute(newsCall);
  await page.route(newsCall, answer([]));
  await page.goto('/about');
  await expect(list(page).getByRole('heading', { name: 'No news yet' })).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(0);
});

test.describe('about page while the API is down', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('a URL of one item shows the list until the item can be read', async ({ page }) => {
    await page.route(newsCall, (route) => route.abort());
    await page.goto('/about?news=news-long-table');
    await expect(list(page).getByText('News could not be loaded')).toBeVisible();
    await page.unroute(newsCall);
    await list(page).getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 2, name: chairs })).toBeFocused();
  });
});
