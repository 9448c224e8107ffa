import { expect, test } from './test.ts';

const areas = [
  'Student Scholarships',
  'Student Laptops',
  'Student Housing',
  'Centers of Excellence',
  'Entrepreneurship Programs',
  'Awards & Recognition',
  'Faculty Development',
];

test('shows the whole page without JavaScript, and all links lead to /donate', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.url}/donate-home`);
  await expect(
    page.getByRole('heading', {
      level: 1,
      name: 'The college is more than 170 years old, and still under construction',
    }),
  ).toBeVisible();
  const box = page.getByRole('region', { name: 'Give Back' });
  await expect(box.getByText(/tax-deductible/)).toBeVisible();
  await expect(box.getByRole('link', { name: 'DONATE' })).toBeVisible();

  const supports = page.getByRole('region', { name: 'What Your Gift Supports' });
  await expect(supports.getByRole('heading', { level: 3 })).toHaveText(areas);
  const excellence = supports.getByRole('listitem').filter({ hasText: 'Centers of Excellence' });
  await expect(excellence.getByText('Eight of them, in a new research and innovation park.')).toBeVisible();
  await expect(excellence.locator('svg').first().locator('path')).toHaveCount(8);

  const closing = page.getByRole('region', { name: 'Somebody paid for the bench you sat on.' });
  await expect(closing.getByRole('link', { name: 'DONATE' })).toBeVisible();

  const targets = await page
    .locator('main a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(targets).toEqual([
    '/donate',
    ...areas.map((area) => `/donate?purpose=${encodeURIComponent(area)}`),
    '/donate',
  ]);
  await context.close();
});

test('a row preselects its purpose on the form; a URL accepts only listed purposes', async ({ page }) => {
  await page.goto('/donate-home');
  await page.getByRole('link', { name: 'Awards & Recognition' }).click();
  await expect(page.getByLabel('Purpose')).toHaveValue('Awards & Recognition');
  await expect(page.getByRole('button', { name: 'Awards & Recognition' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page).toHaveURL('/donate');
  await page.getByRole('button', { name: 'Student Housing' }).click();
  await expect(page.getByLabel('Purpose')).toHaveValue('Student Housing');
  await page.getByRole('button', { name: 'Student Housing' }).click();
  await page.goto('/donate?purpose=A%20yacht');
  await expect(page).toHaveURL('/donate');
  await expect(page.getByLabel('Purpose')).toHaveValue('');
});

test('the first screen has the number, the sentence and, in a wide window, DONATE', async ({ page }) => {
  await page.goto('/donate-home');
  const sentence = page.getByRole('heading', { level: 1 });
  await expect(page.getByText('170+', { exact: true })).toBeInViewport();
  await expect(sentence).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('link', { name: 'DONATE' }).first()).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText('170+', { exact: true })).toBeInViewport();
  await expect(sentence).toBeInViewport({ ratio: 1 });
});
