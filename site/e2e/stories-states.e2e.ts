import type { Page } from '@playwright/test';
import { api, card, cards, pump, pumpTitle, tab, titleOfPage } from './storiesPage.ts';
import { expect, hydrated, test } from './test.ts';
import { arrive, doorBefore, failInEveryWay } from './visit.ts';

/** What a page for an address without a story asks about. */
const near = (page: Page) => page.getByRole('list', { name: 'Did you mean' }).getByRole('link');

const story = (id: string, more: object = {}) => ({
  id,
  title: `Story ${id}`,
  content: '<p>Once.</p>',
  date: '2026-11-01T12:00:00.000Z',
  category: 'career',
  ...more,
});
const answer = (...data: object[]) => ({ json: { success: true, data } });
const list = (page: Page) => page.getByRole('group', { name: 'All stories' });

test('a category without stories says so and leads on; so does a page without any', async ({ page }) => {
  await page.route(api, (route) => route.fulfill(answer(story('one'))));
  await page.goto('/alumni-stories');
  await expect(cards(page)).toHaveCount(1);
  await tab(page, 'Academia').click();
  await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/alumni-stories');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'All stories' })).toBeFocused();

  await page.unroute(api);
  await page.route(api, (route) => route.fulfill(answer()));
  await page.goto('/alumni-stories');
  await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
});

test.describe('while the API is down', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the list waits in its own shape while the rest can be read; each failure is said, and Retry brings it', async ({
    page,
  }) => {
    const door = await doorBefore(page, api);
    await arrive(page, '/alumni-stories');
    await expect(page.getByRole('heading', { name: 'Farah Shivan' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Loading stories...' })).toHaveCount(1);
    await expect(list(page)).toHaveAttribute('aria-busy', 'true');
    await failInEveryWay(door, page.getByRole('button', { name: 'Retry' }), () =>
      expect(page.getByRole('heading', { name: 'Stories could not be loaded' })).toBeVisible(),
    );
    await expect(card(page, pumpTitle)).toBeVisible();
    await expect(list(page)).toBeFocused();
  });

  test('a story takes its time, then fails, and Retry brings it with the focus on its title', async ({
    page,
  }) => {
    const door = await doorBefore(page, api);
    await arrive(page, pump);
    await expect(titleOfPage(page, 'Loading story...')).toBeFocused();
    await door.open((route) => route.abort());
    await expect(titleOfPage(page, 'This story could not be loaded')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/alumni-stories');
    await door.open();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(titleOfPage(page, pumpTitle)).toBeFocused();
    await expect(page).toHaveTitle(/^The pump that learned to whisper \|/);
  });
});

test.describe('an address without a story', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('is a 404 with a way back', async ({ page }) => {
    const response = await page.goto('/alumni-stories/no-such-story');
    expect(response?.status()).toBe(404);
    await expect(titleOfPage(page, '404: Nobody has told this one.')).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found \|/);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'All stories' }).click();
    await expect(titleOfPage(page, 'Alumni stories')).toBeFocused();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('names those that it is nearest to', async ({ page }) => {
      for (const id of ['the-pump-that-lerned', 'pump', 'pumps_whisper.html']) {
        expect((await page.goto(`/alumni-stories/${id}`))?.status()).toBe(404);
        await expect(near(page)).toHaveText([pumpTitle]);
      }
      await page.goto('/alumni-stories/no-such-story');
      await expect(near(page)).toHaveCount(0);
      await page.goto('/alumni-stories/rent-a-transformer');
      await near(page).click();
      await expect(titleOfPage(page, 'I rent out a transformer')).toBeVisible();
    });
  });

  test('says the same when the reader was on the site already, and when the API takes its time to know', async ({
    page,
  }) => {
    const door = await doorBefore(page, api);
    await arrive(page, '/alumni-stories/the-pump-that-lerned');
    await expect(titleOfPage(page, 'Loading story...')).toBeFocused();
    await door.open();
    await expect(titleOfPage(page, '404: Nobody has told this one.')).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found \|/);
    await near(page).click();
    await expect(titleOfPage(page, pumpTitle)).toBeFocused();
  });
});
