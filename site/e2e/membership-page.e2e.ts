import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const tiles = {
  'Come to an event': '/events',
  'Be found': '/alumni-directory',
  'Hire, or be hired': '/job-board',
  'Mentor a newer graduate': '/resources#mentorship-section',
  'Lend a hand': '/contact',
  'Give Back': '/donate-home',
} as const;

/** State of the video as a visitor sees it. */
const film = (page: Page) =>
  page
    .locator('video')
    .evaluate(({ paused, muted, volume }: HTMLVideoElement) => ({ playing: !paused, muted, volume }));
const plays = async (page: Page) => (await film(page)).playing;
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const scrollTo = (page: Page, top: number) => page.evaluate((y) => window.scrollTo(0, y), top);
/** Waits for the observer and two frames: long enough for the video to start. */
const settled = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
        });
        observer.observe(document.body);
      }),
  );

test.describe('membership page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole page without JavaScript, and a phone’s first screen has the register link', async ({
    page,
  }) => {
    await page.goto('/membership');
    await expect(page.getByRole('heading', { level: 1, name: 'Join Us' })).toBeVisible();
    await expect(page.getByText(/you are already one of us/)).toBeVisible();
    await expect(page.locator('main').getByRole('link', { name: 'Register' })).toHaveAttribute(
      'href',
      '/membership/register',
    );
    const ways = page.getByRole('region', { name: 'Ways to Engage' });
    for (const [name, href] of Object.entries(tiles)) {
      await expect(ways.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    }
    const steps = page.getByRole('region', { name: 'Joining takes about four minutes' });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    await expect(steps.getByText(/added to the directory and the newsletter/)).toBeVisible();
    // Controls that cannot work are hidden.
    await expect(page.locator('main').getByRole('button')).toHaveCount(0);
    await expect(page.locator('video')).toHaveAttribute('poster', /join-us-poster/);

    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.locator('main').getByRole('link', { name: 'Register' })).toBeInViewport({ ratio: 1 });
  });
});

test('Register leads to the registration', async ({ page }) => {
  await page.goto('/membership');
  await hydrated(page);
  await page.locator('main').getByRole('link', { name: 'Register' }).click();
  await expect(page).toHaveURL('/membership/register');
  await expect(page.getByRole('heading', { level: 1, name: 'Membership registration' })).toBeFocused();
});

test('the video plays while half of it is visible, muted, or at volume 0.45 when unmuted; a paused video stays paused', async ({
  page,
}) => {
  await page.goto('/membership');
  await expect.poll(() => film(page)).toEqual({ playing: true, muted: true, volume: 0.45 });
  await control(page, 'Unmute the film').click();
  expect(await film(page)).toMatchObject({ muted: false, volume: 0.45 });
  await control(page, 'Mute the film').click();
  expect(await film(page)).toMatchObject({ muted: true });

  const height = await page.locator('video').evaluate((video) => video.parentElement?.clientHeight ?? 0);
  await scrollTo(page, height);
  await expect.poll(() => plays(page)).toBe(false);
  await scrollTo(page, 0);
  await expect.poll(() => plays(page)).toBe(true);

  await expect.poll(() => plays(page)).toBe(true);
  await control(page, 'Pause the film').click();
  await expect(control(page, 'Play the film')).toBeVisible();
  await scrollTo(page, 3000);
  await settled(page);
  await scrollTo(page, 0);
  await settled(page);
  expect(await plays(page)).toBe(false);
  await control(page, 'Play the film').click();
  await expect.poll(() => plays(page)).toBe(true);
});

test('with reduced motion, shows the poster until the visitor plays the video', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/membership');
  await expect(control(page, 'Play the film')).toBeVisible();
  await settled(page);
  expect(await plays(page)).toBe(false);
  await control(page, 'Play the film').click();
  await expect.poll(() => plays(page)).toBe(true);
});

test('with data saving, the video is not requested', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto('/membership');
  await expect(control(page, 'Play the film')).toBeVisible();
  await settled(page);
  expect(await plays(page)).toBe(false);
  expect(asked.filter((path) => /\.(webm|mp4)$/.test(path))).toEqual([]);
});

test.describe('missing video', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('shows the poster and the title without controls when the video does not load', async ({ page }) => {
    await page.route(/\.(webm|mp4)$/, (route) => route.abort());
    const lastTried = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.mp4'));
    await page.goto('/membership');
    await lastTried;
    await expect(control(page, 'Play the film')).toHaveCount(0);
    await expect(control(page, 'Pause the film')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1, name: 'Join Us' })).toBeVisible();
  });
});
