import type { Locator, Page } from '@playwright/test';
import { main } from './main.ts';
import { garba, tab, tile, tiles, title, viewer } from './pastEventPage.ts';
import { expect, hydrated, test } from './test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Counts the gallery’s loaded pictures. */
const drawn = (page: Page) =>
  tiles(page)
    .locator('img')
    .evaluateAll(
      (images: HTMLImageElement[]) =>
        images.filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    );
const isDrawn = (one: Locator) =>
  one.locator('img').evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

for (const javaScriptEnabled of [true, false])
  test.describe(`a gallery that no pointer touches, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width: 390, height: 600 } });

    test('loads each picture that PageDown scrolls into view', async ({ page }) => {
      await page.goto(garba);
      for (const one of await tiles(page).all()) {
        while (!(await one.evaluate((tile) => tile.getBoundingClientRect().top < innerHeight))) {
          const before = await scrolled(page);
          await page.keyboard.press('PageDown');
          await expect.poll(() => scrolled(page)).toBeGreaterThan(before);
        }
        await expect.poll(() => isDrawn(one)).toBe(true);
      }
    });

    test('prints every picture of the gallery', async ({ page }) => {
      await page.goto(garba);
      if (javaScriptEnabled) await hydrated(page);
      // Browsers fire this event when a person prints; a headless one prints without it.
      if (javaScriptEnabled) await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.pdf();
      await expect.poll(() => drawn(page)).toBe(8);
    });
  });

test.describe('past event without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the event and its gallery without JavaScript, also to search engines; all files have links, and so do the filters', async ({
    page,
    request,
    product,
  }) => {
    await page.goto(garba);
    await expect(title(page, 'Garba night')).toBeVisible();
    await expect(page).toHaveTitle('Garba night | Engineering Alumni');
    const told = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
    expect(told.find((data) => data['@type'] === 'Event')).toMatchObject({
      name: 'Garba night',
      url: product.url + garba,
      organizer: { name: 'Atlanta chapter' },
    });
    await expect(page.getByText('Cultural', { exact: true })).toBeVisible();
    await expect(page.getByText(/The circle reached the walls .* until the lights came on\.$/)).toBeVisible();
    await expect(page.locator('time')).toHaveText(/^Sunday, \w+ \d+, 20\d\d, 6:00\sPM to 10:00\sPM\sE[SD]T$/);
    await expect(page.getByText('Peachtree Street Gymnasium, Atlanta, Georgia')).toBeVisible();
    await expect(page.locator('dl > div').filter({ hasText: /^Max Attendees - 400$/ })).toBeVisible();
    await expect(page.locator('dl > div').filter({ hasText: 'Organized by' })).toContainText(
      'Atlanta chapter',
    );
    await expect(page.getByRole('heading', { level: 2, name: 'Event Gallery' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText(['All8', 'Photos7', 'Videos1']);
    await expect(tiles(page)).toHaveCount(8);
    await expect(tile(page, 'Garba night - Video 1')).toContainText('View Video');
    await expect(tile(page, 'Garba night - Image 7')).toContainText('View Photo');
    const files = await tiles(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(files).toContain('/film/join-us.mp4');
    for (const file of files) expect((await request.get(file)).status(), file).toBe(200);
    await page.getByRole('link', { name: 'Back to Events' }).click();
    await expect(page).toHaveURL('/events');

    await page.goto(garba);
    await tab(page, 'Videos').click();
    await expect(page).toHaveURL(`${garba}?filter=video`);
    await expect(tab(page, 'Videos')).toHaveAttribute('aria-selected', 'true');
    await expect(tiles(page)).toHaveCount(1);

    // An event without counts, names and photos.
    await page.goto('/events/past/event-annual-meeting');
    await expect(page.locator('dl > div').filter({ hasText: /^Max Attendees - N\/A$/ })).toBeVisible();
    await expect(page.getByText('Organized by')).toHaveCount(0);
    await expect(page.getByText('Event', { exact: true })).toBeVisible();
    await expect(page.getByText('No media found for this filter.')).toBeVisible();
  });
});

test('the filter is in the URL, so that it can be shared and undone with Back; an empty filter says so', async ({
  page,
}) => {
  await page.goto(garba);
  await hydrated(page);
  await tab(page, 'Videos').click();
  await expect(page).toHaveURL(`${garba}?filter=video`);
  await expect(tiles(page)).toHaveCount(1);
  await tab(page, 'Photos').click();
  await expect(tiles(page)).toHaveCount(7);
  await page.reload();
  await hydrated(page);
  await expect(tab(page, 'Photos')).toHaveAttribute('aria-selected', 'true');
  await expect(tiles(page)).toHaveCount(7);
  await page.goBack();
  await expect(tab(page, 'Videos')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL(garba);
  await expect(tiles(page)).toHaveCount(8);

  await page.goto('/events/past/event-ridge-walk');
  await hydrated(page);
  await tab(page, 'Videos').click();
  await expect(page.getByRole('tabpanel').getByRole('status')).toHaveText('No media found for this filter.');
});

test(
  'the keyboard opens the viewer, steps around the filtered items, and closes it; the focus returns',
  main,
  async ({ page }) => {
    await page.goto(`${garba}?filter=image`);
    await hydrated(page);
    await tile(page, 'Garba night - Image 2').focus();
    await page.keyboard.press('Enter');
    await expect(viewer(page, 'Garba night - Image 2')).toBeVisible();
    await expect(viewer(page).getByText('2 of 7')).toBeVisible();
    await expect(viewer(page).getByText(/^Nine lamps under the roof/)).toBeVisible();
    await expect(page).toHaveURL(`${garba}?filter=image&media=2`);
    await page.keyboard.press('ArrowLeft');
    await expect(viewer(page, 'Garba night - Image 1')).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(viewer(page, 'Garba night - Image 7')).toBeVisible();
    await expect(page).toHaveURL(`${garba}?filter=image&media=8`);
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page, 'Garba night - Image 1')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page, 'Garba night - Image 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${garba}?filter=image`);
    await expect(tile(page, 'Garba night - Image [23]').and(page.locator(':focus'))).toBeVisible();
  },
);

