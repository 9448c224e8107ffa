import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';
import { arrive } from './visit.ts';

test.use({ expectedComplaints: [/Failed to load resource/] });

const path = '/chapters/pacific-northwest';
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const events = (page: Page) => page.getByRole('region', { name: 'What is on' });

test.describe('chapter page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole chapter page and all its links without JavaScript', async ({ page }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/chapters');
      const root = page.getByRole('main').getByRole('link', { name: 'Pacific Northwest' });
      await expect(root).toHaveText(/Next: [A-Z][a-z]{2} \d+, 3 members$/);
      await root.click();
      await expect(page).toHaveURL(path);
      await expect(title(page, 'Pacific Northwest')).toBeVisible();
      await expect(page.locator('body[data-theme="pacific-northwest"]')).toHaveCount(1);
      await expect(events(page).getByRole('heading', { level: 3 })).toContainText(['Ridge walk']);
      const feed = page.getByRole('link', { name: 'Subscribe to the calendar' });
      await expect(feed).toHaveAttribute('href', /^webcal:.*calendar\.ics\?chapter=pacific-northwest$/);
      const people = page.getByRole('region', { name: 'Who to ask' });
      await expect(people.getByText('Leads the chapter')).toBeVisible();
      await expect(people.getByRole('link', { name: 'Write to the chapter' })).toHaveAttribute(
        'href',
        'mailto:pacific-northwest@example.org',
      );
      await expect(people.getByText(/lets? the directory say so/)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Ridge walk: the photographs are up' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Follow with a feed reader' })).toHaveAttribute(
        'href',
        `${path}.xml`,
      );
      await expect(page.getByRole('link', { name: 'Group chat' }).first()).toHaveAttribute(
        'href',
        'https://chat.example.org/pacific-northwest',
      );
    }
  });
});

test('tells search engines about the chapter, its events and its feed; the feed is a file, not a page', async ({
  page,
  request,
}) => {
  await page.goto(path);
  const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text): { '@type'?: string; name?: string } => JSON.parse(text),
  );
  const types = data.map((one) => one['@type']);
  expect(types).toEqual(expect.arrayContaining(['BreadcrumbList', 'Event']));
  expect(data.map(({ name }) => name)).toContain('Engineering Alumni, Pacific Northwest chapter');
  await expect(page.locator(`link[rel="alternate"][href="${path}.xml"]`)).toHaveCount(1);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(`${path}</loc>`);
  await hydrated(page);
  const answered = page.waitForResponse((response) => response.url().endsWith(`${path}.xml`));
  await page.getByRole('link', { name: 'Follow with a feed reader' }).click();
  expect((await answered).headers()['content-type']).toContain('atom');
});

test('navigating between chapters replaces all content', async ({ page }) => {
  await arrive(page, '/chapters/tx-southwest');
  await expect(title(page, 'TX/Southwest')).toBeVisible();
  const kites = events(page).getByRole('heading', { name: /^Kite morning/ });
  await expect(kites).toBeVisible();
  await expect(page.getByText(/lets? the directory say so/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All chapters', exact: true }).click();
  await expect(title(page, 'Chapters')).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'Atlanta' }).first().click();
  await expect(title(page, 'Atlanta')).toBeFocused();
  await expect(events(page).getByText('Nothing is on the calendar here.')).toBeVisible();
  await expect(kites).toHaveCount(0);
});

test('walks from the map to a chapter and back in one view transition, and keeps still for reduced motion', async ({
  page,
}) => {
  // Writes the types of each transition, and the duration in which the old page fades, on the document.
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      const note = () => {
        const fading = document
          .getAnimations()
          .map(({ effect }) => effect)
          .filter((effect) => effect instanceof KeyframeEffect)
          .filter(({ pseudoElement }) => pseudoElement === '::view-transition-old(root)');
        const durations = fading.map((effect) => effect.getTiming().duration);
        document.documentElement.dataset.transition = [...transition.types, ...new Set(durations)].join(' ');
      };
      transition.ready.then(note, note);
      return transition;
    };
  });
  const transition = async (said: string) => {
    await expect(page.locator('html')).toHaveAttribute('data-transition', said);
    await page.evaluate(() => document.documentElement.removeAttribute('data-transition'));
  };
  await page.setViewportSize({ width: 390, height: 800 });
  await arrive(page, '/chapters');
  const root = page.getByRole('main').getByRole('link', { name: 'Atlanta' });
  const theme = page.locator('body[data-theme="atlanta"]');
  await root.click();
  await transition('chapter-walk 420');
  await expect(title(page, 'Atlanta')).toBeFocused();
  await expect(theme).toHaveCount(1);
  await page.goBack();
  await transition('chapter-walk 420');
  await expect(root).toBeFocused();
  await expect(theme).toHaveCount(0);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await root.click();
  await transition('chapter-walk');
  await page.emulateMedia({ reducedMotion: 'no-preference' });

  await page.getByRole('contentinfo').getByRole('link', { name: 'Job board' }).click();
  await transition('120');
});

test('draws the picture of the chapter’s news in the chapter’s colors', async ({ page }) => {
  const drawn = page.waitForResponse(/\.svg\?theme=bay-area$/);
  await page.goto('/chapters/bay-area');
  await page.getByRole('heading', { name: 'From here and from the others' }).scrollIntoViewIfNeeded();
  expect(await (await drawn).text()).toContain('#045f76');
});

test('an unknown chapter returns 404 with the nearest names', async ({ page }) => {
  const answer = await page.goto('/chapters/atlantis');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('404');
  await page.getByRole('main').getByRole('link', { name: 'Chapters' }).first().click();
  await expect(title(page, 'Chapters')).toBeVisible();
});

test('with an API that ignores chapters, shows only items marked with the chapter and no member count', async ({
  page,
}) => {
  const event = (_id: string, more: object) => ({
    _id,
    title: `Event ${_id}`,
    description: '',
    date: '2099-01-01T18:00:00.000Z',
    location: 'Somewhere',
    ...more,
  });
  await page.route('**/api/events/get-active-events*', (route) =>
    route.fulfill({
      json: { success: true, data: [event('ours', { chapter: 'atlanta' }), event('theirs', {})] },
    }),
  );
  await page.route('**/api/member/get-members*', (route) =>
    route.fulfill({ json: { success: true, data: [], total: 5_000 } }),
  );
  await page.route('**/api/member/get-chapter-counts', (route) => route.fulfill({ status: 404, json: {} }));
  await arrive(page, '/chapters/atlanta');
  await expect(events(page).getByRole('heading', { level: 3 })).toHaveText(['Event ours']);
  await expect(title(page, 'Atlanta')).toBeVisible();
  await expect(page.getByText('5,000')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'All chapters', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Atlanta' })).toHaveText(
    /^Atlanta Next: Jan 1$/,
  );
});
