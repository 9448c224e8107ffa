import { expectSound } from '../../../site/e2e/axe.ts';
import { tryAs } from '../../testing/officePage.ts';
import { expect, openOne, test } from '../../testing/reviewPage.ts';

test.use({ expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

test('sends a reply to a message in place, undoes it with its text kept, shows it in Mail, and cancels another email', async ({
  page,
  review: { product: office, send },
}) => {
  const [title = ''] = await send(['message']);
  await tryAs(page, office, 'Meera');
  await page.goto('/office/review');
  await openOne(page, title);
  const reply = page.getByRole('button', { name: 'Reply', exact: true });
  const text = page.getByRole('textbox', { name: 'Reply' });
  const result = page.getByRole('status').filter({ hasText: /Your reply is scheduled\./ });

  await reply.click();
  await expect(text).toBeFocused();
  await expectSound(page);
  await text.fill('The third gate. Come by.');
  await page.getByRole('button', { name: 'Send reply' }).click();
  await expect(result).toBeVisible();
  // The form has closed, and the focus is still on the item.
  await expect(page.locator('main:focus, main :focus')).toBeVisible();
  await expect(page.getByText(/replied: “The third gate\. Come by\.”/)).toBeVisible();
  await expectSound(page);

  await result.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The reply is withdrawn. Its text is kept as a draft.')).toBeVisible();
  await expect(page.getByText(/replied: /)).toHaveCount(0);
  await reply.click();
  await expect(text).toHaveValue('The third gate. Come by.');
  await text.press('Control+Enter');
  await expect(result).toBeVisible();

  await page.goto('/office/mail?state=waiting');
  await page.getByRole('link', { name: 'Re: your message' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Re: your message' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'The email as it will arrive' })).toContainText(
    'The third gate. Come by.',
  );
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectSound(page);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, overflow]).toEqual([width, 0]);
  }
  // Without a connection, the error shows at the button and the email stays on the screen.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: /^Send now: / }).click();
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.');
  await expect(page.getByRole('heading', { level: 1, name: 'Re: your message' })).toBeVisible();
  await page.context().setOffline(false);

  await page.getByRole('button', { name: /^Send now: / }).click();
  await expect(page.getByText(/sends with the next batch\.$/)).toBeVisible();
  await expect(page.getByText('Sends with the next batch.', { exact: true })).toBeVisible();

  await page.goto('/office/mail?state=waiting');
  const cancel = page.getByRole('button', { name: /^Cancel email: / });
  await expect(cancel.first()).toBeVisible();
  const before = await cancel.count();
  await cancel.first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel email' }).click();
  await expect(page.getByText(/is canceled\. It won’t be sent\.$/)).toBeVisible();
  await expect(cancel).toHaveCount(before - 1);
});
