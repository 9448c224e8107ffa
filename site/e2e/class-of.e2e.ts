import type { Page } from '@playwright/test';
import { expect, test } from './test.ts';
import { arrive } from './visit.ts';

test.use({ expectedComplaints: [/Failed to load resource/] });

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const years = (page: Page) => page.getByRole('navigation', { name: 'Graduation years' });
const listed = (page: Page) => page.getByRole('region', { name: 'Who is listed' });

test.describe('class pages without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the comb on the front page links to all years, where empty decades are folded', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('region', { name: 'Find your year' })
      .getByRole('link', { name: 'All years' })
      .click();
    await expect(title(page, 'By year')).toBeVisible();
    const year = years(page).getByRole('link', { name: '1855', exact: true });
    await expect(year).toBeHidden();
    await years(page)
      .getByText(/^1855 to \d{4}: nobody is listed yet$/)
      .click();
    await expect(year).toBeVisible();
  });

  test('leads from About to a class with its members, stories and news, and on to the next year without JavaScript', async ({
    page,
  }) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/about');
      await page.getByRole('link', { name: 'Find your year' }).click();
      await expect(title(page, 'By year')).toBeVisible();
      await years(page).getByRole('link', { name: /^1987/ }).click();
      await expect(page).toHaveURL('/class-of/1987');
      await expect(title(page, 'Class of 1987')).toBeVisible();
      await expect(years(page).locator('[aria-current="page"]')).toHaveText(/^1987/);
      for (const name of [/A scholarship named after the canteen/, /Tuesdays, room 114/]) {
        await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(1);
      }
      await page.getByRole('link', { name: 'Class of 1986' }).click();
      await expect(title(page, 'Class of 1986')).toBeVisible();
      // The class page lists exactly the members that the directory finds for the year.
      const cards = await listed(page).getByRole('article').count();
      expect(cards).toBeGreaterThan(0);
      await page.goto('/alumni-directory?graduationYear=1986');
      await expect(page.getByRole('article')).toHaveCount(cards);
    }
  });
});

test('the comb on the front page moves by arrow keys, and Enter opens the class', async ({ page }) => {
  await arrive(page, '/');
  const band = page.getByRole('region', { name: 'Find your year' });
  const slider = band.getByRole('slider', { name: 'Graduation year' });
  await slider.focus();
  const year = Number(await slider.inputValue());
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^${year - 1}, \\d+ listed$`));
  await expect(band.getByRole('link', { name: `Class of ${year - 1}` })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(title(page, `Class of ${year - 1}`)).toBeFocused();
});

test('a class without members says so and is hidden from search engines', async ({ page, request }) => {
  await page.goto('/class-of/1862');
  await expect(page.getByRole('heading', { name: 'Nobody of this year is listed yet' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Register as a member' })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/class-of/2005</loc>');
  expect(sitemap).not.toContain('/class-of/1862</loc>');
});

test.describe('404 with the nearest class for the year', () => {
  for (const [year, nearest] of [
    ['1799', 'Class of 1855'],
    ['98', 'Class of 1998'],
    ['never', 'By year'],
  ] as const) {
    test(year, async ({ page }) => {
      const answer = await page.goto(`/class-of/${year}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('main').getByRole('link', { name: nearest }).first()).toBeVisible();
    });
  }
});

test('paginates a large class, and shows all years if the API does not count them', async ({ page }) => {
  const member = (place: number) => ({
    _id: `m-${place}`,
    firstName: `Person ${place}`,
    lastName: 'Kadamb',
    graduationYear: 1998,
    coepProgram: 'Civil Engineering',
  });
  await page.route('**/api/member/get-class-years', (route) => route.fulfill({ status: 404, json: {} }));
  await page.route('**/api/member/get-members*', (route) => {
    const from = new URL(route.request().url()).searchParams.get('page') === '2' ? 24 : 0;
    const data = Array.from({ length: from === 0 ? 24 : 6 }, (_, place) => member(from + place));
    return route.fulfill({ json: { success: true, data, total: 30 } });
  });
  await arrive(page, '/class-of/1998');
  await expect(listed(page).getByRole('article')).toHaveCount(24);
  await expect(years(page).getByRole('link')).toHaveCount(10);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/class-of/1998?page=2');
  await expect(listed(page).getByRole('article')).toHaveCount(6);
  await page.goBack();
  await expect(listed(page).getByRole('article')).toHaveCount(24);
});
