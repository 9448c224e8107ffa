import { lookWithAxe, violationsOf } from './axe.ts';
import { open, succeeded, thankYou, toPayment } from './donatePage.ts';
import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';

/** Makes a gift with the demo payment provider. @returns the URL of the thank-you page */
const give = async (page: Parameters<typeof open>[0], address = '/donate') => {
  await open(page, address);
  await toPayment(page);
  await page.getByRole('button', { name: 'Donate', exact: true }).click();
  await page.getByRole('button', { name: /^Approve/ }).click();
  await expect(thankYou(page)).toBeVisible();
  return page.url();
};

const violations = async (page: Parameters<typeof open>[0]) => {
  await lookWithAxe(page);
  return violationsOf(page);
};

test('makes a gift with the keyboard alone, from the form to the receipt', main, async ({ page }) => {
  const tab = () => page.keyboard.press('Tab');
  await open(page, '/donate');
  await page.getByLabel('First name').focus();
  for (const words of ['Rohan', 'Bakul', 'rohan.bakul@example.org', '2011', 'BE', 'Student Laptops']) {
    await page.keyboard.type(words);
    await tab();
  }
  await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
  await expect(page).toHaveURL(/\/donate\?step=2$/);
  await expect(page.getByRole('button', { name: 'Donate', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await tab();
  await page.keyboard.type('40');
  await expect(page.getByRole('complementary', { name: 'Donation summary' })).toContainText('$40');
  // Tabs from the amount over the suggested amounts to the button, and into the window.
  await tab();
  await tab();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Approve $40' })).toBeFocused();
  await expect(page.getByLabel('Amount in USD')).toHaveAttribute('readonly');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listitem').getByText(succeeded)).toBeVisible();
  await expect(thankYou(page)).toBeFocused();
  const receipt = page.getByRole('region', { name: 'Demo receipt' });
  for (const words of ['Rohan Bakul', '00-0000000', 'Student Laptops', '$40.00', 'no money moved']) {
    await expect(receipt).toContainText(words);
  }
  expect(await violations(page)).toEqual([]);
});

test('prints only the receipt, on one page, and shows it again after a reload', async ({ page }) => {
  const address = await give(page);
  await page.reload();
  await expect(thankYou(page)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText('Rohan Bakul');
  await expect(page.getByRole('region', { name: 'Receipt' })).toContainText(address.split('/').at(-1) ?? '');
  await page.emulateMedia({ media: 'print' });
  await expect(thankYou(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print the receipt' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  // Neither the receipt’s border nor the reading progress line is printed.
  await expect(page.getByRole('region', { name: 'Receipt' })).toHaveCSS('border-top-width', '0px');
  const onEverySheet = await page
    .locator('body *')
    .evaluateAll(
      (all) =>
        all.filter(
          (one) => getComputedStyle(one).position === 'fixed' && one.getBoundingClientRect().height > 0,
        ).length,
    );
  expect(onEverySheet).toBe(0);
  const printed = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(printed.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('a link sets amount and purpose; a reload keeps the typed values and the step', async ({ page }) => {
  await open(page, '/donate?amount=100&purpose=Student%20Housing');
  await expect(page.getByLabel('Purpose')).toHaveValue('Student Housing');
  await expect(page).toHaveURL(/\/donate$/);
  await toPayment(page);
  await expect(page.getByLabel('Amount in USD')).toHaveValue('100');
  await page.getByLabel('Amount in USD').fill('60');
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Amount in USD')).toHaveValue('60');
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Rohan');
});

test.describe('donation page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the donation page names other ways to give and shows no thank-you without JavaScript', async ({
    page,
  }) => {
    await page.goto('/donate');
    await expect(page.getByText(/^Paying on this page needs JavaScript/)).toBeVisible();
    for (const way of ['By check', 'Through your employer', 'From a donor-advised fund']) {
      await expect(page.getByText(way)).toBeVisible();
    }
    await page.goto('/donation-success/any-order');
    await expect(page.getByRole('heading', { level: 1, name: 'Access Not Allowed' })).toBeVisible();
    await expect(page.getByText(/^This page can only be accessed immediately after making a/)).toBeVisible();
    await expect(page.getByText('Verifying donation...')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Make a Donation' })).toHaveAttribute('href', '/donate');
  });
});

test.describe('donation faults', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('hides the thank-you page from others: an order of another browser, an unknown one, or none leads to /', async ({
    page,
    browser,
    product,
  }) => {
    const address = await give(page);
    const stranger = await browser.newPage();
    for (const path of [
      address,
      `${product.url}/donation-success/unknown`,
      `${product.url}/donation-success`,
    ]) {
      await stranger.goto(`${product.url}/contact`);
      await stranger.goto(path);
      await expect(stranger).toHaveURL(`${product.url}/`);
      await expect(stranger.getByText('Your payment went through')).toHaveCount(0);
      await stranger.goBack();
      await expect(stranger).toHaveURL(`${product.url}/contact`);
    }
    await stranger.close();
  });

  test('when the receipt cannot be shown, the front page confirms the payment with its order', async ({
    page,
  }) => {
    await page.route('**/api/donations/order-details/*', (route) => route.fulfill({ status: 404, json: {} }));
    await open(page, '/donate');
    await toPayment(page);
    await page.getByRole('button', { name: 'Donate', exact: true }).click();
    await page.getByRole('button', { name: /^Approve/ }).click();
    const note = page.getByRole('status', { name: 'Your payment went through' });
    await expect(note).toContainText(/Your order is \S+/);
    await expect(page).toHaveURL(/:\d+\/$/);
    await note.getByRole('button', { name: 'Dismiss' }).click();
    await expect(note).toHaveCount(0);
  });
});
