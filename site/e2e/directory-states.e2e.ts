import type { Route } from '@playwright/test';
import { call, cards, count, field, found, open, pagination } from './directoryPage.ts';
import { expect, test } from './test.ts';
import { arrive, caughtUp, doorBefore, failInEveryWay } from './visit.ts';

const asked = (route: Route) => new URL(route.request().url()).searchParams;

/** Answers as a directory of so many members would; each is named after what was asked. */
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

test('an answer that comes late never replaces a newer one', async ({ page }) => {
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
  for (const letGo of late) await letGo().catch(() => undefined);
  await caughtUp(page);
  await expect(cards(page).getByRole('heading')).toHaveText(['Member 1 second', 'Member 2 second']);
  await expect(count(page)).toHaveText('1 to 2 of 2 alumni');
});

test('a page that is slow to come keeps its link under the keyboard, and nothing older stays', async ({
  page,
}) => {
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

test.describe('while the API fails', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('the page waits in its shape and says so; each failure keeps what was typed, and Retry brings the people', async ({
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
});
