import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const featured = '**/api/events/get-featured-event';
const anchors = {
  Events: 'events',
  'Alumni directory': 'directory',
  Jobs: 'jobs',
  Mentorship: 'mentorship-section',
  'Regional chapters': 'regional-chapters',
  Contact: 'contact',
} as const;
const chapters = [
  'Atlanta',
  'Bay Area',
  'Chicago/Midwest',
  'Pacific Northwest',
  'NY/Northeast',
  'Southern California',
  'TX/Southwest',
];

const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name, exact: true });

/** Expects the heading right below the sticky bars, not under them, unless the page ends first. */
const expectBelowTheBars = (page: Page, id: string) =>
  expect
    .poll(() =>
      page.evaluate((target) => {
        const heading = document.getElementById(target)?.getBoundingClientRect().top ?? Number.NaN;
        const index = document.querySelector('main nav')?.getBoundingClientRect().bottom ?? Number.NaN;
        const atTheEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 1;
        return heading >= index && (heading - index < 60 || atTheEnd);
      }, id),
    )
    .toBe(true);

test.describe('resources page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole page without JavaScript, with links to seven chapters’ group chats', async ({
    page,
  }) => {
    await page.goto('/resources');
    await expect(page.getByRole('heading', { level: 1, name: 'Resources' })).toBeVisible();
    for (const [name, id] of Object.entries(anchors)) {
      await expect(chip(page, name)).toHaveAttribute('href', `#${id}`);
      await expect(page.locator(`h2#${id}`)).toHaveCount(1);
    }
    const events = page.getByRole('region', { name: 'Events', exact: true });
    await expect(events.getByRole('heading', { name: /The Long Table/ })).toBeVisible();
    await expect(events.getByText(/^\w+day, \w+ \d{1,2}, \d{4}, /)).toHaveCount(2);
    await expect(events.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
    const jobs = page.getByRole('region', { name: 'Jobs' });
    await expect(jobs.getByRole('link', { name: 'Find a job' })).toHaveAttribute('href', '/job-board');
    await expect(jobs.getByRole('link', { name: 'Post a job' })).toHaveAttribute('href', '/submit-job');
    const mentorship = page.getByRole('region', { name: 'Mentorship' });
    await expect(mentorship.getByRole('link', { name: 'Email the mentors' })).toHaveAttribute(
      'href',
      /^mailto:/,
    );
    const contact = page.getByRole('region', { name: 'Something else? Ask a person.' });
    await expect(contact.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');

    const region = page.getByRole('region', { name: 'Regional chapters' });
    await expect(region.getByRole('link')).toHaveCount(8);
    await expect(region.getByRole('link', { name: 'A page for each of them' })).toHaveAttribute(
      'href',
      '/chapters',
    );
    const targets = new Set<string | null>();
    for (const name of chapters) {
      const link = region.getByRole('link', { name: `${name} Group chat (opens another site)` });
      await expect(link).toHaveAttribute('href', /^https:\/\//);
      await expect(link).toHaveAttribute('rel', /noopener/);
      targets.add(await link.getAttribute('href'));
    }
    expect(targets.size).toBe(7);

    await chip(page, 'Regional chapters').click();
    await expectBelowTheBars(page, 'regional-chapters');
    await page.getByRole('searchbox', { name: 'Find a classmate by name' }).fill('Meera Kadamb');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL('/alumni-directory?search=Meera+Kadamb');
  });
});

test('every anchor stops below the header, also when clicked again, on a phone too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/resources');
  await hydrated(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const [name, id] of Object.entries(anchors)) {
      await chip(page, name).click();
      await expectBelowTheBars(page, id);
      await expect(page.locator(`#${id}`)).toBeFocused();
      await expect(page).toHaveURL(`/resources#${id}`);
    }
    await chip(page, 'Mentorship').click();
    await page.evaluate(() => window.scrollTo(0, 0));
    await chip(page, 'Mentorship').click();
    await expectBelowTheBars(page, 'mentorship-section');
    await expect(page.locator('#mentorship-section')).toBeFocused();
  }
});

/** Clicks the link and returns true if the page had already scrolled when the click ended. */
const jumpsAtOnce = (page: Page) =>
  chip(page, 'Regional chapters').evaluate((link: HTMLElement) => {
    link.click();
    const top = document.getElementById('regional-chapters')?.getBoundingClientRect().top ?? Number.NaN;
    return top < window.innerHeight;
  });

test('anchors scroll smoothly, and instantly with reduced motion', async ({ page }) => {
  await page.goto('/resources');
  await hydrated(page);
  expect(await jumpsAtOnce(page)).toBe(false);
  await expectBelowTheBars(page, 'regional-chapters');
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await jumpsAtOnce(page)).toBe(true);
  await expectBelowTheBars(page, 'regional-chapters');
});

test('a URL with an anchor opens there and focuses the heading', async ({ page }) => {
  for (const id of ['regional-chapters', 'mentorship-section']) {
    await page.goto('about:blank');
    await page.goto(`/resources#${id}`);
    await hydrated(page);
    await expectBelowTheBars(page, id);
    await expect(page.locator(`#${id}`)).toBeFocused();
  }
});

test('Mentor in the footer of another page leads to mentorship', async ({ page }) => {
  await page.goto('/contact');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentor' }).click();
  await expect(page).toHaveURL('/resources#mentorship-section');
  await expectBelowTheBars(page, 'mentorship-section');
  await expect(page.locator('#mentorship-section')).toBeFocused();
});

test('after a navigation with a slow API, the second event and the members still appear', async ({
  page,
}) => {
  for (const list of ['**/api/events/get-active-events*', '**/api/members/get-members*']) {
    await page.route(list, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
  }
  await page.goto('/contact');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Resources', exact: true })
    .click();
  await expect(
    page.getByRole('region', { name: 'Events', exact: true }).getByRole('heading', { level: 3 }),
  ).toHaveCount(2);
  await expect(
    page.getByRole('region', { name: /directory/i }).getByRole('heading', { level: 3 }),
  ).toHaveCount(3);
});

test.describe('resources page while the API is down', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('marks the event as possibly outdated, and a retry loads the latest', async ({ page }) => {
    await page.route(featured, (route) => route.abort());
    await page.goto('/resources');
    const events = page.getByRole('region', { name: 'Events', exact: true });
    await expect(events.getByText(/may be out of date/)).toBeVisible();
    await page.unroute(featured);
    await events.getByRole('button', { name: 'Try again' }).click();
    await expect(events.getByText(/may be out of date/)).toHaveCount(0);
    await expect(events.getByRole('heading', { name: /The Long Table/ })).toBeVisible();
  });
});
