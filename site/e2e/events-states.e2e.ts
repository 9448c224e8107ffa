import { dayMs } from '@banyan/api/contract';
import type { Page } from '@playwright/test';
import { call, past, propose, row, upcoming } from './eventsPage.ts';
import { expect, test } from './test.ts';
import { arrive, doorBefore, failInEveryWay } from './visit.ts';

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const event = (id: string, days: number, more: object = {}) => ({
  _id: id,
  title: `Event ${id}`,
  date: inDays(days),
  location: 'Fremont',
  isActive: true,
  isApproved: true,
  ...more,
});

/** Opens the page with the API's answer replaced, as a visit from another page of the site meets it. */
const openWith = async (page: Page, data: unknown) => {
  await page.route(call, (route) => route.fulfill({ json: { success: true, data } }));
  await arrive(page, '/events');
};

test('an event that ends while the page is open moves to what is over', async ({ page }) => {
  await page.clock.install();
  await openWith(page, [event('brief', 0, { date: new Date(Date.now() + 90_000).toISOString() })]);
  await expect(row(page, 'Event brief')).toBeVisible();
  await page.clock.fastForward(95_000);
  await expect(past(page).getByRole('heading', { name: 'Event brief' })).toBeVisible();
  await expect(upcoming(page).getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
});

test.describe('when the API does not answer', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });
  const failed = 'Unable to load events. Please try again later.';

  test('both lists wait; each failure is said once, with Retry, which brings the lists', async ({ page }) => {
    const door = await doorBefore(page, call);
    await arrive(page, '/events');
    await expect(upcoming(page).getByText('Loading events...')).toBeVisible();
    await expect(past(page).getByText('Loading events...')).toBeVisible();
    await failInEveryWay(door, page.getByRole('button', { name: 'Retry' }), async () => {
      await expect(page.getByRole('heading', { name: failed })).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('link', { name: propose })).toBeVisible();
    });
    await expect(row(page, /^The Long Table/)).toBeVisible();
    await expect(past(page).getByRole('link', { name: 'Garba night' })).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  });

  test('what came with the page stays, and says how old it is', async ({ page }) => {
    await page.route(call, (route) => route.abort());
    await page.goto('/events');
    const notice = page.getByRole('status').filter({ hasText: 'as they stood a while ago' });
    await expect(notice).toContainText(failed);
    await expect(row(page, /^The Long Table/)).toBeVisible();
    await page.unroute(call);
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toHaveCount(0);
  });
});
