import { call, garba, title } from './pastEventPage.ts';
import { expect, hydrated, test } from './test.ts';
import { arrive, doorBefore, failInEveryWay } from './visit.ts';

test.use({ expectedComplaints: [/Failed to load resource/] });

test('an address without an event says so, with status 404 and a way back', async ({ page, request }) => {
  for (const path of ['%3Cscript%3E', 'a%2Fb', '__proto__']) {
    const answer = await request.get(`/events/past/${path}`);
    expect([path, answer.status(), (await answer.text()).includes('Event Not Found')]).toEqual([
      path,
      404,
      true,
    ]);
  }
  const answer = await page.goto('/events/past/%3Cscript%3E');
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  await expect(title(page, 'Event Not Found')).toBeVisible();
  await expect(page.getByText("The event you're looking for doesn't exist.")).toBeVisible();
  await expect(page.getByText('Event not found', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Back to Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeFocused();
});

test('an event that was taken down since the page was rendered is gone', async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ json: { success: true, data: null } }));
  await page.goto(garba);
  await expect(title(page, 'Event Not Found')).toBeVisible();
  await expect(page.getByText('Event not found', { exact: true })).toBeVisible();
});

test('the API is slow and then fails in whatever way: Retry and a way back', async ({ page }) => {
  const door = await doorBefore(page, call);
  await arrive(page, garba);
  await expect(page.getByRole('status').filter({ hasText: 'Loading event...' })).toBeVisible();
  await failInEveryWay(door, page.getByRole('button', { name: 'Retry' }), async () => {
    await expect(title(page, 'Event Not Found')).toBeVisible();
    await expect(page.getByText('Failed to load event data', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Back to Events' })).toHaveAttribute(
      'href',
      '/events',
    );
  });
  await expect(title(page, 'Garba night')).toBeFocused();
  await expect(page).toHaveTitle('Garba night | Engineering Alumni');
});
