import AxeBuilder from '@axe-core/playwright';
import { expect, test } from './test.ts';

const paths = [
  '/',
  '/about',
  '/contact',
  '/membership',
  '/membership/register',
  '/donate-home',
  '/resources',
  '/alumni-directory',
  '/alumni-directory?search=no-such-name&graduationYear=98',
  '/alumni-stories',
  '/alumni-stories/the-pump-that-learned-to-whisper',
  '/submit-story',
  '/job-board',
  '/job-board?search=no-such-job',
  '/submit-job',
  '/news',
  '/news?search=no-such-word',
  '/news/news-canteen-scholarship',
  '/news/no-such-news',
  '/events',
  '/events/past/event-garba-night',
  '/events/past/event-annual-meeting',
  '/events/past/nobody-knows',
  '/events/register/event-long-table',
  '/events/register/event-winter-ridge',
  '/events/register/nobody-knows',
  '/no-such-page',
];
const widths = [320, 390, 768, 968, 1280];

for (const path of paths) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`axe finds nothing on ${path} at any width, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
        );
        expect(found, `at ${width} px`).toEqual([]);
      }
    });
  }

  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });

  test(`${path} has one heading of the first level and no skipped level`, async ({ page }) => {
    await page.goto(path);
    const levels = await page
      .locator('h1, h2, h3, h4, h5, h6')
      .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? level), levels.join(' ')).toBeLessThanOrEqual(1);
    }
  });
}

test('every control of a form has an edge in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contact');
  await expect(page.getByRole('button', { name: 'Check that I am a person' })).toBeVisible();
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
