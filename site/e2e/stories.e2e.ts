import type { Page, Route } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const api = '**/api/alumni-stories/get-stories';
const pump = '/alumni-stories/the-pump-that-learned-to-whisper';
const pumpTitle = 'The pump that learned to whisper';
const reason = 'Comments open when the editors have a moderator.';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const cards = (page: Page) => page.getByRole('group', { name: 'All stories' }).getByRole('article');
const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const titleOfPage = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const story = (id: string, more: object = {}) => ({
  id,
  title: `Story ${id}`,
  content: '<p>Once.</p>',
  date: '2026-11-01T12:00:00.000Z',
  category: 'career',
  ...more,
});
const answer = (...data: object[]) => ({ json: { success: true, data } });

/** Opens a page without the head start that its HTML brings, as when the API was slow to answer the server. */
const arriveFrom = async (page: Page, title: string, start = '/contact') => {
  await page.goto(start);
  await hydrated(page);
  await page.evaluate((path) => {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = 'On';
    document.querySelector('main')?.append(link);
  }, title);
  await page.getByRole('link', { name: 'On', exact: true }).click();
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there to read, and the tabs are links', async ({ page }) => {
    await page.goto('/alumni-stories');
    await expect(titleOfPage(page, 'Alumni stories')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Submit a story' })).toHaveAttribute('href', '/submit-story');
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
    await card(page, pumpTitle).click();
    await expect(titleOfPage(page, pumpTitle)).toBeVisible();
    await expect(page.getByText(/The landlord has one on every roof he owns/)).toBeVisible();
    await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: 'Founders' }).click();
    await expect(page).toHaveURL('/alumni-stories?tag=Founders');
    await expect(card(page, pumpTitle)).toBeVisible();
  });

  test('on a phone the tabs stand where the dropdown would', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/alumni-stories');
    await expect(page.getByRole('combobox')).toBeHidden();
    await tab(page, 'Career').click();
    await expect(page).toHaveURL('/alumni-stories?category=career');
  });
});

test('a category is an address: it is shared, and Back undoes it', async ({ page }) => {
  await page.goto('/alumni-stories');
  await hydrated(page);
  const all = await cards(page).count();
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
});

test('a category that nobody knows shows all', async ({ page }) => {
  await page.goto('/alumni-stories?category=gossip');
  await hydrated(page);
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(card(page, pumpTitle)).toBeVisible();
});

test('a static host, which knows no categories, shows the right one all the same', async ({
  page,
  request,
}) => {
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

test('on a phone the categories are one dropdown with their counts', async ({ page }) => {
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

test('back from a story to the list as it was left: its category, its place, the focus on its card', async ({
  page,
}) => {
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

test('a story opened by its address leads back to the whole list', async ({ page }) => {
  await page.goto(pump);
  await hydrated(page);
  await page.getByRole('link', { name: 'All stories' }).click();
  await expect(page).toHaveURL('/alumni-stories');
  await expect(titleOfPage(page, 'Alumni stories')).toBeFocused();
});

test('a tag narrows the list, and Show all widens it again', async ({ page }) => {
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
});

test('a story says who, when and how long, and what to read next', async ({ page }) => {
  await page.goto(pump);
  const article = page.getByRole('article').first();
  await expect(article.getByText('Leela Umbar')).toBeVisible();
  await expect(article.getByText('November 2, 2026')).toBeVisible();
  await expect(article.getByText(/^\d+ min read$/)).toBeVisible();
  const related = page.getByRole('region', { name: 'Related stories' });
  await expect(related.getByRole('article')).not.toHaveCount(0);
  expect(await related.getByRole('article').count()).toBeLessThanOrEqual(3);
  await hydrated(page);
  const next = related.getByRole('link').first();
  const title = (await next.textContent()) ?? '';
  await next.click();
  await expect(titleOfPage(page, title)).toBeFocused();
  await page.goBack();
  await expect(card(page, title)).toBeFocused();
});

test('search engines and shared links learn what a story is', async ({ page }) => {
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
});

test('nobody can comment yet, and the button says why', async ({ page }) => {
  await page.goto(pump);
  await hydrated(page);
  const comment = page.getByRole('button', { name: 'Add Comment' });
  await expect(comment).toHaveAttribute('aria-disabled', 'true');
  await expect(comment).toHaveAccessibleDescription(reason);
  await expect(page.getByText(reason)).toBeVisible();
  await comment.click({ force: true });
  await expect(page).toHaveURL(pump);
});

test('where the device has no sheet of its own, sharing copies the address and says so', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await page.goto(pump);
  await page.getByRole('button', { name: 'Share this story' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: 'The link has been copied.' }).first(),
  ).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + pump);
});

test('where it has one, the first 100 characters of the story go along', async ({ page }) => {
  const excerpt = `${'👩‍🔧'.repeat(99)}नमस्ते`;
  await page.route(api, (route) => route.fulfill(answer(story('long', { excerpt }))));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        document.documentElement.dataset.shared = data.text;
      },
    });
  });
  await arriveFrom(page, '/alumni-stories/long');
  await page.getByRole('button', { name: 'Share this story' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', `${'👩‍🔧'.repeat(99)}न…`);
});

