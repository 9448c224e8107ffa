import type { Page } from '@playwright/test';

export const api = '**/api/alumni-stories/get-stories';
export const pump = '/alumni-stories/the-pump-that-learned-to-whisper';
export const pumpTitle = 'The pump that learned to whisper';

export const tab = (page: Page, name: string) => page.getByRole('tab', { name });
export const cards = (page: Page) => page.getByRole('group', { name: 'All stories' }).getByRole('article');
export const card = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
export const titleOfPage = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
