import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { expect, hydrated } from './test.ts';

export const call = '**/api/contact';
export const message = 'The canteen of 1998 owes me a samosa. Is anybody keeping accounts?';

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

export const fill = async (page: Page, email: string, text = message) => {
  await box(page, 'First name').fill('Bakul');
  await box(page, 'Last name').fill('Kadamb');
  await box(page, 'Email').fill(email);
  await box(page, 'Message').fill(text);
};

export const prove = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'I’m a person' }).click();
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
};

export const open = async (page: Page) => {
  await page.goto('/contact');
  await hydrated(page);
};

export const submit = (page: Page) => page.getByRole('button', { name: 'SUBMIT' }).click();
export const succeeded = (page: Page) => page.getByRole('heading', { name: 'Message Sent Successfully!' });

/** Counts the messages from an email address that volunteers see. */
export const received = (product: Product, email: string): number => {
  const { code, output } = product.banyan('export', '--csv', 'messages');
  expect(code, output).toBe(0);
  return output.split(email).length - 1;
};
