import { main } from './main.ts';
import {
  box,
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
import { expect, freshEmail, hydrated, test } from './test.ts';

test(
  'a graduate applies; a volunteer finds and approves the application, and the email is queued',
  main,
  async ({ page, product }) => {
    const email = freshEmail();
    await open(page);
    await page.getByRole('combobox', { name: /^State/ }).selectOption('Georgia');
    // A unique name, because the tests share the queue.
    await fillStep1(page, email, 'Revati');
    await page.getByRole('textbox', { name: 'Company' }).fill('Northspan Systems');
    await fillStep2(page);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await prove(page);
    await send(page);
    await expect(succeeded(page)).toBeFocused();
    await expect(page.getByText('In review')).toBeVisible();
    await expect(
      page.getByText(/^You will be (the first|number \d+) of the class of 1998 in the directory\.$/),
    ).toBeVisible();
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
  'each step names missing fields and moves the focus there; Enter means Next, Previous skips validation, Back goes a step back',
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

test('sending from a directly opened step 3 returns to the incomplete step', async ({ page }) => {
  await page.goto('/membership/register?step=3');
  await hydrated(page);
  await send(page);
  await expect(page.getByText('Please fill in all required fields in Step 1.')).toBeVisible();
  await expect(box(page, 'First name')).toBeFocused();
  await fillStep1(page, freshEmail());
  await page.goto('/membership/register?step=3');
  await hydrated(page);
  await send(page);
  await expect(page.getByText('Please fill in all required fields in Step 2.')).toBeVisible();
  await expect(box(page, 'Graduation year')).toBeFocused();
});

test('a submit event without a click just moves to step 3', async ({ page }) => {
  await open(page);
  await page
    .locator('form')
    .first()
    .evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(step(page, steps[3])).toBeVisible();
});

test('step 3 lists the answers with links back; the verification is required and expires after 110 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await open(page);
  const email = freshEmail();
  await fillStep1(page, email);
  await fillStep2(page);
  await send(page);
  await expect(page.getByText('Please complete the CAPTCHA verification').first()).toBeVisible();
  await prove(page);
  await page.clock.fastForward(111_000);
  await expect(
    page.getByText('CAPTCHA may have expired. Please solve again before submitting.'),
  ).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Check your answers' })).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
  await page.getByRole('button', { name: `Change ${steps[1]}` }).click();
  await expect(step(page, steps[1])).toBeVisible();
});

test('a draft survives a reload and can be discarded, and never contains the verification', async ({
  page,
}) => {
  await open(page);
  await fillStep1(page, freshEmail());
  await fillStep2(page);
  await page.getByLabel('A job to share').fill('Controls engineer, Plano');
  await prove(page);
  await page.reload();
  await hydrated(page);
  await expect(step(page, steps[3])).toBeVisible();
  await expect(page.getByLabel('A job to share')).toHaveValue('Controls engineer, Plano');
  await expect(page.getByText('CAPTCHA verified')).toBeHidden();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('Controls engineer');
  expect(stored).not.toMatch(/captcha|token/i);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(box(page, 'First name')).toHaveValue('');
});

test('joining twice with one email address succeeds twice and creates one entry', async ({
  page,
  product,
}) => {
  const email = freshEmail();
  for (let time = 0; time < 2; time += 1) {
    await open(page);
    await fillStep1(page, email);
    await fillStep2(page);
    await prove(page);
    await send(page);
    await expect(succeeded(page)).toBeVisible();
  }
  expect(received(product, email)).toBe(1);
});

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
  await page.getByRole('checkbox', { name: 'I’m a person' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(succeeded(page)).toBeVisible();
});
