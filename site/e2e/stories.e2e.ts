import type { Page } from '@playwright/test';
import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';
import { arrive, doorBefore } from './visit.ts';

const api = '**/api/alumni-stories/get-stories';
const pump = '/alumni-stories/the-pump-that-learned-to-whisper';
const pumpTitle = 'The pump that learned to whisper';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const cards = (page: Page) => page.getByRole('group', { name: 'All stories' }).getByRole('article');
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const titleOfPage = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
/** Suggestions on the page of a missing story. */
const near = (page: Page) => page.getByRole('list', { name: 'Did you mean' }).getByRole('link');

test.describe('stories without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all stories without JavaScript, and the tabs are links', async ({ page }) => {
    await page.goto('/alumni-stories');
    await expect(titleOfPage(page, 'Alumni stories')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Submit a story' })).toHaveAttribute(
      'href',
      '/submit-story',
    );
    const notable = page.getByRole('region', { name: 'Notable alumni' });
    await expect(notable.getByRole('heading', { level: 3 })).toHaveText([
      'Farah Shivan',
      'Kabir Shirish',
      'Tara Savar',
      'Vikram Hirda',
      'Gauri Kanchan',
    ]);
    await expect(page.getByRole('tab')).toHaveCount(7);
    await tab(page, 'Academia').click();
    await expect(page).toHaveURL('/alumni-stories?category=academia');
    await expect(tab(page, 'Academia')).toHaveAttribute('aria-selected', 'true');
    await expect(cards(page).getByText('Academia', { exact: true })).toHaveCount(await cards(page).count());
    await tab(page, 'All').click();
    await expect(cards(page)).toHaveCount(6);
    await page.getByRole('link', { name: 'More stories' }).click();
    await expect(page).toHaveURL('/alumni-stories?page=2#story-7');
    await expect(cards(page)).toHaveCount(12);
    await expect(page.getByRole('link', { name: 'More stories' })).toHaveCount(0);
    await card(page, pumpTitle).click();
    await expect(titleOfPage(page, pumpTitle)).toBeVisible();
    await expect(page.getByText(/The landlord has one on every roof he owns/)).toBeVisible();
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Founders' }).click();
    await expect(page).toHaveURL('/alumni-stories?tag=Founders');
    await expect(card(page, pumpTitle)).toBeVisible();

    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/alumni-stories');
    // On a phone, the tabs take the place of the dropdown.
    await expect(page.getByRole('combobox')).toBeHidden();
    await tab(page, 'Career').click();
    await expect(page).toHaveURL('/alumni-stories?category=career');
  });
});

test('the category is in the URL, so that it can be shared and undone with Back', async ({ page }) => {
  await page.goto('/alumni-stories');
  await hydrated(page);
  const all = 6;
  await expect(cards(page)).toHaveCount(all);
  await expect(page.getByText(`${all} of 12`)).toBeVisible();
  await tab(page, 'Career').click();
  await expect(page).toHaveURL('/alumni-stories?category=career');
  await expect(tab(page, 'Career')).toBeFocused();
  const some = Number(await tab(page, 'Career').locator('span').textContent());
  await expect(cards(page)).toHaveCount(some);
  expect(some).toBeLessThan(all);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/alumni-stories?category=innovation');
  await page.goBack();
  await expect(page).toHaveURL('/alumni-stories?category=career');
  await expect(cards(page)).toHaveCount(some);
  await page.reload();
  await hydrated(page);
  await expect(tab(page, 'Career')).toHaveAttribute('aria-selected', 'true');
  await expect(cards(page)).toHaveCount(some);
  await page.goBack();
  await expect(page).toHaveURL('/alumni-stories');
  await expect(cards(page)).toHaveCount(all);

  // An unknown category shows all stories.
  await page.goto('/alumni-stories?category=gossip');
  await hydrated(page);
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, pumpTitle)).toBeVisible();
});

test(
  'loads more stories with the focus on the first new one; returning from a story shows as many',
  main,
  async ({ page }) => {
    await page.goto('/alumni-stories');
    await hydrated(page);
    await page.getByRole('link', { name: 'More stories' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/alumni-stories?page=2');
    await expect(cards(page)).toHaveCount(12);
    await expect(cards(page).nth(6).getByRole('link')).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: '12 of 12' })).toBeVisible();
    const title = (await cards(page).nth(8).getByRole('link').textContent()) ?? '';
    await card(page, title).click();
    await expect(titleOfPage(page, title)).toBeFocused();
    await page.getByRole('link', { name: 'All stories' }).click();
    await expect(card(page, title)).toBeFocused();
    await expect(cards(page)).toHaveCount(12);
    // Another category begins at its first page.
    await tab(page, 'Career').click();
    await expect(page).toHaveURL('/alumni-stories?category=career');
  },
);

test('returning from a story restores the list’s category, position and focus', async ({ page }) => {
  await page.goto('/alumni-stories');
  await hydrated(page);
  await tab(page, 'Career').click();
  await expect(page).toHaveURL('/alumni-stories?category=career');
  const last = cards(page).last().getByRole('link');
  const title = (await last.textContent()) ?? '';
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await last.click();
  await expect(titleOfPage(page, title)).toBeFocused();
  await page.getByRole('link', { name: 'All stories' }).click();
  await expect(page).toHaveURL('/alumni-stories?category=career');
  await expect(card(page, title)).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('a story shows author, date, reading time and related stories, also to search engines', async ({
  page,
}) => {
  await page.goto(pump);
  await expect(page).toHaveTitle(/^The pump that learned to whisper \|/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pump}$`));
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text): unknown => JSON.parse(text),
  );
  expect(data).toContainEqual(
    expect.objectContaining({ '@type': 'Article', headline: pumpTitle, author: expect.anything() }),
  );
  expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }));
  const article = page.getByRole('article').first();
  await expect(article.getByText('Leela Umbar', { exact: true })).toBeVisible();
  await expect(article.getByText('November 2, 2026')).toBeVisible();
  await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
  const related = page.getByRole('region', { name: 'Related stories' });
  await expect(related.getByRole('article')).toHaveCount(3);
  const other = article
    .getByRole('region', { name: 'Also by Leela Umbar' })
    .getByRole('link', { name: 'What the landlord wanted next' });
  await expect(other).toBeVisible();
  await expect(related.getByText('What the landlord wanted next')).toHaveCount(0);
  await hydrated(page);
  const next = related.getByRole('link').first();
  const title = (await next.textContent()) ?? '';
  await next.click();
  await expect(titleOfPage(page, title)).toBeFocused();
  await page.goBack();
  await expect(card(page, title)).toBeFocused();
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