test('Back closes the viewer, and Forward opens it again', async ({ page }) => {
  await page.goto(garba);
  await hydrated(page);
  await tile(page, 'Garba night - Image 5').scrollIntoViewIfNeeded();
  const at = await scrolled(page);
  await tile(page, 'Garba night - Image 5').click();
  await expect(viewer(page, 'Garba night - Image 5')).toBeVisible();
  await page.mouse.wheel(0, 600);
  await viewer(page).getByRole('button', { name: 'Next' }).click();
  await expect(viewer(page, 'Garba night - Image 6')).toBeVisible();
  await page.goBack();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(garba);
  expect(Math.abs((await scrolled(page)) - at)).toBeLessThanOrEqual(2);
  await page.goForward();
  await expect(viewer(page, 'Garba night - Image 6')).toBeVisible();
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(garba);
});

test('an item’s URL opens it, and closing stays on the page; an unknown item opens nothing', async ({
  page,
}) => {
  await page.goto(`${garba}?media=4`);
  await expect(viewer(page, 'Garba night - Video 1')).toBeVisible();
  await expect(viewer(page).locator('video[controls]')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer(page)).toHaveCount(0);
  await expect(page).toHaveURL(garba);
  await expect(title(page, 'Garba night')).toBeVisible();
  await page.goto(`${garba}?media=99&filter=gossip`);
  await hydrated(page);
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
  await expect(viewer(page)).toHaveCount(0);
});

test.describe('gallery on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap opens an item, a swipe steps, and the button closes it', async ({ page, context }) => {
    await page.goto(garba);
    await hydrated(page);
    await tile(page, 'Garba night - Image 2').tap();
    await expect(viewer(page, 'Garba night - Image 2')).toBeVisible();
    const session = await context.newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y: 400 }],
        });
      await touch('touchStart', from);
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
      await touch('touchEnd');
    };
    await swipe(330, 60);
    await expect(viewer(page, 'Garba night - Image 3')).toBeVisible();
    await swipe(60, 330);
    await expect(viewer(page, 'Garba night - Image 2')).toBeVisible();
    const pinch = async (from: number, to: number) => {
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints:
            apart === undefined
              ? []
              : [-1, 1].map((side, id) => ({ x: 195 + (side * apart) / 2, y: 400, id })),
        });
      await touch('touchStart', from);
      for (let step = 1; step <= 8; step += 1) await touch('touchMove', from + ((to - from) * step) / 8);
      await touch('touchEnd');
    };
    await pinch(60, 150);
    await expect(viewer(page).getByRole('status')).toHaveText('250 percent');
    await swipe(330, 60);
    await expect(viewer(page, 'Garba night - Image 2')).toBeVisible();
    // Chromium treats a tap right after a swipe as stopping the scroll.
    const size = viewer(page).getByRole('status');
    await expect(async () => {
      if ((await size.textContent()) === '250 percent')
        await viewer(page).getByRole('button', { name: 'Zoom out' }).tap();
      await expect(size).toHaveText('200 percent', { timeout: 1_000 });
    }).toPass();
    await expect(async () => {
      const close = viewer(page).getByRole('button', { name: 'Close' });
      if (await close.isVisible()) await close.tap({ timeout: 500 });
      await expect(viewer(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL(garba);
  });
});

test.describe('past event that does not exist', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('a URL without an event returns 404 with a message and a way back', async ({ page, request }) => {
    for (const path of ['%3Cscript%3E', 'a%2Fb', '__proto__']) {
      const answer = await request.get(`/events/past/${path}`);
      expect([path, answer.status(), (await answer.text()).includes('Event Not Found')]).toEqual([
        path,
        404,
        true,
      ]);
    }
    const answer = await page.goto('/events/past/%3Cscript%3E');
    expect(answer?.status()).toBe(404);
    await hydrated(page);
    await expect(title(page, 'Event Not Found')).toBeVisible();
    await expect(page.getByText("The event you're looking for doesn't exist.")).toBeVisible();
    await expect(page.getByText('Event not found', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    await page.getByRole('main').getByRole('link', { name: 'Back to Events' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused();
  });
});
