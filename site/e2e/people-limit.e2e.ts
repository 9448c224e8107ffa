import { Product } from './product.ts';
import { test as base, expect, hydrated } from './test.ts';

const test = base.extend<{ limited: Product }>({
  /** Product with a limit of one directory page in ten minutes. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
  limited: async ({}, use) => {
    const product = await Product.start({ RATE_LIMIT_READS: '1' });
    await use(product);
    await product.remove();
  },
});
test.use({ expectedComplaints: [/Failed to load resource/] });

const wait = 'You have looked at many people in a short time. Please wait a few minutes and try again.';

test('a reader who exceeds the limit sees the wait in the list and can continue at the same place', async ({
  page,
  limited,
}) => {
  await page.goto(`${limited.url}/alumni-directory`);
  await hydrated(page);
  const told = page.getByRole('group', { name: 'Alumni' }).getByText(wait);
  await expect(told).toHaveCount(0);
  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await limited.stop();
  await limited.resume({ RATE_LIMIT_READS: '0' });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(told).toHaveCount(0);
  await expect(page.getByText('25 to 48')).toBeVisible();
});

test('returns 429 with the waiting time without JavaScript', async ({ limited }) => {
  const first = await fetch(`${limited.url}/alumni-directory?page=2`);
  expect(first.status).toBe(200);
  const again = await fetch(`${limited.url}/alumni-directory?page=2`);
  expect(again.status).toBe(200);
  for (const address of [
    '/alumni-directory?page=1',
    '/search?q=a&kind=people',
    '/alumni-directory?sort=year',
  ]) {
    const answer = await fetch(limited.url + address);
    expect([address, answer.status]).toEqual([address, 429]);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect((await fetch(`${limited.url}/alumni-directory`)).status).toBe(200);
});