test('a category without stories says so, and leads on', async ({ page }) => {
  await page.route(api, (route) => route.fulfill(answer(story('one'))));
  await page.goto('/alumni-stories');
  await expect(cards(page)).toHaveCount(1);
  await tab(page, 'Academia').click();
  await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page).toHaveURL('/alumni-stories');
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'All stories' })).toBeFocused();
});

test('no stories at all: the same words', async ({ page }) => {
  await page.route(api, (route) => route.fulfill(answer()));
  await page.goto('/alumni-stories');
  await expect(page.getByRole('heading', { name: 'No stories found' })).toBeVisible();
});

test('while the API takes its time, the list waits in its own shape and the rest can be read', async ({
  page,
}) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(api, async (route) => {
    await held;
    await route.fulfill(answer(story('one'))).catch(() => undefined);
  });
  await arriveFrom(page, '/alumni-stories');
  await expect(page.getByRole('heading', { name: 'Farah Shivan' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Loading stories...' })).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'All stories' })).toHaveAttribute('aria-busy', 'true');
  release?.();
  await expect(cards(page)).toHaveCount(1);
});

test('a story that takes its time has its title when it comes', async ({ page }) => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(api, async (route) => {
    await held;
    await route.fulfill(answer(story('slow'))).catch(() => undefined);
  });
  await arriveFrom(page, '/alumni-stories/slow');
  await expect(titleOfPage(page, 'Loading story...')).toBeFocused();
  release?.();
  await expect(titleOfPage(page, 'Story slow')).toBeFocused();
  await expect(page).toHaveTitle(/^Story slow \|/);
});

test.describe('while the API is down', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });
  const faults: Record<string, (route: Route) => Promise<void>> = {
    'does not answer': (route) => route.abort(),
    'answers with an error': (route) => route.fulfill({ status: 503, body: '' }),
    'answers something else': (route) => route.fulfill({ json: { success: true, data: [{ title: 7 }] } }),
  };

  for (const [fault, fulfil] of Object.entries(faults)) {
    test(`the list says that the server ${fault}, and Retry brings it`, async ({ page }) => {
      await page.route(api, fulfil);
      await arriveFrom(page, '/alumni-stories');
      await expect(page.getByRole('heading', { name: 'Stories could not be loaded' })).toBeVisible();
      await page.unroute(api);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(card(page, pumpTitle)).toBeVisible();
      await expect(page.getByRole('group', { name: 'All stories' })).toBeFocused();
    });
  }

  test('what the page brought along stays, and says how old it is', async ({ page }) => {
    await page.route(api, (route) => route.abort());
    await page.goto('/alumni-stories');
    const outdated = page.getByText('These are the stories as they stood a while ago.');
    await expect(outdated).toBeVisible();
    await expect(card(page, pumpTitle)).toBeVisible();
    await page.unroute(api);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(outdated).toHaveCount(0);
  });

  test('a story says so too, and Retry brings it with the focus on its title', async ({ page }) => {
    await page.route(api, (route) => route.abort());
    await arriveFrom(page, pump);
    await expect(titleOfPage(page, 'This story could not be loaded')).toBeVisible();
    await expect(page.getByRole('link', { name: 'All stories' })).toHaveAttribute('href', '/alumni-stories');
    await page.unroute(api);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(titleOfPage(page, pumpTitle)).toBeFocused();
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

  test('says the same when the API takes its time to know', async ({ page }) => {
    await page.route(api, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600));
      await route.fulfill(answer(story('one')));
    });
    await arriveFrom(page, '/alumni-stories/two');
    await expect(titleOfPage(page, '404: Nobody has told this one.')).toBeVisible();
    await expect(page).toHaveTitle(/^Page not found \|/);
  });

  test('is one too when the reader was on the site already', async ({ page }) => {
    await arriveFrom(page, '/alumni-stories/no-such-story');
    await expect(titleOfPage(page, '404: Nobody has told this one.')).toBeVisible();
  });
});

test('a story of 5,000 words, without picture, author and tags, is read to its end', async ({ page }) => {
  const content = `${'<p>A word after a word after a word is power.</p>'.repeat(500)}<p>The end.</p>`;
  await page.route(api, (route) => route.fulfill(answer(story('long', { content }))));
  await page.setViewportSize({ width: 320, height: 640 });
  await arriveFrom(page, '/alumni-stories/long');
  await expect(page.getByText('A graduate')).toBeVisible();
  await expect(page.getByText('23 min read')).toBeVisible();
  await expect(page.getByText('The end.')).toBeAttached();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('HTML in a story is read, never run', async ({ page }) => {
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
