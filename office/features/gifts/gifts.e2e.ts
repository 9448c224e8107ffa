import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { expectSound } from '../../../site/e2e/axe.ts';
import { thankYou } from '../../../site/e2e/donatePage.ts';
import type { Product } from '../../../site/e2e/product.ts';
import { expect, tryAs } from '../../testing/officePage.ts';
import { give, test } from './giftsPage.ts';

// Browsers log every refused request. A payment without an answer from PayPal returns a 5xx status.
test.use({
  expectedComplaints: [/status of (?:4(?:0[134]|09|22)|50[0-9])/],
  // The date in this zone usually differs from the date in the association’s zone.
  timezoneId: 'Pacific/Kiritimati',
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const lastYear = new Date().getFullYear() - 1;

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('main').getByText(name, { exact: true });
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluateAll((found) => found.some((one) => one.closest(':focus') !== null))) return;
  }
  throw new Error(`The keyboard does not reach “${name}”.`);
}

test('a treasurer on a phone records a check by keyboard, sees the totals grow, and prints, downloads, emails and undoes statements', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tryAs(page, office, 'Vikram');
  await page.keyboard.press('g');
  await page.keyboard.press('t');
  await expect(title(page)).toHaveText('Gifts');
  await expect(page.getByRole('heading', { name: 'No gifts yet.' })).toBeVisible();
  await expectSound(page);
  await tabTo(page, 'Record a gift');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Record a gift');
  await page.getByRole('radio', { name: 'Check' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await expectSound(page);
  await page.keyboard.type('Dattatraya');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Umbar');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('$1,250.50');
  await page.keyboard.press('Control+Enter');
  await expect(title(page)).toHaveText('$1,250.50 from Dattatraya Umbar');
  await expect(page.getByText('$1,250.50 from Dattatraya Umbar is recorded.')).toBeVisible();
  await expectSound(page);
  await page.goto('/office/gifts');
  await expect(page.getByRole('main').locator('dd').first()).toHaveText('$1,250.50');
  await expect(page.getByRole('link', { name: /^Dattatraya Umbar/ })).toBeVisible();
  await expectSound(page);

  await test.step('one of last year, for whom there is a statement', async () => {
    await page.goto('/office/gifts/record');
    await page.getByLabel('First name').fill('Gauri');
    await page.getByLabel('Last name').fill('Kanchan');
    await page.getByLabel(/^Email/).fill('gauri.kanchan@example.org');
    await page.getByLabel('Amount, USD').fill('300');
    await page.getByLabel('Date received').fill(`${lastYear}-11-20`);
    await page.getByRole('button', { name: 'Record gift' }).click();
    await expect(title(page)).toHaveText('$300.00 from Gauri Kanchan');
    await page.setViewportSize({ width: 1280, height: 844 });
    await page.goto('/office/gifts/statements');
    await expect(title(page)).toHaveText(`Statements for ${lastYear}`);
    await expect(
      page.getByText('1 statement goes out by email. You can undo it for a while. No one gets two.'),
    ).toBeVisible();
    await expectSound(page);
    const file = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await file).suggestedFilename()).toBe(`statements-${lastYear}.csv`);
    await page.getByRole('button', { name: 'Email to 1' }).click();
    await expect(page.getByText(`Statements for ${lastYear} are scheduled for 1.`)).toBeVisible();
    await expect(page.getByRole('row', { name: /^Gauri Kanchan/ })).toContainText('Scheduled');
    await expectSound(page);
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect(page.getByText('1 email is withdrawn.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Email to 1' })).toBeVisible();
    await page.getByRole('link', { name: 'Print' }).click();
    await expect(page.getByRole('button', { name: 'Print 1 sheet' })).toBeVisible();
    await expectSound(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: /^Print/ })).toBeHidden();
    await expect(
      page.getByRole('heading', { name: `Contributions of Gauri Kanchan in ${lastYear}` }),
    ).toBeVisible();
    await expect(page.getByRole('row', { name: /^Total/ })).toContainText('$300.00');
    await page.emulateMedia({ media: 'screen' });
  });
});

