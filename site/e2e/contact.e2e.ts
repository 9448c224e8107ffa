import { box, fill, message, open, prove, received, submit, succeeded } from './contactPage.ts';
import { main } from './main.ts';
import { answerQuestion } from './plainQuestion.ts';
import { Product } from './product.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';

test(
  'a message is written, proven to be a person’s, sent, and lies in the volunteers’ queue',
  main,
  async ({ page, product }) => {
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
  },
);

test('the whole form works with the keyboard alone', async ({ page }) => {
  await open(page);
  await box(page, 'First name').focus();
  for (const text of ['Umbar', 'Palash', freshEmail(), '', message]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('checkbox', { name: 'Check that I am a person' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'CLEAR' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(succeeded(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/Failed to load resource/] });

  test('errors come from the server with everything that was typed, and the message arrives', async ({
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

test.describe('when something goes wrong', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('a server that is gone and comes back: a second try works', async ({ page }) => {
    const product = await Product.start();
    try {
      const email = freshEmail();
      await page.goto(`${product.url}/contact`);
      await hydrated(page);
      await fill(page, email);
      await prove(page);
      await product.stop('SIGKILL');
      await submit(page);
      await expect(page.getByText('An error occurred. Please try again.')).toBeVisible();
      await expect(box(page, 'Message')).toHaveValue(message);
      await product.resume();
      const again = page.getByRole('checkbox', { name: 'Check that I am a person' });
      if ((await again.getAttribute('aria-checked')) !== 'true') await prove(page);
      await submit(page);
      await expect(succeeded(page)).toBeVisible();
      expect(received(product, email)).toBe(1);
    } finally {
      await product.remove();
    }
  });
});
