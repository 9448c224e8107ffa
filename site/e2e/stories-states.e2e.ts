import type { Page } from '@playwright/test';
import { api, card, cards, pump, pumpTitle, tab, titleOfPage } from './storiesPage.ts';
import { expect, hydrated, test } from './test.ts';
import { arrive, doorBefore, failInEveryWay } from './visit.ts';

/** Suggestions on the page of a missing story. */
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

test('a share sheet gets the first 100 characters of the story', async ({ page }) => {
  const excerpt = `${'👩‍🔧'.repeat(99)}नमस्ते`;
  await page.route(api, (route) => route.fulfill(answer(story('long', { excerpt }))));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = data.text;
      },
    });
  });
  await arrive(page, '/alumni-stories/long');
  await page.getByRole('button', { name: 'Share this story' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', `${'👩‍🔧'.repeat(99)}न…`);
});

test('shows a story of 5,000 words without picture, author and tags to its end', async ({ page }) => {
  const content = `${'<p>A word after a word after a word is power.</p>'.repeat(500)}<p>The end.</p>`;
  await page.route(api, (route) => route.fulfill(answer(story('long', { content }))));
  await page.setViewportSize({ width: 320, height: 640 });
  await arrive(page, '/alumni-stories/long');
  await expect(page.getByText('A graduate')).toBeVisible();
  await expect(page.getByText('23 min read')).toBeVisible();
  await expect(page.getByText('The end.')).toBeAttached();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('shows HTML in a story as text and never runs it', async ({ page }) => {
  const trap = '<img src="/x.png" onerror="document.title=1"><script>document.title=2</script>';
  const hostile = story('<b>', {
    title: `Hostile ${trap}`,
    excerpt: trap,
    author: trap,
    authorTitle: trap,
    tags: [trap],
    content: `<p>Kept.</p>${trap}<p onclick="document.title=3">Pressed.</p><a href="javascript:document.title=4">Link</a>`,
  });
  await page.route(api, (route) => route.fulfill(answer(hostile)));
  await page.goto('/alumni-stories');
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('link').click();
  await expect(titleOfPage(page, `Hostile ${trap}`)).toBeVisible();
  const words = page.getByRole('article').first();
  await expect(words.getByText('Kept.')).toBeVisible();
  await words.getByText('Pressed.').click();
  await expect(words.locator('script, img[onerror], [onclick], a[href^=javascript]')).toHaveCount(0);
  await expect(page).toHaveTitle(/^Hostile/);
});

test('a category without stories, and a page without any, say so and offer a link', async ({ page }) => {
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

test.describe('stories while the API is down', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the list shows placeholders while the rest is readable; each failure is shown, and Retry loads it', async ({
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

  test('keeps the rendered stories and marks them as possibly outdated', async ({ page }) => {
    await page.route(api, (route) => route.abort());
    await page.goto('/alumni-stories');
    const outdated = page.getByText('This list may be out of date.');
    await expect(outdated).toBeVisible();
    await expect(card(page, pumpTitle)).toBeVisible();
    await page.unroute(api);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(outdated).toHaveCount(0);
  });

  test('shows a story’s loading and failure; Retry loads it and focuses its title', async ({ page }) => {
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

test.describe('missing story', () => {
  test.use({ expectedComplaints: [/status of 404/] });

  test('a missing story returns 404 with a way back', async ({ page }) => {
    const response = await page.goto('/alumni-stories/no-such-story');
    expect(response?.status()).toBe(404);
    await expect(titleOfPage(page, '404: Nobody has told this one.')).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found \|/);
    await hydrated(page);
    await page.getByRole('main').getByRole('link', { name: 'All stories' }).click();
    await expect(titleOfPage(page, 'Alumni stories')).toBeFocused();
  });

  test.describe('missing story without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('suggests the nearest stories without JavaScript', async ({ page }) => {
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

  test('a missing story shows the same after a navigation and with a slow API', async ({ page }) => {
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

test('the arrow keys, Home and End move between the category tabs', async ({ page }) => {
  await page.goto('/alumni-stories');
  await hydrated(page);
  await tab(page, 'All').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'All')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Career')).toBeFocused();
  await expect(page).toHaveURL('/alumni-stories?category=career');
  await expect(tab(page, 'Career')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(tab(page, 'All')).toBeFocused();
  await expect(page).toHaveURL('/alumni-stories');
});
