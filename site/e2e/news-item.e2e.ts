import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';
import { arrive, doorBefore } from './visit.ts';

const newsCall = '**/api/news/fetch-all-news';
const canteen = '/news/news-canteen-scholarship';

test(
  'the picture fills the screen and closes with Escape, the button, or a press beside it',
  main,
  async ({ page }) => {
    await page.goto(canteen);
    await hydrated(page);
    const pictures = page.getByRole('article').getByRole('link', { name: /Open full screen$/ });
    await expect(pictures).toHaveCount(3);
    const viewer = page.getByRole('dialog');
    const caption = 'Six glasses in the carrier; one of them was never written down';
    await expect(page.getByRole('article').getByText(caption)).toBeVisible();
    await pictures.first().click();
    await expect(viewer).toBeVisible();
    await expect(viewer.getByText(caption)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(pictures.first()).toBeFocused();
    await pictures.nth(1).click();
    await viewer.getByRole('button', { name: /^Close/ }).click();
    await expect(viewer).toBeHidden();
    await pictures.nth(2).click();
    await expect(viewer).toBeVisible();
    await page.mouse.click(120, 650);
    await expect(viewer).toBeHidden();
  },
);

test.describe('what is not there', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('an address without news is a page that says so, with status 404 and a way back', async ({
    page,
    request,
  }) => {
    for (const path of ['/news/no-such-news', '/news/a%2Fb', '/news/__proto__']) {
      const answer = await request.get(path);
      expect([path, answer.status(), (await answer.text()).includes('This news is not here.')]).toEqual([
        path,
        404,
        true,
      ]);
    }
    // Without words that some of the news has, nothing is near; with them it is said in the page as it is sent.
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

  test('news that was taken down since the page was rendered is gone', async ({ page }) => {
    await page.route(newsCall, (route) => route.fulfill({ json: { success: true, data: [] } }));
    await page.goto(canteen);
    await expect(page.getByRole('heading', { level: 1, name: 'This news is not here.' })).toBeVisible();
  });

  test('an API that is slow, then down, then back', async ({ page }) => {
    const door = await doorBefore(page, newsCall);
    await arrive(page, canteen);
    await expect(page.getByText('Loading news...').first()).toBeVisible();
    await door.open((route) => route.abort());
    await expect(page.getByRole('heading', { level: 1, name: 'News could not be loaded' })).toBeVisible();
    await door.open();
    await page.getByRole('button', { name: 'Retry' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'A scholarship named after the canteen' });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle('A scholarship named after the canteen | Engineering Alumni');
  });
});
