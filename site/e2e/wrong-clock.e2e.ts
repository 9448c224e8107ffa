import { dayMs } from '@banyan/api/contract';
import { dinner } from './eventRegisterPage.ts';
import { row } from './eventsPage.ts';
import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';

for (const [device, wrongBy] of [
  ['a year ahead', 365 * dayMs],
  ['a year behind', -365 * dayMs],
] as const)
  test.describe(`on a device whose clock is ${device}`, main, () => {
    test.beforeEach(({ page }) => page.clock.setSystemTime(Date.now() + wrongBy));

    test('upcoming events stay upcoming and open for registration', async ({ page }) => {
      const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
      await page.goto('/events');
      await hydrated(page);
      await answered;
      await expect(row(page, 'Music in the round')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No Upcoming Events' })).toHaveCount(0);
      await page.goto(dinner);
      await hydrated(page);
      await expect(page.getByText('Event Has Ended')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    });

    test('jobs on the board show their real age', async ({ page }) => {
      const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
      await page.goto('/job-board');
      const ages = await page.getByText(/^Posted /).allTextContents();
      await hydrated(page);
      await answered;
      expect(ages.length).toBeGreaterThan(2);
      await expect(page.getByText(/^Posted /)).toHaveText(ages);
    });
  });
