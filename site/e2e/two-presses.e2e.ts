import type { Page } from '@playwright/test';
import { Product } from './product.ts';
import { test as base, expect, hydrated } from './test.ts';

/** Returns the site’s paths that visible links lead to. */
const ways = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter((link) => link.checkVisibility() && link.origin === location.origin)
      .map((link) => link.pathname),
  );

/** Returns the other pages of the shown list: turning a page does not count as going to another page. */
const continued = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="page="]')]
      .filter((link) => link.checkVisibility() && link.pathname === location.pathname)
      .map((link) => link.pathname + link.search),
  );

const test = base.extend({
  /** URL of a separate product: other tests add events to the shared one, which the sitemap may list before the page does. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
  baseURL: async ({}, use) => {
    const product = await Product.start();
    await use(product.url);
    await product.remove();
  },
});

/** Returns all pages in the sitemap. */
async function listedPages(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

for (const width of [390, 1280]) {
  test(`from the front page every page is at most two presses away, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await hydrated(page);
    const reached = new Set(await ways(page));
    if (width < 968) {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Main' })).toBeVisible();
      for (const path of await ways(page)) reached.add(path);
    }
    for (const path of [...reached]) {
      if (/\.\w+$/.test(path)) continue;
      await page.goto(path);
      for (const next of await ways(page)) reached.add(next);
      const turned = new Set(await continued(page));
      // A set’s iteration includes items added meanwhile: another page may link to one more.
      for (const more of turned) {
        await page.goto(more);
        // A prerendered page shows its other pages after hydration.
        await hydrated(page);
        for (const next of await ways(page)) reached.add(next);
        for (const further of await continued(page)) turned.add(further);
      }
    }
    const listed = await listedPages(page);
    expect(listed.length).toBeGreaterThan(40);
    // Its row links to the registration on another site (spec part 2 §2).
    const elsewhere = '/events/register/event-founders-evening';
    expect(listed.filter((path) => !reached.has(path) && path !== elsewhere)).toEqual([]);
  });
}
