import type { Locator, Page } from '@playwright/test';
import { main } from './main.ts';
import { garba, openWith, tab, tile, tiles, title, viewer } from './pastEventPage.ts';
import { expect, hydrated, test } from './test.ts';

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const drawings = ['garba', 'lamps', 'music', 'stepwell', 'picnic', 'run'];
const pictures = (count: number) =>
  Array.from({ length: count }, (_, place) => `art/event-${drawings[place % drawings.length]}.svg?${place}`);

/** How many pictures of the gallery have arrived. */
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

    test('draws each picture that PageDown brings into view', async ({ page }) => {
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
      // What a browser tells a page whose Print was pressed; a headless one prints without it.
      if (javaScriptEnabled) await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await page.pdf();
      await expect.poll(() => drawn(page)).toBe(8);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the event and its gallery are there to read, for search engines too; every file is reached, and the filter is a link', async ({
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

    // Nobody counted, nobody is named, nothing was photographed.
    await page.goto('/events/past/event-annual-meeting');
    await expect(page.locator('dl > div').filter({ hasText: /^Max Attendees - N\/A$/ })).toBeVisible();
    await expect(page.getByText('Organized by')).toHaveCount(0);
    await expect(page.getByText('Event', { exact: true })).toBeVisible();
    await expect(page.getByText('No media found for this filter.')).toBeVisible();
  });
});

test('the filter is an address: it is shared, Back undoes it, and an empty one says so', async ({ page }) => {
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
  'the viewer by keyboard: opens, wraps around over what is filtered, closes, and the focus returns',
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
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('Tab');
    expect(await viewer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(viewer(page, 'Garba night - Image 3')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(viewer(page)).toHaveCount(0);
    await expect(page).toHaveURL(`${garba}?filter=image`);
    await expect(tile(page, 'Garba night - Image [23]').and(page.locator(':focus'))).toBeVisible();
  },
);

test('Back closes the viewer where it was opened, and Forward opens it again', async ({ page }) => {
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

test('a gallery of two hundred fetches the pictures that come near, and opens any of them', async ({
  page,
}) => {
  await openWith(page, { images: pictures(200) });
  await expect(tab(page, 'All')).toHaveText('All200');
  await expect(tiles(page)).toHaveCount(200);
  expect(await drawn(page)).toBeLessThan(60);
  await tile(page, 'Tea - Image 200').scrollIntoViewIfNeeded();
  await expect.poll(() => isDrawn(tile(page, 'Tea - Image 200'))).toBe(true);
  expect(await drawn(page)).toBeLessThan(120);
  await tile(page, 'Tea - Image 200').click();
  await expect(viewer(page).getByText('200 of 200')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page).getByText('1 of 200')).toBeVisible();
});
