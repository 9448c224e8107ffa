import { call, garba, openWith, tiles, title, viewer } from './pastEventPage.ts';
import { expect, hydrated, test } from './test.ts';
import { arrive, doorBefore, failInEveryWay } from './visit.ts';

test.use({ expectedComplaints: [/Failed to load resource/] });

test('a URL without an event returns 404 with a message and a way back', async ({ page, request }) => {
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

test('an event removed since rendering disappears', async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ json: { success: true, data: null } }));
  await page.goto(garba);
  await expect(title(page, 'Event Not Found')).toBeVisible();
  await expect(page.getByText('Event not found', { exact: true })).toBeVisible();
});

test('shows missing pictures and unplayable videos as such', async ({ page }) => {
  await page.route(/\/uploads\//, (route) => route.fulfill({ status: 404 }));
  await openWith(page, {
    images: ['uploads/gone.jpg', 'uploads/gone.mp4'],
    media: [{ path: 'uploads/gone.mp4', size: 312_000_000 }],
  });
  await expect(tiles(page).first().getByRole('img', { name: 'Image unavailable' })).toBeVisible();
  await expect(tiles(page).last().getByRole('img', { name: 'Video Thumbnail' })).toBeVisible();
  await tiles(page).last().getByRole('link').click();
  const download = viewer(page).getByRole('link', { name: /^Download the video/ });
  await expect(download).toHaveAttribute('href', '/uploads/gone.mp4');
  await expect(viewer(page)).toContainText('312 MB');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page, 'Tea - Image 1').getByText('Image unavailable')).toBeVisible();
});

test('shows a slow API and each kind of failure with Retry and a way back', async ({ page }) => {
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

test('keeps the rendered event and marks it as possibly outdated', async ({ page }) => {
  await page.route(call, (route) => route.abort());
  await page.goto(garba);
  const notice = page.getByRole('status').filter({ hasText: 'This page may be out of date.' });
  await expect(notice).toContainText('Failed to load event data');
  await expect(tiles(page)).toHaveCount(8);
  await page.unroute(call);
  await notice.getByRole('button', { name: 'Retry' }).click();
  await expect(notice).toHaveCount(0);
});
