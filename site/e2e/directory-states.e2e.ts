import type { Route } from '@playwright/test';
import { call, cards, count, field, found, open, pagination } from './directoryPage.ts';
import { expect, test } from './test.ts';
import { arrive, caughtUp, doorBefore, failInEveryWay } from './visit.ts';

const asked = (route: Route) => new URL(route.request().url()).searchParams;

/** Answers like a directory with `total` members, each named after the search words. */
const answer = (route: Route, total: number) => {
  const query = asked(route);
  const before = (Number(query.get('page') ?? 1) - 1) * 24;
  const data = Array.from({ length: Math.max(0, Math.min(24, total - before)) }, (_, index) => ({
    _id: `member-${before + index + 1}`,
    firstName: `Member ${before + index + 1}`,
    lastName: query.get('search') ?? '',
    graduationYear: 1990,
    coepProgram: 'Civil Engineering',
  }));
  return route.fulfill({ json: { success: true, data, total } });
};

test('a long directory accepts a page number, but only an existing one', async ({ page }) => {
  await page.route(call, (route) => answer(route, 3_680));
  await arrive(page, '/alumni-directory');
  await expect(count(page)).toHaveText('1 to 24 of 3,680 alumni');
  await expect(pagination(page).getByRole('link', { name: /^Page \d+$/ })).toHaveCount(4);
  const button = page.getByRole('button', { name: 'Go to page' });
  await button.focus();
  await page.keyboard.press('Enter');
  const typed = page.getByRole('textbox', { name: 'Page number' });
  await expect(typed).toBeFocused();
  for (const wrong of ['0', '155', '-1', '1.5', 'seven', '']) {
    await typed.fill(wrong);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid page number between 1 and 154.');
  }
  await typed.fill('153');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/alumni-directory?page=153');
  await expect(count(page)).toHaveText('3,649 to 3,672 of 3,680 alumni');
  await expect(count(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button.click();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('a late response never replaces a newer one', async ({ page }) => {
  const late: (() => Promise<void>)[] = [];
  await open(page);
  await page.route(call, async (route) => {
    if (asked(route).get('search') === 'first') late.push(() => answer(route, 5));
    else await answer(route, 2);
  });
  await field(page).fill('first');
  await field(page).press('Enter');
  await expect.poll(() => late.length).toBe(1);
  await field(page).fill('second');
  await expect(cards(page).getByRole('heading')).toHaveText(['Member 1 second', 'Member 2 second']);
  for (const release of late) await release().catch(() => undefined);
  await caughtUp(page);
  await expect(cards(page).getByRole('heading')).toHaveText(['Member 1 second', 'Member 2 second']);
  await expect(count(page)).toHaveText('1 to 2 of 2 alumni');
});

test('a slow page keeps the focus on its link and shows no outdated results', async ({ page }) => {
  await open(page);
  const door = await doorBefore(page, call);
  const second = pagination(page).getByRole('link', { name: 'Page 2' });
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(found(page).getByText('Loading alumni...')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await expect(second).toBeFocused();
  await door.open((route) => answer(route, 61));
  await expect(count(page)).toHaveText('25 to 48 of 61 alumni');
  await expect(count(page)).toBeFocused();
});

test.describe('directory while the API fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('shows placeholders while loading; each failure keeps the typed text, and Retry loads the members', async ({
    page,
  }) => {
    const door = await doorBefore(page, call);
    await arrive(page, '/alumni-directory?search=kadamb');
    await expect(page.getByRole('heading', { level: 1, name: 'Alumni directory' })).toBeVisible();
    const loading = found(page).getByRole('status').filter({ hasText: 'Loading alumni...' });
    await expect(loading).toHaveCount(1);
    await expect(cards(page)).toHaveCount(0);
    await failInEveryWay(door, page.getByRole('button', { name: 'Retry' }), async () => {
      await expect(found(page).getByRole('heading', { name: 'Alumni could not be loaded' })).toBeVisible();
      await expect(loading).toHaveCount(0);
      await expect(field(page)).toHaveValue('kadamb');
    });
    await expect(cards(page)).toHaveCount(2);
    await expect(found(page).getByText('Loading alumni...')).toHaveCount(0);
  });

  test('keeps the rendered members and marks them as possibly outdated', async ({ page }) => {
    await page.route(call, (route) => route.abort());
    await page.goto('/alumni-directory');
    await expect(page.getByText('This list may be out of date.')).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await field(page).fill('kadamb');
    await expect(found(page).getByRole('heading', { name: 'Alumni could not be loaded' })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
    await page.unroute(call);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page)).toHaveCount(2);
    await expect(page.getByText('This list may be out of date.')).toHaveCount(0);
  });
});
