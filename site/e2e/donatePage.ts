import type { Page } from '@playwright/test';
import { expect, hydrated } from './test.ts';

const rohan = {
  'First name': 'Rohan',
  'Last name': 'Bakul',
  Email: 'rohan.bakul@example.org',
  'Graduation year': '2011',
  Purpose: 'Student Laptops',
};

/** Opens the form and waits as long as a person would, so that no verification is required. */
export const open = async (page: Page, address: string): Promise<void> => {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  await page.clock.fastForward(5_000);
};

/** Fills in the first step and continues. */
export const toPayment = async (page: Page): Promise<void> => {
  for (const [name, words] of Object.entries(rohan)) await page.getByLabel(name).fill(words);
  await page.getByLabel('Program').selectOption('BE/B-Tech');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeFocused();
};

export const failed = (page: Page) => page.getByRole('region', { name: 'Payment failed. Please try again.' });
export const succeeded = 'Donation successful! 💝';
export const thankYou = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Thank You for Your Donation!' });
