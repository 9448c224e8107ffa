import type { Page } from '@playwright/test';
import { expectHeadingsInOrder, lookWithAxe, sidewaysOf, violationsOf } from '../../site/e2e/axe.ts';
import { cutOff, unmarked, wrongWithFocus } from '../testing/officeLooks.ts';
import { invitationTo, join, withPhone } from '../testing/officePage.ts';
import { administrationItems, yearItems } from '../testing/officePages.ts';
import { expect, heading, openOne, type ReviewOffice, rowOf, test } from '../testing/reviewPage.ts';

// Browsers log failed requests.
test.use({ expectedComplaints: [/status of 4(?:0[14]|10)/] });
test.describe.configure({ timeout: 360_000 });

type Look = (screen: string) => Promise<void>;

async function eachOf(page: Page, navigation: readonly string[], look: Look): Promise<void> {
  for (const room of navigation) {
    await page.goto(`/office/${room}`);
    await look(room);
  }
}

/** Visits the sign-in pages, the administration screens, and open items in Review. */
async function signInAndReview(page: Page, { product, send }: ReviewOffice, email: string, look: Look) {
  const titles = await send(['member', 'story', 'job', 'message']);
  await eachOf(page, ['sign-in', 'lost', 'new-passkey'], look);
  await withPhone(page);
  const link = invitationTo(product, 'Sneha Umbar', email);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Make a passkey' })).toBeVisible();
  await look('join');
  await join(page, link);
  await eachOf(page, administrationItems, look);
  for (const title of titles) {
    await page.goto('/office/review');
    await openOne(page, title);
    await look(`review, ${title}`);
  }
  await page.goto('/office/review');
  await rowOf(page, titles[0] ?? '').click();
  await page.getByRole('button', { name: 'Decline' }).click();
  await look('turning down');
  await page.goto('/office/review');
  await page.getByRole('checkbox').first().check();
  await look('selected');
  await expect(heading(page)).toHaveCount(0);
}

/** Visits the screens for members, events, news, campaigns and gifts. */
async function yearsWork(page: Page, review: ReviewOffice, email: string, look: Look): Promise<void> {
  await withPhone(page);
  await join(page, invitationTo(review.product, 'Sneha Umbar', email));
  await eachOf(page, await yearItems(page, review.product), look);
}

const parts = [
  { name: 'sign-in, administration and review', slug: 'house', goThrough: signInAndReview },
  { name: 'members, events, news, campaigns and gifts', slug: 'year', goThrough: yearsWork },
];

/** Window sizes: desktop at 200% zoom, phone at 200% zoom, and the smallest phone. */
const halved = [
  [640, 400],
  [195, 422],
  [320, 640],
] as const;

/**
 * Color modes with window widths. The light desktop is left out: it shows the same as the phone plus the rail, which axe checks in
 * its story.
 */
const modes = [
  ['light', 390],
  ['dark', 390],
  ['dark', 1280],
] as const;

/** Waits until color transitions have ended. */
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

for (const { name, slug, goThrough } of parts) {
  test(`screens of ${name} cut off nothing and show the focus at 200%, at 320 px and in forced colors`, async ({
    page,
    review,
  }) => {
    await goThrough(page, review, `sneha.narrow.${slug}@example.org`, async (screen) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await lookWithAxe(page);
      // A first Tab switches to keyboard focus styles.
      await page.keyboard.press('Tab');
      for (const [width, height] of halved) {
        await page.setViewportSize({ width, height });
        const at = `${screen} at ${width}`;
        expect.soft(await sidewaysOf(page), at).toBeLessThanOrEqual(0);
        expect.soft(await cutOff(page), at).toEqual([]);
        expect.soft(await wrongWithFocus(page), at).toEqual([]);
      }
      expect.soft(await violationsOf(page), `${screen} at 320`).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ forcedColors: 'active' });
      await settled(page);
      expect.soft(await unmarked(page), `${screen} in forced colours`).toEqual([]);
      expect.soft(await wrongWithFocus(page), `${screen} in forced colours`).toEqual([]);
      // The system replaces the colors, so axe would check colors that nobody sees.
      expect.soft(await violationsOf(page, ['color-contrast']), `${screen} in forced colours`).toEqual([]);
      await page.emulateMedia({ forcedColors: 'none' });
    });
  });

  test(`screens of ${name} pass axe and never scroll sideways in light and dark mode`, async ({
    page,
    review,
  }) => {
    await goThrough(page, review, `sneha.modes.${slug}@example.org`, async (screen) => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await lookWithAxe(page);
      for (const [colorScheme, width] of modes) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        const at = `${screen} at ${width} in ${colorScheme}`;
        expect.soft(await sidewaysOf(page), at).toBeLessThanOrEqual(0);
        expect.soft(await violationsOf(page), at).toEqual([]);
      }
      await expectHeadingsInOrder(page);
    });
  });
}
