import { box, call, fill, message, open, prove, received, submit, succeeded } from './contactPage.ts';
import { Product } from './product.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';

test.describe('contact form faults', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('shows a message for each server error and keeps the typed text', async ({ page }) => {
    await open(page);
    await fill(page, freshEmail());
    const check = page.getByRole('checkbox', { name: 'I’m a person' });
    for (const [answer, sentence] of [
      [
        { status: 503, json: { success: false, message: 'The mail room is closed for an hour.' } },
        'The mail room is closed for an hour.',
      ],
      [{ status: 500, json: {} }, 'Failed to send message'],
      [{ status: 200, json: { success: false, message: 'Not this week.' } }, 'Not this week.'],
      [{ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }, 'Failed to send message'],
    ] as const) {
      await page.route(call, (route) => route.fulfill(answer));
      if ((await check.getAttribute('aria-checked')) !== 'true') await prove(page);
      await submit(page);
      await expect(page.getByText(sentence)).toBeVisible();
      await expect(box(page, 'Message')).toHaveValue(message);
      await page.unroute(call);
    }
  });

  test('resets a rejected verification, which can be solved again', async ({ page, product }) => {
    const email = freshEmail();
    await open(page);
    await fill(page, email);
    await prove(page);
    await page.route(call, (route) =>
      route.fulfill({
        status: 422,
        json: { success: false, message: 'CAPTCHA verification did not succeed. Please solve it again.' },
      }),
    );
    await submit(page);
    await expect(
      page.getByText('CAPTCHA verification did not succeed. Please solve it again.').first(),
    ).toBeVisible();
    await expect(page.getByText('CAPTCHA verified')).toBeHidden();
    await page.unroute(call);
    await prove(page);
    await submit(page);
    await expect(succeeded(page)).toBeVisible();
    expect(received(product, email)).toBe(1);
  });

  test('stores one message when the response is lost and the visitor sends again', async ({
    page,
    product,
  }) => {
    const email = freshEmail();
    await open(page);
    await fill(page, email);
    await prove(page);
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(page);
    await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
    expect(received(product, email)).toBe(1);
    await page.unroute(call);
    const again = page.getByRole('checkbox', { name: 'I’m a person' });
    if ((await again.getAttribute('aria-checked')) !== 'true') await prove(page);
    await submit(page);
    await expect(succeeded(page)).toBeVisible();
    expect(received(product, email)).toBe(1);
  });

  test('stores one message when two tabs send the same message at once', async ({ context, product }) => {
    const email = freshEmail();
    const tabs = [await context.newPage(), await context.newPage()];
    for (const tab of tabs) {
      await open(tab);
      await fill(tab, email);
      await prove(tab);
    }
    await Promise.all(tabs.map(submit));
    for (const tab of tabs) await expect(succeeded(tab)).toBeVisible();
    expect(received(product, email)).toBe(1);
  });

  test('sends on the second try after the server was down', async ({ page }) => {
    const product = await Product.start();
    try {
      const email = freshEmail();
      await page.goto(`${product.url}/contact`);
      await hydrated(page);
      await fill(page, email);
      await prove(page);
      await product.stop('SIGKILL');
      await submit(page);
      await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
      await expect(box(page, 'Message')).toHaveValue(message);
      await product.resume();
      const again = page.getByRole('checkbox', { name: 'I’m a person' });
      if ((await again.getAttribute('aria-checked')) !== 'true') await prove(page);
      await submit(page);
      await expect(succeeded(page)).toBeVisible();
      expect(received(product, email)).toBe(1);
    } finally {
      await product.remove();
    }
  });

  test('shows a message when the verification fails to load, and allows a retry', async ({ page }) => {
    await page.route('**/api/verification/challenge*', (route) => route.abort());
    await open(page);
    await box(page, 'First name').fill('Bakul');
    await page.getByRole('checkbox', { name: 'I’m a person' }).click();
    await expect(
      page.getByText('Error loading CAPTCHA. Please refresh the page and try again.'),
    ).toBeVisible();
    await page.unroute('**/api/verification/challenge*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await prove(page);
  });
});
