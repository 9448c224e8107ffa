import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { expect, hydrated } from './test.ts';

export const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();
export const send = (page: Page) => page.getByRole('button', { name: 'Submit Registration' }).click();
export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
export const succeeded = (page: Page) =>
  page.getByRole('heading', { name: 'Membership Request Submitted Successfully!' });

export const steps = {
  1: 'Contact Information',
  2: 'Academic & Professional',
  3: 'Engagement & Additional Information',
} as const;

export const open = async (page: Page) => {
  await page.goto('/membership/register');
  await hydrated(page);
};

export const fillStep1 = async (page: Page, email: string, firstName = 'Meera') => {
  await box(page, 'First name').fill(firstName);
  await box(page, 'Last name').fill('Kadamb');
  await box(page, 'Email').fill(email);
  await next(page);
  await expect(step(page, steps[2])).toBeVisible();
};

export const fillStep2 = async (page: Page) => {
  await box(page, 'Graduation year').fill('1998');
  await page.getByLabel('COEP program').selectOption('E&TC');
  await next(page);
  await expect(step(page, steps[3])).toBeVisible();
};

export const prove = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'I’m a person' }).click();
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
};

/** Counts the applications from an email address that volunteers see. */
export const received = (product: Product, email: string): number => {
  const { code, output } = product.banyan('export', '--csv', 'members');
  expect(code, output).toBe(0);
  return output.split(email).length - 1;
};
