import type { Page } from '@playwright/test';

export const call = '**/api/events/get-active-events';
export const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming events' });
export const past = (page: Page) => page.getByRole('region', { name: 'Past events' });
export const rows = (page: Page) => upcoming(page).getByRole('list').first().getByRole('listitem');
export const row = (page: Page, title: string | RegExp) =>
  upcoming(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
export const propose = 'Propose an event to the secretary';
