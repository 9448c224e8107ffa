import type { Page } from '@playwright/test';
import { hcaptchaFake } from './hcaptchaFake.ts';
import { Product } from './product.ts';
import { test as base, expect, freshEmail, hydrated } from './test.ts';

const scriptAddress = 'https://js.hcaptcha.com/1/api.js*';

interface WithKeys {
  keyed: { product: Product; asked: URLSearchParams[] };
}

/** Product with hCaptcha’s keys and real widget component, and a fake of hCaptcha on this machine. */
const test = base.extend<WithKeys>({
  keyed: async ({ page }, use) => {
    const fake = await hcaptchaFake();
    const product = await Product.start({
      HCAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001',
      HCAPTCHA_SECRET: 'the-secret',
      HCAPTCHA_VERIFY_URL: fake.verifyUrl,
    });
    await page.route(scriptAddress, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: fake.script }),
    );
    await use({ product, asked: fake.asked });
    // Requests still pending in the page must not count as failures.
    await page.close();
    await product.remove();
    await fake.close();
  },
  standIns: ['js.hcaptcha.com'],
});

const write = async (page: Page, product: Product) => {
  const email = freshEmail();
  await page.goto(`${product.url}/contact`);
  await hydrated(page);
  for (const [name, value] of [
    ['First name', 'Tara'],
    ['Last name', 'Umbar'],
    ['Email', email],
    ['Message', 'Is the boat club still dry?'],
  ] as const) {
    await page.getByRole('textbox', { name, exact: true }).fill(value);
  }
  return email;
};
const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT' }).click();
const succeeded = (page: Page) => page.getByRole('heading', { name: 'Message Sent Successfully!' });

test('loads the third party’s widget only where a form needs it, and the server verifies it', async ({
  page,
  keyed,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(keyed.product.url);
  await hydrated(page);
  expect(asked.filter((url) => url.includes('hcaptcha'))).toEqual([]);
  await write(page, keyed.product);
  await page.getByRole('button', { name: 'I am human' }).click();
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
  await submit(page);
  await expect(succeeded(page)).toBeVisible();
  expect(keyed.asked).toHaveLength(1);
  expect(keyed.asked[0]?.get('sitekey')).toBe('10000000-ffff-ffff-ffff-000000000001');
});

test.describe('hCaptcha faults', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('a message survives a script that does not load and a token that is rejected', async ({
    page,
    keyed,
  }) => {
    let away = true;
    await page.route(scriptAddress, (route) => (away ? route.abort() : route.fallback()));
    await write(page, keyed.product);
    const failed = page.getByText('Error loading CAPTCHA. Please refresh the page and try again.');
    await expect(failed).toBeVisible({ timeout: 20_000 });
    away = false;
    await page.getByRole('button', { name: 'Try again' }).click();

    await page.route('**/api/contact', async (route) => {
      const body = { ...route.request().postDataJSON(), captchaToken: 'not a token' };
      await route.continue({ postData: JSON.stringify(body) });
    });
    await page.getByRole('button', { name: 'I am human' }).click();
    await submit(page);
    await expect(page.getByText(/^CAPTCHA verification did not succeed/).first()).toBeVisible();
    await page.unroute('**/api/contact');
    await page.getByRole('button', { name: 'I am human' }).click();
    await submit(page);
    await expect(succeeded(page)).toBeVisible();
  });
});
