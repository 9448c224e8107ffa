import type { Page } from '@playwright/test';
import { main } from './main.ts';
import type { Product } from './product.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';
import { answerQuestion } from './visit.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const button = (page: Page) => page.getByRole('button', { name: 'Submit Job Posting' });
const succeeded = (page: Page) => page.getByRole('heading', { name: 'Job Posting Submitted Successfully!' });
const preview = (page: Page) => page.getByRole('complementary', { name: 'How it will look' });
const choose = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).click();

const description =
  'Build the drive for a very quiet roof pump, then explain to a landlord why nobody can hear it. Six people.';

const open = async (page: Page) => {
  await page.goto('/submit-job');
  await hydrated(page);
};

let counter = 0;
/** Fills in everything but the verification. @returns the unique title */
const fillIn = async (page: Page, link = 'https://jobs.example.org/northspan/4') => {
  counter += 1;
  const title = `Motor drive engineer ${process.pid}-${counter}`;
  for (const [name, words] of [
    ['Job title', title],
    ['Company name', 'Northspan Systems'],
    ['Location', 'Plano, Texas'],
    ['Job description', description],
    ['Requirements', 'C on small processors\nComfortable on a roof'],
    ['Application link', link],
    ['Your name', 'Leela Umbar'],
    ['Email', freshEmail()],
    ['Contact number', '(972) 555-0118'],
  ] as const) {
    await box(page, name).fill(words);
  }
  await choose(page, 'Full-time');
  await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check();
  return title;
};

const prove = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'I’m a person' }).click();
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
};

/** Returns the newest jobs first, from the emails to the volunteers. */
const received = (product: Product): string[] => {
  const { code, output } = product.banyan('outbox');
  expect(code, output).toBe(0);
  return [...output.matchAll(/Job (J-\S+) is waiting for review/g)].map(([, reference]) => reference ?? '');
};

/** Returns the reference number on the success page. */
const referenceOn = (page: Page) => page.getByRole('main').locator('b').textContent();

test(
  'a posted job is announced to the volunteers and hidden until they approve it',
  main,
  async ({ page, product }) => {
    await open(page);
    const title = await fillIn(page);
    await expect(preview(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(preview(page).getByText('Posted today')).toBeVisible();
    await prove(page);
    await button(page).click();
    await expect(succeeded(page)).toBeFocused();
    for (const step of [
      'Our team reviews it within 24-48 hours.',
      'It says when the job is approved.',
      'Visible to all alumni members, for 60 days.',
      'They arrive through the link you gave.',
    ]) {
      await expect(page.getByText(step)).toBeVisible();
    }
    await expect(preview(page).getByRole('heading', { name: title })).toBeVisible();

    expect(received(product)[0]).toBe(await referenceOn(page));

    await page.getByRole('link', { name: 'Go to the job board' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Job board' })).toBeFocused();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  },
);

test.describe('job form without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/Failed to load resource/] });

  test('shows the server’s errors with all values, then posts the job without JavaScript', async ({
    page,
    product,
  }) => {
    await page.goto('/submit-job');
    const title = await fillIn(page, 'northspan careers');
    await button(page).click();
    await expect(page.getByRole('link', { name: 'Please enter a valid URL' })).toBeVisible();
    await expect(box(page, 'Job title')).toHaveValue(title);
    await expect(page.getByRole('radio', { name: 'Full-time' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
    await box(page, 'Application link').fill('jobs@example.org');
    await answerQuestion(page);
    await button(page).click();
    await expect(succeeded(page)).toBeVisible();
    expect(received(product)[0]).toBe(await referenceOn(page));
    await page.getByRole('button', { name: 'Post Another Job' }).click();
    await expect(box(page, 'Job title')).toHaveValue('');
  });
});
