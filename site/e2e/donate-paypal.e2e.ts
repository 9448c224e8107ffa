import { paypalFake } from '@banyan/server/fakes';
import { failed, open, succeeded, thankYou, toPayment } from './donatePage.ts';
import { main } from './main.ts';
import { scriptAddress, standInForPayPal } from './paypalScript.ts';
import { Product } from './product.ts';
import { test as base, expect } from './test.ts';

type Double = Awaited<ReturnType<typeof paypalFake>>;

/** Product with PayPal’s keys and real component, and a fake of PayPal on this machine: its API and its script. */
const test = base.extend<object, { paypal: Double; product: Product }>({
  paypal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const fake = await paypalFake();
      await use(fake);
      await fake.close();
    },
    { scope: 'worker' },
  ],
  product: [
    async ({ paypal }, use) => {
      const product = await Product.start({
        PAYPAL_CLIENT_ID: 'client',
        PAYPAL_CLIENT_SECRET: 'secret',
        PAYPAL_API: paypal.api,
        PAYPAL_WEBHOOK_ID: 'webhook',
        RATE_LIMIT_WRITES: '0',
      });
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, paypal }, use) => {
    await standInForPayPal(page, paypal.approve);
    await use(page);
  },
  standIns: ['www.paypal.com'],
});

const donate = 'Donate with PayPal';
const approve = 'Approve at PayPal';
const orderOf = (url: string) => url.split('/').at(-1) ?? '';

test('loads PayPal only at the payment step and captures a gift once', main, async ({ page, paypal }) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  const foreign = () => asked.filter(({ hostname }) => hostname !== '127.0.0.1');
  await page.goto('/');
  await open(page, '/donate');
  await page.getByLabel('First name').fill('Rohan');
  expect(foreign()).toEqual([]);
  await toPayment(page);
  const button = page.getByRole('button', { name: donate });
  await expect(button).toBeVisible();
  expect(foreign()).toHaveLength(1);
  expect(Object.fromEntries(foreign()[0]?.searchParams ?? [])).toMatchObject({
    'client-id': 'client',
    currency: 'USD',
    intent: 'capture',
  });
  const style = await page.locator('[data-style]').getAttribute('data-style');
  expect(JSON.parse(style ?? '')).toEqual({
    layout: 'vertical',
    color: 'gold',
    shape: 'rect',
    height: 50,
    label: 'donate',
  });
  await page.getByLabel('Amount in USD').fill('0');
  await expect(button).toBeDisabled();
  await page.getByLabel('Amount in USD').fill('75');
  await button.click();
  await expect(page.getByLabel('Amount in USD')).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Close PayPal' }).click();
  await expect(page.getByLabel('Amount in USD')).not.toHaveAttribute('readonly');
  await button.click();
  await page.getByRole('button', { name: approve }).click();
  await expect(page.getByRole('listitem').getByText(succeeded)).toBeVisible();
  await expect(thankYou(page)).toBeVisible();
  const receipt = page.getByRole('region', { name: 'Receipt', exact: true });
  await expect(receipt).toContainText('$75.00');
  await expect(receipt).toContainText(
    'No goods or services were provided in exchange for this contribution.',
  );
  expect(paypal.taken(orderOf(page.url()))).toBe(1);
});

test.describe('PayPal faults', () => {
  test.use({ expectedComplaints: [/Failed to load resource|PayPal/] });

  test('a gift survives a script that does not load, an order that fails, and a declined card', async ({
    page,
    paypal,
  }) => {
    await page.route(scriptAddress, (route) => route.abort(), { times: 1 });
    await open(page, '/donate');
    await toPayment(page);
    await expect(page.getByText('Failed to load the PayPal JS SDK script.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'See other ways to give' })).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();

    const order = '**/api/donations/create-order';
    await page.route(order, (route) =>
      route.fulfill({ status: 503, json: { success: false, message: 'PayPal rests.' } }),
    );
    await page.getByRole('button', { name: donate }).click();
    await expect(failed(page)).toContainText('PayPal rests.');
    await expect(page.getByRole('listitem').getByText('Payment failed. Please try again.')).toBeVisible();
    await page.unroute(order);

    paypal.misbehave('capture', 'declined', 1);
    await page.getByRole('button', { name: donate }).click();
    await page.getByRole('button', { name: approve }).click();
    await expect(failed(page)).toContainText('No money was taken');
    // PayPal's window returns, and the next card pays.
    await page.getByRole('button', { name: approve }).click();
    await expect(thankYou(page)).toBeVisible();
    expect(paypal.taken(orderOf(page.url()))).toBe(1);
  });
});
