import { box, fill, open, prove, received, submit, succeeded } from './contactPage.ts';
import { main } from './main.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';
import { away, doorBefore } from './visit.ts';

/** What a page asks for with the first touch. */
const code = '**/assets/*Page-*.js';

test(
  'a form’s code waits for a touch, and nothing is lost that happens before it is there',
  main,
  async ({ page, product }) => {
    const door = await doorBefore(page, code);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await open(page);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /Page-|forms-|rules-/.test(url))).toEqual([]);

    const html = await page.locator('form').first().elementHandle();
    const email = freshEmail();
    await fill(page, email);
    await door.knocked();
    await submit(page);
    await door.open();
    // The press counts: the form now says what is missing, and only that.
    await expect(page.getByRole('link', { name: 'Please complete the CAPTCHA verification' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Message is required' })).toHaveCount(0);
    await expect(box(page, 'Email')).toHaveValue(email);
    expect(await page.evaluate((form) => form?.isConnected, html)).toBe(true);
    await prove(page);
    await submit(page);
    await expect(succeeded(page)).toBeVisible();
    expect(received(product, email)).toBe(1);
  },
);

test('a draft and an address bring the code by themselves', async ({ page }) => {
  await open(page);
  await box(page, 'First name').fill('Bakul');
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('banyan.draft.contact')))
    .toContain('Bakul');
  await page.reload();
  await hydrated(page);
  await expect(box(page, 'First name')).toHaveValue('Bakul');
  await page.goto('/membership/register?step=2');
  await expect(page.getByRole('heading', { level: 2, name: /Professional/ })).toBeVisible();
});

test.describe('where the code does not come', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the form is posted as it is without JavaScript, and a later touch asks again', async ({ page }) => {
    const door = await doorBefore(page, code);
    await door.open(away);
    await open(page);
    await box(page, 'First name').fill('Bakul');
    await submit(page);
    // The server's answer: it asks what a form without JavaScript is asked.
    await expect(page.getByRole('link', { name: 'Last name is required' })).toBeVisible();
    await expect(box(page, 'First name')).toHaveValue('Bakul');
    await door.open();
    await box(page, 'Last name').fill('Kadamb');
    await expect(page.getByText('CAPTCHA')).not.toHaveCount(0);
  });
});
