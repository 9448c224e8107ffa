import type { Page } from '@playwright/test';
import { expectSound } from '../../../site/e2e/axe.ts';
import { tryAs } from '../../testing/officePage.ts';
import { expect, openOne, rowOf, test } from '../../testing/reviewPage.ts';

const selected = (page: Page) => page.getByRole('region', { name: 'Selected items' });
const boxOf = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });

test('selects ranges with Shift by mouse and keyboard, and leaves an item as somebody else decided it', async ({
  page,
  browser,
  review: { product, send },
}) => {
  const titles = await send(['member', 'member', 'member', 'member', 'member']);
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = titles;
  await tryAs(page, product, 'Meera');
  await page.goto('/office/review');

  await test.step('from the last one that was ticked to the one that is pressed with Shift', async () => {
    await boxOf(page, first).check();
    await boxOf(page, fourth).click({ modifiers: ['Shift'] });
    await expect(selected(page)).toContainText('4 selected');
    for (const title of [first, second, third, fourth]) await expect(boxOf(page, title)).toBeChecked();
    await expect(boxOf(page, fifth)).not.toBeChecked();
    // All rows in between take the state of the pressed one.
    await boxOf(page, second).click({ modifiers: ['Shift'] });
    await expect(selected(page)).toContainText('1 selected');
    await boxOf(page, first).uncheck();
    await expect(selected(page)).toHaveCount(0);
  });
  await test.step('the same by keys, over rows that lie in between', async () => {
    await page.goto('/office/review');
    await expect(rowOf(page, first)).toBeVisible();
    for (const key of ['j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
    await expect(selected(page)).toContainText('3 selected');
    for (const title of [first, second, third]) await expect(boxOf(page, title)).toBeChecked();
    await expectSound(page);
  });

  const elsewhere = await browser.newContext({ baseURL: product.url });
  const kiran = await elsewhere.newPage();
  await test.step('somebody else decides about the second, and this tab has not heard of it yet', async () => {
    await page.route('**/api/office/pulse*', () => undefined);
    await tryAs(kiran, product, 'Kiran');
    await kiran.goto('/office/review');
    await openOne(kiran, second);
    await kiran.getByRole('button', { name: 'Decline', exact: true }).click();
    await kiran.getByRole('textbox', { name: 'Reason' }).fill('Not in the roll.');
    await kiran.getByRole('button', { name: `Decline ${second}` }).click();
    await expect(kiran.getByText(`${second} is declined.`)).toBeVisible();
  });
  await test.step('two are approved, and who decided about the other is said', async () => {
    await selected(page).getByRole('button', { name: 'Approve 3' }).click();
    await expect(page.getByText(/^2 approved\. 1 was already decided by Kiran Palash\./)).toBeVisible();
    for (const title of [first, second, third]) await expect(rowOf(page, title)).toHaveCount(0);
    await expectSound(page);
  });
  await test.step('undo takes back those two, and nobody else’s', async () => {
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 undone.')).toBeVisible();
    for (const title of [first, third]) await expect(rowOf(page, title)).toBeVisible();
    await expect(rowOf(page, second)).toHaveCount(0);
  });
  await elsewhere.close();
});
