import { lookWithAxe, violationsOf } from './axe.ts';
import { open, succeeded, thankYou, toPayment } from './donatePage.ts';
import { main } from './main.ts';
import { expect, test } from './test.ts';

/** The whole way with the demonstration gateway. @returns the address of the thank-you page */
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

test('a gift with the keyboard alone: to the payment, through it, to the receipt', main, async ({ page }) => {
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
  // From the amount over the quick amounts to the button, and into the window.
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

test('the receipt is all that is printed, on one page, and a reload shows it again', async ({ page }) => {
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
  // Neither the frame of the receipt nor the line of what was read stands at the sheet's edge.
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form’s page names other ways to give, and nobody is thanked', async ({ page }) => {
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

test.describe('when something goes wrong', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('nobody else sees the thank-you: an order of another browser, of nobody, or none, leads to /', async ({
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

  test('the receipt cannot be shown: the front page says that the money arrived, with the order', async ({
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
