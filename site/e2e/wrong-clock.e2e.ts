import { dayMs } from '@banyan/api/contract';
import { dinner } from './eventRegisterPage.ts';
import { row } from './eventsPage.ts';
import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';

for (const [device, wrongBy] of [
  ['a year ahead', 365 * dayMs],
  ['a year behind', -365 * dayMs],
] as const)
  test(
    `on a device whose clock is ${device}, events stay open for registration and jobs show their real age`,
    main,
    async ({ page }) => {
      await page.clock.setSystemTime(Date.now() + wrongBy);
      /** Opens a page and waits until it knows the server's time. */
      const open = async (path: string) => {
        const answered = page.waitForResponse((response) => response.request().method() === 'HEAD');
        await page.goto(path);
        const ages = await page.getByText(/^Posted /).allTextContents();
        await hydrated(page);
        await answered;
        return ages;
      };
      await open('/events');
      await expect(row(page, 'Music in the round')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'No Upcoming Events' })).toHaveCount(0);
      await open(dinner);
      await expect(page.getByText('Event Has Ended')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
      const ages = await open('/job-board');
      expect(ages.length).toBeGreaterThan(2);
      await expect(page.getByText(/^Posted /)).toHaveText(ages);
    },
  );
