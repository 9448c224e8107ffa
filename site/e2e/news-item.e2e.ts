import { expect, hydrated, test } from './test.ts';

const canteen = '/news/news-canteen-scholarship';

test('Share copies the link if the device has no share sheet, and otherwise passes title, link and excerpt', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  });
  await page.goto(canteen);
  await hydrated(page);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('article').getByText('The link has been copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(product.url + canteen);

  await page.evaluate(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) =>
        document.documentElement.setAttribute('data-shared', JSON.stringify(data)),
    });
  });
  await page.getByRole('button', { name: 'Share' }).click();
  const shared = page.locator('html[data-shared]');
  await expect(shared).toHaveCount(1);
  const data: { title: string; text: string } = JSON.parse(
    (await shared.getAttribute('data-shared')) ?? '{}',
  );
  expect(data.title).toBe('A scholarship named after the canteen');
  expect(data.text).toMatch(/^For thirty-four years.{70,}…$/);
  expect(data.text.length).toBeLessThanOrEqual(101);
});

test.describe('missing news content', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('a URL without a news item returns 404 with a message and a way back', async ({ page, request }) => {
    for (const path of ['/news/no-such-news', '/news/a%2Fb', '/news/__proto__']) {
      const answer = await request.get(path);
      expect([path, answer.status(), (await answer.text()).includes('This news is not here.')]).toEqual([
        path,
        404,
        true,
      ]);
    }
    // Words that no news item has give no suggestions; other words give suggestions in the rendered page.
    const near = page.getByRole('list', { name: 'Did you mean' }).getByRole('link');
    await page.goto('/news/no-such-news');
    await expect(near).toHaveCount(0);
    expect(await (await request.get('/news/news-canteen-scolarship')).text()).toContain(
      'A scholarship named after the canteen</',
    );
    await page.goto('/news/ridge-walks');
    await expect(near).toHaveText(['Ridge walk: the photographs are up']);
    const answer = await page.goto('/news/%3Cscript%3E');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'This news is not here.' })).toBeVisible();
    await hydrated(page);
    await expect(page).toHaveTitle('Page not found | Engineering Alumni');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^All news/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeFocused();
  });
});
