import type { Page } from '@playwright/test';
import { expect } from './test.ts';
import { arrive } from './visit.ts';

export const call = '**/api/events/get-events/*';
export const garba = '/events/past/event-garba-night';
export const tiles = (page: Page) => page.getByRole('tabpanel').getByRole('listitem');
export const tile = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('link', { name: new RegExp(`^${name}\\b`) });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
export const viewer = (page: Page, name?: string) =>
  page.getByRole('dialog', name === undefined ? {} : { name });
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Opens the page from another page of the site, with the API’s response changed. */
export const openWith = async (page: Page, changed: object) => {
  await page.route(call, (route) =>
    route.fulfill({
      json: {
        success: true,
        data: {
          _id: 'event-tea',
          title: 'Tea',
          date: '2026-02-01T18:00:00Z',
          isActive: true,
          isApproved: true,
          ...changed,
        },
      },
    }),
  );
  await arrive(page, '/events/past/event-tea');
  await expect(title(page, 'Tea')).toBeVisible();
};
