import { box, call, fill, message, open, prove, received, submit, succeeded } from './contactPage.ts';
import { main } from './main.ts';
import { expect, freshEmail, test } from './test.ts';
import { answerQuestion } from './visit.ts';

test('a verified message arrives in the volunteers’ queue', main, async ({ page, product }) => {
  const email = freshEmail();
  await open(page);
  await fill(page, email);
  await box(page, 'Phone Optional').fill('whatever they like, it is unchecked');
  await prove(page);
  await submit(page);
  await expect(succeeded(page)).toBeFocused();
  expect(product.queue().map(({ title }) => title)).toContainEqual(expect.stringContaining('Kadamb'));
  expect(received(product, email)).toBe(1);
  await page.getByRole('button', { name: 'Send Another Message' }).click();
  await expect(box(page, 'First name')).toBeFocused();
  await expect(box(page, 'Message')).toHaveValue('');
});

test.describe('contact form without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/Failed to load resource/] });

  test('shows the server’s errors with all typed values, then sends the message without JavaScript', async ({
    page,
    product,
  }) => {
    const email = freshEmail();
    await page.goto('/contact');
    await box(page, 'First name').fill('Shirish');
    await box(page, 'Message').fill(message);
    await submit(page);
    for (const sentence of ['Last name is required', 'Email is required']) {
      await expect(page.getByRole('link', { name: sentence })).toBeVisible();
    }
    await expect(box(page, 'First name')).toHaveValue('Shirish');
    await expect(box(page, 'Message')).toHaveValue(message);
    await box(page, 'Last name').fill('Kadamb');
    await box(page, 'Email').fill(email);
    await answerQuestion(page);
    await submit(page);
    await expect(succeeded(page)).toBeVisible();
    expect(received(product, email)).toBe(1);
  });
});

test.describe('contact form faults', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

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
});
