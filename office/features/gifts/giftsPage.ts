import { paypalFake } from '@banyan/server/fakes';
import type { Page } from '@playwright/test';
import { open, toPayment } from '../../../site/e2e/donatePage.ts';
import { standInForPayPal } from '../../../site/e2e/paypalScript.ts';
import { Product } from '../../../site/e2e/product.ts';
import { test as base } from '../../testing/officePage.ts';

type Duplicate = Awaited<ReturnType<typeof paypalFake>>;

/** The site with its Office on, and a fake PayPal on this machine. */
export const test = base.extend<object, { paypal: Duplicate; office: Product }>({
  paypal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const fake = await paypalFake();
      await use(fake);
      await fake.close();
    },
    { scope: 'worker' },
  ],
  office: [
    async ({ paypal }, use) => {
      const keys = {
        PAYPAL_CLIENT_ID: 'client',
        PAYPAL_CLIENT_SECRET: 'secret',
        PAYPAL_WEBHOOK_ID: 'webhook',
      };
      const office = await Product.start({ OFFICE: 'on', ...keys, PAYPAL_API: paypal.api }, 'localhost');
      await use(office);
      await office.remove();
    },
    { scope: 'worker' },
  ],
  standIns: ['www.paypal.com'],
});

/** Gives on the site as a visitor and approves the payment at PayPal. @param dollars Amount as it is typed. */
export async function give(visitor: Page, paypal: Duplicate, dollars: string): Promise<void> {
  await standInForPayPal(visitor, paypal.approve);
  await open(visitor, '/donate');
  await toPayment(visitor);
  await visitor.getByLabel('Amount in USD').fill(dollars);
  await visitor.getByRole('button', { name: 'Donate with PayPal' }).click();
  await visitor.getByRole('button', { name: 'Approve at PayPal' }).click();
}
