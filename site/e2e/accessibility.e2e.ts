import { brokenWordsOf, expectHeadingsInOrder, lookWithAxe, sidewaysOf, violationsOf } from './axe.ts';
import { paths } from './paths.ts';
import { expect, test } from './test.ts';

/** Combinations for axe: colors depend on the mode and boxes on the width, so each mode and width occurs once. */
const looks = [
  { colorScheme: 'light', widths: [320, 768, 1280] },
  { colorScheme: 'dark', widths: [390, 968] },
] as const;

for (const path of paths) {
  // Each mode loads the page once for all checks: there are many pages, and the test command may take twelve minutes.
  test(`${path}: axe finds nothing, light and dark, narrow and wide; nothing scrolls sideways, no word breaks, headings are in order`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    for (const { colorScheme, widths } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      await lookWithAxe(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        // The first frames after a resize may still have the old layout, or fonts that are loading.
        await expect.poll(() => sidewaysOf(page), `sideways at ${width} px`).toBeLessThanOrEqual(0);
        await expect.poll(() => brokenWordsOf(page), `words at ${width} px`).toEqual([]);
        expect(await violationsOf(page), `${colorScheme}, at ${width} px`).toEqual([]);
      }
    }
    await expectHeadingsInOrder(page);
  });
}

test('every form control has an edge in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Bakul');
  await expect(page.getByRole('checkbox', { name: 'I’m a person' })).toBeVisible();
  const edgeless = await page
    .locator('main :is(input, textarea, button):visible')
    .evaluateAll((controls) =>
      controls
        .filter((control) => Number.parseFloat(getComputedStyle(control).borderBottomWidth) === 0)
        .map((control) => control.outerHTML),
    );
  expect(edgeless).toEqual([]);
});

test.use({ expectedComplaints: [/status of 404/] });
