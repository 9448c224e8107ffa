import { main } from './main.ts';
import {
  box,
  call,
  fillStep1,
  fillStep2,
  next,
  open,
  prove,
  received,
  send,
  step,
  steps,
  succeeded,
} from './registerPage.ts';
import { expect, freshEmail, test } from './test.ts';

test(
  'a graduate joins; a volunteer finds the request, approves it, and the mail is queued',
  main,
  async ({ page, product }) => {
    const email = freshEmail();
    await open(page);
    await page.getByRole('textbox', { name: /^State/ }).fill('Georgia');
    // A name that no other test's application has: the queue is shared.
    await fillStep1(page, email, 'Revati');
    await page.getByRole('textbox', { name: 'Company' }).fill('Northspan Systems');
    await fillStep2(page);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await prove(page);
    await send(page);
    await expect(succeeded(page)).toBeFocused();
    await expect(page.getByText('In review')).toBeVisible();
    await expect(page.getByRole('link', { name: /^The Atlanta chapter/ })).toHaveAttribute(
      'href',
      '/chapters/atlanta',
    );

    const { ref = '', facts } = product.queue().find(({ title }) => title.includes('Revati Kadamb')) ?? {};
    expect(facts?.join()).toContain('1998');
    product.approve(ref);
    expect(product.queue().map((waiting) => waiting.ref)).not.toContain(ref);
    expect(product.banyan('outbox').output).toContain(email);

    await page.getByRole('button', { name: 'Submit Another Application' }).click();
    await expect(step(page, steps[1])).toBeVisible();
    await expect(box(page, 'First name')).toHaveValue('');
  },
);

test(
  'each step says what is missing and moves the focus there; Enter is Next, Previous asks nothing, Back goes a step back',
  main,
  async ({ page }) => {
    await open(page);
    await next(page);
    for (const sentence of [
      'First name is required.',
      'Last name is required.',
      'Enter a valid email address.',
    ]) {
      await expect(page.getByRole('link', { name: sentence })).toBeVisible();
    }
    await expect(box(page, 'First name')).toBeFocused();
    await box(page, 'First name').fill('Meera');
    await box(page, 'Last name').fill('Kadamb');
    await box(page, 'Email').fill('meera.kadamb@example.org');
    for (const wrong of ['12345', '+1 510 555 0142 ext 9', '123456789012345678901']) {
      await box(page, 'Phone Optional').fill(wrong);
      await next(page);
      await expect(page.getByRole('link', { name: 'Enter a valid phone number.' })).toBeVisible();
      await expect(box(page, 'Phone Optional')).toBeFocused();
    }
    await box(page, 'Phone Optional').fill('+1 (510) 555-0142');
    await next(page);
    await expect(step(page, steps[2])).toBeVisible();

    const year = new Date().getFullYear();
    await next(page);
    await expect(page.getByRole('link', { name: 'Graduation year is required.' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'COEP program is required.' })).toBeVisible();
    await expect(box(page, 'Graduation year')).toBeFocused();
    for (const wrong of ['1949', String(year + 1)]) {
      await box(page, 'Graduation year').fill(wrong);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('link', { name: `Year must be between 1950 and ${year}.` })).toBeVisible();
    }
    await expect(page.getByLabel('COEP program').getByRole('option')).toHaveText([
      'Choose a program',
      'Civil',
      'Computer-Engineering',
      'Computer-Science',
      'E&TC',
      'Electrical',
      'Instrumentation',
      'IT',
      'Metallurgy',
      'Mechanical',
      'Production',
      'Other',
    ]);
    await page.getByLabel('COEP program').selectOption('Other');
    await box(page, 'Graduation year').fill(String(year));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Please specify your program.' })).toBeVisible();
    await box(page, 'Graduation year').fill('1');
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(step(page, steps[1])).toBeVisible();
    await expect(box(page, 'First name')).toHaveValue('Meera');

    await next(page);
    await expect(step(page, steps[2])).toBeVisible();
    await page.goBack();
    await expect(step(page, steps[1])).toBeVisible();
    await page.goForward();
    await expect(step(page, steps[2])).toBeVisible();
  },
);

test('the wizard works with the keyboard alone', async ({ page }) => {
  await open(page);
  await box(page, 'First name').focus();
  await page.keyboard.type('Umbar');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Palash');
  await page.keyboard.press('Tab');
  await page.keyboard.type(freshEmail());
  await page.keyboard.press('Enter');
  await expect(step(page, steps[2])).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('1979');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Mech');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(step(page, steps[3])).toBeFocused();
  await page.getByRole('checkbox', { name: 'Check that I am a person' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(succeeded(page)).toBeVisible();
});

test.describe('when the answer is lost', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('a lost answer is said in a sentence, and a second try makes one entry', async ({ page, product }) => {
    const email = freshEmail();
    await open(page);
    await fillStep1(page, email);
    await fillStep2(page);
    await prove(page);
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send(page);
    await expect(page.getByText('Error submitting registration. Please try again.')).toBeVisible();
    await page.unroute(call);
    const again = page.getByRole('checkbox', { name: 'Check that I am a person' });
    if ((await again.getAttribute('aria-checked')) !== 'true') await prove(page);
    await send(page);
    await expect(succeeded(page)).toBeVisible();
    expect(received(product, email)).toBe(1);
  });
});
