import type { Page } from '@playwright/test';

export const garba = '/events/past/event-garba-night';
export const tiles = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
export const tile = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('link', { name: new RegExp(`^${name}\\b`) });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
export const viewer = (page: Page, name?: string) =>
  page.getByRole('dialog', name === undefined ? {} : { name });
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
