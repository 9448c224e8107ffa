import { dayMs } from '@banyan/api/contract';
import type { Page } from '@playwright/test';
import { call, past, propose, row, rows, upcoming } from './eventsPage.ts';
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

/** Opens the page from another page of the site, with the API’s response replaced. */
const openWith = async (page: Page, data: unknown) => {
  await page.route(call, (route) => route.fulfill({ json: { success: true, data } }));
  await arrive(page, '/events');
};

test('shows one empty list, or a single sentence and the link to propose an event if both are empty', async ({
  page,
}) => {
  await openWith(page, [event('over', -3)]);
  await expect(upcoming(page).getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
  await expect(upcoming(page).getByRole('link', { name: propose })).toBeVisible();
  await expect(past(page).getByRole('link', { name: 'Event over' })).toBeVisible();
  await openWith(page, [event('soon', 3)]);
  await expect(row(page, 'Event soon')).toBeVisible();
  await expect(past(page).getByRole('heading', { name: 'No Past Events' })).toBeVisible();

  await openWith(page, []);
  await expect(upcoming(page).getByRole('heading', { name: 'No events found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: propose })).toHaveCount(1);
  await expect(past(page)).toHaveCount(0);
});

test('shows unusual and hostile text safely', async ({ page }) => {
  const family = '👨‍👩‍👧‍👦';
  await openWith(page, [
    event('script', 1, { registrationURL: 'java\nscript:alert(1)' }),
    event('letter', 2, { registrationURL: 'mailto:umbar@example.org' }),
    event('a/b?c', 3, { description: '<b>bold</b>' }),
    event('hidden', 4, { isApproved: false }),
    event('dateless', 5, { date: 'soon' }),
    event('short', -1, { description: family.repeat(100) }),
    event('long', -2, { description: family.repeat(101) }),
    event('past-of-old', -3),
    event('imageless', -4, { images: ['javascript:alert(1)'] }),
    42,
  ]);
  await expect(rows(page)).toHaveCount(3);
  const registerOf = (title: string) => row(page, title).getByRole('link', { name: /^Register/ });
  await expect(registerOf('Event script')).toHaveAttribute('href', '/events/register/script');
  await expect(registerOf('Event letter')).toHaveAttribute('href', 'mailto:umbar@example.org');
  await expect(registerOf('Event letter')).not.toHaveAttribute('target', /./);
  await expect(registerOf('Event a/b?c')).toHaveAttribute('href', '/events/register/a%2Fb%3Fc');
  await expect(row(page, 'Event a/b?c').getByText('<b>bold</b>')).toBeVisible();
  await expect(past(page).getByText(family.repeat(100), { exact: true })).toBeVisible();
  await expect(past(page).getByText(`${family.repeat(100)}…`, { exact: true })).toBeVisible();
  await expect(past(page).getByRole('link')).toHaveText(['Event short', 'Event long', 'Event imageless']);
  await expect(page.locator('[href^="javascript:" i], [src^="javascript:" i]')).toHaveCount(0);
});

test('moves an event that ends while the page is open to the past events', async ({ page }) => {
  await page.clock.install();
  await openWith(page, [event('brief', 0, { date: new Date(Date.now() + 90_000).toISOString() })]);
  await expect(row(page, 'Event brief')).toBeVisible();
  await page.clock.fastForward(95_000);
  await expect(past(page).getByRole('heading', { name: 'Event brief' })).toBeVisible();
  await expect(upcoming(page).getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
});

test.describe('event list while the API does not respond', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });
  const failed = 'Unable to load events. Please try again later.';

  test('both lists show loading; each failure is shown once, and Retry loads the lists', async ({ page }) => {
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

  test('keeps the rendered list and marks it as possibly outdated', async ({ page }) => {
    await page.route(call, (route) => route.abort());
    await page.goto('/events');
    const notice = page.getByRole('status').filter({ hasText: 'This list may be out of date.' });
    await expect(notice).toContainText(failed);
    await expect(row(page, /^The Long Table/)).toBeVisible();
    await page.unroute(call);
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toHaveCount(0);
  });
});
