import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectSound } from '../../../site/e2e/axe.ts';
import { thankYou } from '../../../site/e2e/donatePage.ts';
import type { Product } from '../../../site/e2e/product.ts';
import { expect, tryAs } from '../../testing/officePage.ts';
import { type Duplicate, give, test } from './giftsPage.ts';

// Browsers log every refused request. A payment without an answer from PayPal returns a 5xx status.
test.use({ room: 'gifts that hang' });
test.use({ expectedComplaints: [/status of (?:4(?:0[134]|09|22)|50[0-9])/] });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const steps = (page: Page) => page.getByRole('list', { name: 'Steps' });
const ask = (page: Page) => page.getByRole('button', { name: 'Ask PayPal', exact: true });
const answered = (page: Page) => page.getByText(/^PayPal answered/);

/** The order of the only gift of an amount. */
const orderOf = (paypal: Duplicate, value: string) => {
  const found = [...paypal.orders.values()].find(
    ({ purchase_units: [unit] }) => unit?.amount.value === value,
  );
  if (!found) throw new Error(`PayPal has no order of ${value}.`);
  return found.id;
};

/** Makes a gift two hours older in the database. */
function twoHoursLater(office: Product, cents: number): void {
  const database = new DatabaseSync(path.join(office.dataDir, 'banyan.db'));
  const ago = new Date(Date.now() - 2 * 3_600_000).toISOString();
  database.prepare('update donations set created_at = ? where cents = ?').run(ago, cents);
  database.close();
}

/** Opens the only gift of a whole dollar amount. */
const openGift = async (page: Page, dollars: number) => {
  await page.goto(`/office/gifts?least=${dollars}&most=${dollars}`);
  await page.getByRole('link', { name: /^Rohan Bakul/ }).click();
  await expect(title(page)).toContainText('from Rohan Bakul');
};

test('asks PayPal about an unsettled gift, from the dashboard to its fee', async ({
  page,
  office,
  paypal,
}) => {
  const visitor = await page.context().newPage();
  // PayPal captures the money but its answer is lost; after that PayPal is down.
  paypal.misbehave('capture', 'lost', 1);
  paypal.misbehave('capture', 'down', 1_000);
  paypal.misbehave('get', 'down', 1_000);
  await give(visitor, paypal, '85');
  await expect.poll(() => paypal.asked.filter((step) => step === 'get').length).toBeGreaterThan(0);
  await visitor.close();
  twoHoursLater(office, 8_500);

  await tryAs(page, office, 'Vikram');
  await page.reload();
  await expect(page.getByRole('link', { name: /^A gift is not settled .+\$85\.00/ })).toBeVisible();
  await expect(page.getByText('1 not settled')).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: /^A gift is not settled/ }).press('Enter');
  await expect(title(page)).toHaveText('$85.00 from Rohan Bakul');
  await expect(page.getByText('Not settled')).toBeVisible();
  await ask(page).press('Enter');
  await expect(page.getByText('PayPal gave no clear answer. We keep checking automatically.')).toBeVisible();

  paypal.behave();
  await ask(page).press('Enter');
  await expect(answered(page)).toBeVisible();
  await expect(steps(page)).toContainText('Received $85.00, fee $2.18, for us $82.82');
  await expect(page.getByRole('region', { name: 'Receipt', exact: true })).toContainText('$85.00');
  await expectSound(page);
  expect(paypal.taken(orderOf(paypal, '85.00'))).toBe(1);
  await page.goto('/office');
  await expect(title(page)).toContainText('Vikram');
  await expect(page.getByText('does not settle')).toHaveCount(0);
});

test('looks up a refund whose answer was lost, and refunds the money once', async ({
  page,
  paypal,
  office,
}) => {
  const visitor = await page.context().newPage();
  await give(visitor, paypal, '95');
  await expect(thankYou(visitor)).toBeVisible();
  await visitor.close();
  const order = orderOf(paypal, '95.00');
  const namesBefore = paypal.refundNames.length;

  await tryAs(page, office, 'Vikram');
  await openGift(page, 95);
  paypal.misbehave('refund', 'lost', 1);
  paypal.misbehave('refund', 'down', 1_000);
  paypal.misbehave('get', 'down', 1_000);
  await page.getByRole('button', { name: 'Refund…' }).press('Enter');
  await page.getByLabel('Refund amount, USD').fill('20');
  await page.getByLabel('Reason').fill('Given twice by mistake');
  await expect(page.getByText(/PayPal keeps its fee of \$2\.38\./)).toBeVisible();
  await page.getByRole('button', { name: 'Refund $20.00 to Rohan Bakul' }).press('Enter');
  await expect(
    page.getByText('Requested from PayPal. The result appears here, usually within a minute.'),
  ).toBeVisible();
  const given = page.getByRole('region', { name: 'Refunded' });
  await expect(given).toContainText('Requested from PayPal');
  await page.getByRole('button', { name: 'Refund…' }).press('Enter');
  await expect(page.getByLabel('Refund amount, USD')).toHaveValue('75.00');
  await expectSound(page);

  paypal.behave();
  await ask(page).press('Enter');
  await expect(answered(page)).toBeVisible();
  await expect(given).toContainText('Refunded');
  await expect(steps(page)).toContainText('Refunded: $20.00');
  expect(paypal.refunded(order)).toBe(2_000);
  expect(new Set(paypal.refundNames.slice(namesBefore)).size).toBe(1);
  expect(office.banyan('outbox').output).toMatch(/orrected receipt/);
});

test('a large refund waits for a second approval from another volunteer', async ({
  page,
  browser,
  paypal,
  office,
}) => {
  const visitor = await page.context().newPage();
  await give(visitor, paypal, '1500');
  await expect(thankYou(visitor)).toBeVisible();
  await visitor.close();
  const order = orderOf(paypal, '1500.00');

  const meera = await (await browser.newContext({ baseURL: office.url })).newPage();
  await tryAs(meera, office, 'Meera');
  const { version } = await (await meera.request.get('/api/office/settings')).json();
  const decided = await meera.request.post('/api/office/settings', {
    headers: { Origin: office.url },
    data: { secondYes: true, version },
  });
  expect(decided.ok(), await decided.text()).toBe(true);

  await tryAs(page, office, 'Vikram');
  await openGift(page, 1_500);
  await page.getByRole('button', { name: 'Refund…' }).press('Enter');
  await page.getByLabel('Refund amount, USD').fill('1200');
  await page.getByLabel('Reason').fill('The giver’s bank asked');
  await expect(page.getByText(/Over \$1,000, a second person has to approve it\./)).toBeVisible();
  await page.getByRole('button', { name: 'Refund $1,200.00 to Rohan Bakul' }).press('Enter');
  await expect(page.getByText('It needs a second approval. Others see it on their dashboard.')).toBeVisible();
  await expect(page.getByText(/Someone else has to approve it\./)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Approve refund of/ })).toHaveCount(0);
  await expectSound(page);
  expect(paypal.refunded(order)).toBe(0);

  await meera.goto('/office');
  await meera.getByRole('link', { name: /^A refund needs a second approval .+\$1,200\.00/ }).press('Enter');
  await expect(title(meera)).toHaveText('$1,500.00 from Rohan Bakul');
  await expectSound(meera);
  await meera.getByRole('button', { name: 'Approve refund of $1,200.00' }).press('Enter');
  await expect(meera.getByText(/^\$1,200\.00 refunded to Rohan Bakul\./)).toBeVisible();
  await expect(meera.getByRole('region', { name: 'Refunded' })).toContainText('Refunded');
  expect(paypal.refunded(order)).toBe(120_000);
  await meera.context().close();
});
