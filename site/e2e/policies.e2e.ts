import type { Page } from '@playwright/test';
import { Product } from './product.ts';
import { test as base, expect, hydrated } from './test.ts';

const test = base.extend<object, { keyed: Product }>({
  /** Product with the keys of both third parties. */
  keyed: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const product = await Product.start({
        HCAPTCHA_SITE_KEY: '10000000-ffff-ffff-ffff-000000000001',
        HCAPTCHA_SECRET: 'the-secret',
        PAYPAL_CLIENT_ID: 'client',
        PAYPAL_CLIENT_SECRET: 'secret',
        PAYPAL_API: 'http://127.0.0.1:9',
      });
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
});

const policyAt = async (url: string) =>
  (await fetch(url)).headers.get('Content-Security-Policy') ?? 'no policy';

test('only the pages that use third parties allow them', async ({ keyed }) => {
  for (const path of ['/', '/alumni-directory', '/donate-home', '/search?q=tea', '/no-such-page']) {
    const policy = await policyAt(keyed.url + path);
    expect(policy).not.toMatch(/https:|unsafe/);
    expect(policy).toContain("require-trusted-types-for 'script'");
  }
  const contact = await policyAt(`${keyed.url}/contact`);
  expect(contact).toContain('hcaptcha.com');
  expect(contact).not.toMatch(/paypal|unsafe/);
  expect(contact).toContain("require-trusted-types-for 'script'");
  expect(await policyAt(`${keyed.url}/donate`)).toMatch(
    /paypal\.com.*hcaptcha\.com|hcaptcha\.com.*paypal\.com/,
  );
});

/** Follows a link and returns true if the document stayed the same. */
const stays = async (page: Page, href: string) => {
  await page.evaluate(() => Reflect.set(window, 'sameDocument', true));
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await hydrated(page);
  return page.evaluate(() => Reflect.get(window, 'sameDocument') === true);
};

test('a link to a page with other third parties loads a new document with its own CSP, in both directions', async ({
  page,
  keyed,
}) => {
  await page.goto(keyed.url);
  await hydrated(page);
  expect(await stays(page, '/news')).toBe(true);
  expect(await stays(page, '/contact')).toBe(false);
  expect(await stays(page, '/news')).toBe(false);
});

test('without keys, navigation never loads a new document', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  expect(await stays(page, '/contact')).toBe(true);
});

test.describe('injection into a page', () => {
  test.use({ expectedComplaints: [/./], expectedViolations: [/./] });

  test('an injected script does not run, and text cannot become markup', async ({ page }) => {
    await page.route('**/contact', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('</body>', '<script>window.ran = true</script></body>');
      await route.fulfill({ response, body: html });
    });
    await page.goto('/contact', { waitUntil: 'load' });
    expect(await page.evaluate(() => Reflect.get(window, 'ran'))).toBeUndefined();
    expect(
      await page.evaluate(() => {
        try {
          document.createElement('div').innerHTML = '<b>text</b>';
          return 'made';
        } catch {
          return 'refused';
        }
      }),
    ).toBe('refused');
  });
});
