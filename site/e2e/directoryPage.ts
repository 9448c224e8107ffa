import type { Page } from '@playwright/test';
import { hydrated } from './test.ts';

export const call = '**/api/member/get-members?*';
export const field = (page: Page) => page.getByRole('searchbox', { name: 'Search by name or company' });
export const year = (page: Page) => page.getByRole('textbox', { name: 'Graduation year' });
export const apply = (page: Page) => page.getByRole('button', { name: 'Apply graduation year' });
export const place = (page: Page) => page.getByRole('combobox', { name: 'Lives in' });
export const company = (page: Page) => page.getByRole('textbox', { name: 'Company' });
export const order = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Sort by' }).getByRole('link', { name });
export const found = (page: Page) => page.getByRole('region', { name: 'Found alumni' });
export const cards = (page: Page) => found(page).getByRole('article');
export const count = (page: Page) =>
  found(page)
    .getByRole('status')
    .filter({ hasText: /alumni$/ });
export const program = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
export const pagination = (page: Page) => page.getByRole('navigation', { name: 'Directory pages' });

export const open = async (page: Page, path = '/alumni-directory') => {
  await page.goto(path);
  await hydrated(page);
};
