import { main } from './main.ts';
import { card, cards, pump, pumpTitle, tab, titleOfPage } from './storiesPage.ts';
import { expect, hydrated, test } from './test.ts';

const reason = 'Comments open when the editors have a moderator.';

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

test('shows the right category on a static host, which ignores the query', async ({ page, request }) => {
  const built = await (await request.get('/alumni-stories')).text();
  await page.route('**/alumni-stories?*', async (route) => {
    const { headers } = await route.fetch().then((response) => ({ headers: response.headers() }));
    delete headers['content-security-policy'];
    await route.fulfill({ headers, body: built });
  });
  await page.goto('/alumni-stories?category=academia');
  await expect(tab(page, 'Academia')).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, pumpTitle)).toHaveCount(0);
});

test('on a phone, the categories are a dropdown with counts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/alumni-stories');
  await hydrated(page);
  await expect(page.getByRole('tab')).toHaveCount(0);
  const select = page.getByRole('combobox', { name: 'Category' });
  await select.selectOption({ label: 'Social impact (1)' });
  await expect(page).toHaveURL('/alumni-stories?category=social-impact');
  await expect(cards(page)).toHaveCount(1);
  await page.goBack();
  await expect(select).toHaveValue('all');
});

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

test('a tag filters the list, Show all clears it, and a story leads back to the whole list', async ({
  page,
}) => {
  await page.goto(pump);
  await hydrated(page);
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Hardware' }).click();
  await expect(page).toHaveURL('/alumni-stories?tag=Hardware');
  await expect(page.getByText('Tagged “Hardware”')).toBeVisible();
  const some = await cards(page).count();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/alumni-stories');
  await expect(page.getByText(/^Tagged/)).toHaveCount(0);
  expect(await cards(page).count()).toBeGreaterThan(some);
  await expect(page.getByRole('heading', { name: 'All stories' })).toBeFocused();

  await page.goto(pump);
  await hydrated(page);
  await page.getByRole('link', { name: 'All stories' }).click();
  await expect(page).toHaveURL('/alumni-stories');
  await expect(titleOfPage(page, 'Alumni stories')).toBeFocused();
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

test('comments are disabled with a reason; sharing copies the URL if the device has no share sheet', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(pump);
  await hydrated(page);
  const comment = page.getByRole('button', { name: 'Add Comment' });
  await expect(comment).toHaveAttribute('aria-disabled', 'true');
  await expect(comment).toHaveAccessibleDescription(reason);
  await expect(page.getByText(reason)).toBeVisible();
  await comment.click({ force: true });
  await expect(page).toHaveURL(pump);
  await page.getByRole('button', { name: 'Share this story' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The link has been copied.' }).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + pump);
});