test('refunds part of a visitor’s gift after a passkey step-up, and sends a corrected receipt', async ({
  page,
  office,
  paypal,
}) => {
  const visitor = await page.context().newPage();
  await give(visitor, paypal, '75');
  await expect(thankYou(visitor)).toBeVisible();
  await visitor.close();

  await tryAs(page, office, 'Vikram');
  await page.goto('/office/gifts?q=Rohan');
  await page.getByRole('link', { name: /^Rohan Bakul/ }).click();
  await expect(title(page)).toHaveText('$75.00 from Rohan Bakul');
  await expect(page.getByRole('region', { name: 'Receipt', exact: true })).toContainText('$75.00');
  await expect(page.getByLabel('Refund amount, USD')).toHaveCount(0);
  await page.getByRole('button', { name: 'Refund…' }).press('Enter');
  await expect(page.getByLabel('Refund amount, USD')).toBeFocused();
  await expect(page.getByText('This cannot be undone.')).toBeVisible();
  await expectSound(page);
  await page.getByLabel('Refund amount, USD').fill('80');
  await page.getByLabel('Reason').fill('Given twice by mistake');
  await page.getByRole('button', { name: 'Refund $80.00 to Rohan Bakul' }).click();
  await expect(page.getByText('You can refund at most $75.00.')).toBeVisible();
  await expect(page.getByLabel('Refund amount, USD')).toBeFocused();

  // The server answers like this five minutes after the last passkey check.
  const fresh = { field: 'session', code: 'fresh', message: 'This needs your passkey again.' };
  await page.route(
    '**/api/office/gifts/*/refund',
    (route) =>
      route.fulfill({ status: 403, json: { success: false, message: fresh.message, errors: [fresh] } }),
    { times: 1 },
  );
  await page.getByLabel('Refund amount, USD').fill('20');
  await page.getByRole('button', { name: 'Refund $20.00 to Rohan Bakul' }).click();
  await expect(page.getByRole('dialog')).toContainText('Refund $20.00 to Rohan Bakul');
  await expect(page.getByText('Asking PayPal…')).toBeAttached();
  await expectSound(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Reason')).toHaveValue('Given twice by mistake');
  await page.getByRole('button', { name: 'Refund $20.00 to Rohan Bakul' }).click();
  await expect(
    page.getByText('$20.00 refunded to Rohan Bakul. A corrected receipt is on its way.'),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText('$20.00');
  await expect(page.getByRole('region', { name: 'Receipt', exact: true })).toContainText('$20.00');
  await page.getByRole('button', { name: 'Refund…' }).press('Enter');
  await expect(page.getByLabel('Refund amount, USD')).toHaveValue('55.00');
  await expectSound(page);
  expect(office.banyan('outbox').output).toMatch(/orrected receipt/);
});

/** The line that shows a result. */
const result = (page: Page, words: string | RegExp) =>
  page.getByRole('main').getByRole('status').filter({ hasText: words });

test('records, prints on one page and undoes a gift of an organization on a phone, with each result in view at its button', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tryAs(page, office, 'Meera');
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });

  await test.step('the form asks for a person or an organization', async () => {
    await page.goto('/office/gifts/record');
    await page.getByRole('radio', { name: 'Organization' }).check();
    await button('Record gift').click();
    await expect(page.getByLabel('Organization name')).toBeFocused();
    await expect(page.getByText('Enter the name of the organization.').first()).toBeVisible();
    await page.getByLabel('Organization name').fill('Example Foundation');
    await page.getByLabel(/^Contact email/).fill('grants@example.org');
    await page.getByLabel('Amount, USD').fill('500');
    await button('Record gift').click();
    await expect(title(page)).toHaveText('$500.00 from Example Foundation');
    const recorded = result(page, /^\$500\.00 from Example Foundation is recorded\. 1 email sends at /);
    await expect(recorded).toBeInViewport();
    await expect(recorded.getByRole('button', { name: 'Undo' })).toBeInViewport();
    await expectSound(page);
  });

  await test.step('the receipt prints alone, on one page', async () => {
    await expect(button('Print receipt')).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Receipt', exact: true })).toContainText(
      'Example Foundation',
    );
    for (const away of [title(page), button('Print receipt'), page.getByRole('navigation').first()])
      await expect(away).toBeHidden();
    for (const format of ['Letter', 'A4'] as const) {
      const pdf = await page.pdf({ format });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
    await page.emulateMedia({ media: 'screen' });
  });

  await test.step('what fails is said at the same place', async () => {
    await page.route(
      '**/api/office/gifts/*/receipt',
      (route) => route.fulfill({ status: 422, json: { success: false, message: 'No receipt was sent.' } }),
      { times: 1 },
    );
    await button('Send the receipt again').click();
    const failure = page.getByRole('main').getByRole('alert');
    await expect(failure).toHaveText('No receipt was sent.');
    await expect(failure).toBeInViewport();
    await button('Send the receipt again').click();
    await expect(result(page, 'The receipt is on its way to grants@example.org.')).toBeInViewport();
    await expect(failure).toHaveCount(0);
  });

  await page.getByRole('link', { name: 'All gifts of this donor' }).click();
  await expect(title(page)).toHaveText('Gifts of Example Foundation');
  await expectSound(page);
  await page.getByRole('link', { name: /^Example Foundation/ }).click();
  await button('Undo').click();
  await expect(title(page)).toHaveText('Gifts');
  await expect(result(page, /^Undone\./)).toBeInViewport();
  await expectSound(page);
});

test('shows on a phone that a setting was saved, in view at its button', async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tryAs(page, office, 'Meera');
  await page.goto('/office/settings?part=hold');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(result(page, 'It is saved.')).toBeInViewport();
});

/** Makes a gift two hours older in the database. */
function twoHoursLater(office: Product, cents: number): void {
  const database = new DatabaseSync(path.join(office.dataDir, 'banyan.db'));
  const ago = new Date(Date.now() - 2 * 3_600_000).toISOString();
  database.prepare('update donations set created_at = ? where cents = ?').run(ago, cents);
  database.close();
}

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
  const ask = page.getByRole('button', { name: 'Ask PayPal', exact: true });
  await ask.press('Enter');
  await expect(page.getByText('PayPal gave no clear answer. We keep checking automatically.')).toBeVisible();

  paypal.behave();
  await ask.press('Enter');
  await expect(page.getByText(/^PayPal answered/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Steps' })).toContainText(
    'Received $85.00, fee $2.18, for us $82.82',
  );
  await expect(page.getByRole('region', { name: 'Receipt', exact: true })).toContainText('$85.00');
  await expectSound(page);
  const order = [...paypal.orders.values()].find(
    ({ purchase_units: [unit] }) => unit?.amount.value === '85.00',
  );
  expect(paypal.taken(order?.id ?? '')).toBe(1);
  await page.goto('/office');
  await expect(title(page)).toContainText('Vikram');
  await expect(page.getByText('does not settle')).toHaveCount(0);
});
