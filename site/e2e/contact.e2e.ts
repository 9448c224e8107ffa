import { box, call, fill, message, open, prove, received, submit, succeeded } from './contactPage.ts';
import { main } from './main.ts';
import { answerQuestion } from './plainQuestion.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';

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

test('shows each validation error at its field and above the form', main, async ({ page }) => {
  await open(page);
  await submit(page);
  const wanted = [
    'First name is required',
    'Last name is required',
    'Email is required',
    'Message is required',
    'Please complete the CAPTCHA verification',
  ];
  for (const sentence of wanted) {
    await expect(page.getByRole('link', { name: sentence })).toBeVisible();
    await expect(page.getByText(sentence, { exact: true })).not.toHaveCount(1);
  }
  await expect(box(page, 'First name')).toHaveAttribute('aria-invalid', 'true');
  await box(page, 'Email').fill('bakul at example');
  await submit(page);
  await expect(page.getByRole('link', { name: 'Please enter a valid email address' })).toBeVisible();
  await page.getByRole('link', { name: 'Message is required' }).click();
  await expect(box(page, 'Message')).toBeFocused();
});

test('a double click sends one message, and the button shows that it is being sent', async ({
  page,
  product,
}) => {
  const email = freshEmail();
  await open(page);
  await fill(page, email);
  await prove(page);
  const held = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'SUBMIT' }).dblclick();
  await expect(page.getByRole('button', { name: 'SENDING...' })).toHaveAttribute('aria-busy', 'true');
  held.resolve();
  await expect(succeeded(page)).toBeVisible();
  expect(received(product, email)).toBe(1);
});

test('CLEAR empties the form and can be undone; typed text survives a reload', async ({ page }) => {
  await open(page);
  await fill(page, 'palash@example.org');
  await page.getByRole('button', { name: 'CLEAR' }).click();
  await expect(box(page, 'Message')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(box(page, 'Message')).toHaveValue(message);

  await page.reload();
  await hydrated(page);
  await expect(box(page, 'Message')).toHaveValue(message);
});

test('resets a verification older than 110 seconds and says so', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await fill(page, freshEmail());
  await prove(page);
  await page.clock.fastForward(111_000);
  await expect(
    page.getByText('CAPTCHA may have expired. Please solve again before submitting.'),
  ).toBeVisible();
});

test('the whole form works with the keyboard alone', async ({ page }) => {
  await open(page);
  await box(page, 'First name').focus();
  for (const text of ['Umbar', 'Palash', freshEmail(), '', message]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('checkbox', { name: 'I’m a person' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'CLEAR' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(succeeded(page)).toBeVisible();
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
