import { dayMs } from '@banyan/api/contract';
import type { Page } from '@playwright/test';
import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';

const call = '**/api/jobs/get-jobs';
const list = (page: Page) => page.getByRole('region', { name: 'Jobs' });
const rows = (page: Page) => list(page).getByRole('article');
const row = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name: title }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search jobs' });
const place = (page: Page) => page.getByRole('textbox', { name: 'Location' });
const type = (page: Page, name: string) => page.getByRole('radio', { name });
const open = (page: Page) => page.getByRole('region', { name: 'Open today' });
const choose = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).click();

/** Arrives from another page of the site, so that the browser itself loads the jobs. */
const arrive = async (page: Page) => {
  await page.goto('/resources');
  await hydrated(page);
  await page.getByRole('link', { name: 'Find a job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Job board' })).toBeVisible();
};

const job = (title: string, daysAgo: number, more: object = {}) => ({
  _id: title.replaceAll(' ', '-'),
  title,
  company: 'Northspan Systems',
  location: 'Plano, Texas',
  description: 'Quiet pumps.',
  requirements: '',
  jobType: 'Full-time',
  applicationLink: 'https://jobs.example.org/1',
  postedOn: new Date(Date.now() - daysAgo * dayMs).toISOString(),
  postedBy: { User: { name: 'Leela Umbar', email: '', contactNo: '' } },
  ...more,
});
const answer = (page: Page, jobs: readonly unknown[]) =>
  page.route(call, (route) => route.fulfill({ json: { success: true, jobs } }));

test.describe('job board without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the whole board without JavaScript, and the form searches and filters', async ({ page }) => {
    await page.goto('/job-board');
    await expect(rows(page)).toHaveCount(7);
    await expect(list(page).getByText('7 jobs on the board')).toBeVisible();
    const bridges = row(page, 'Bridge inspection engineer');
    await expect(bridges.getByText('Posted 1 day ago')).toBeVisible();
    await expect(bridges.getByText('Lattice & Span, Portland, Oregon')).toBeVisible();
    await bridges.getByText('Details, requirements and contact').click();
    await expect(bridges.getByText(/no fear of heights worth mentioning/)).toBeVisible();
    await expect(bridges.getByText(/some of which are older than the college/)).toBeVisible();

    await search(page).fill('ENGINEER');
    await place(page).fill('oregon');
    await page.getByRole('button', { name: 'Search jobs' }).click();
    await expect(page).toHaveURL('/job-board?search=ENGINEER&location=oregon&jobType=');
    await expect(rows(page)).toHaveCount(1);
    await expect(search(page)).toHaveValue('ENGINEER');
    await choose(page, 'Contract');
    await place(page).press('Enter');
    await expect(list(page).getByRole('heading', { name: 'No Jobs Found' })).toBeVisible();
    await expect(type(page, 'Contract')).toBeChecked();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/job-board');
    await page.getByRole('main').getByRole('link', { name: 'Post a job' }).first().click();
    await expect(page).toHaveURL('/submit-job');
  });
});

test('filters while typing with one history entry; each job type adds its own', async ({ page }) => {
  await page.goto('/job-board');
  await hydrated(page);
  const before = await page.evaluate(() => history.length);
  await search(page).pressSequentially('engineer', { delay: 30 });
  await expect(page).toHaveURL('/job-board?search=engineer');
  await expect(list(page).getByRole('status').filter({ hasText: '3 jobs match' })).toBeVisible();
  await place(page).fill('california');
  await expect(page).toHaveURL('/job-board?search=engineer&location=california');
  await expect(rows(page)).toHaveCount(1);
  expect(await page.evaluate(() => history.length)).toBe(before);

  await choose(page, 'Internship');
  await expect(page).toHaveURL('/job-board?search=engineer&location=california&jobType=Internship');
  await expect(list(page).getByRole('heading', { name: 'No Jobs Found' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/job-board?search=engineer&location=california');
  await expect(type(page, 'All types')).toBeChecked();
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL('/job-board');
  await expect(search(page)).toHaveValue('');
  await expect(place(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(7);

  const newest = await rows(page).getByRole('heading').allTextContents();
  await list(page).getByRole('link', { name: 'Closing soon' }).click();
  await expect(page).toHaveURL('/job-board?sort=closing');
  await expect(rows(page).getByRole('heading')).toHaveText(newest.toReversed());
});

test('shows 20 jobs, then more with the focus on the first new one; a filter starts again', async ({
  page,
}) => {
  await answer(
    page,
    Array.from({ length: 45 }, (_, index) => job(`Job ${index + 1}`, index)),
  );
  await arrive(page);
  const more = list(page).getByRole('link', { name: 'More jobs' });
  await expect(rows(page)).toHaveCount(20);
  await expect(list(page).getByText('45 jobs on the board')).toBeVisible();
  await expect(more).toHaveAttribute('href', '/job-board?page=2#job-Job-21');
  await more.click();
  await expect(page).toHaveURL('/job-board?page=2');
  await expect(list(page).getByText('40 of 45')).toBeVisible();
  await expect(row(page, 'Job 21').getByRole('heading').getByRole('link')).toBeFocused();
  await more.click();
  await expect(rows(page)).toHaveCount(45);
  await expect(more).toHaveCount(0);
  await choose(page, 'Full-time');
  await expect(page).toHaveURL('/job-board?jobType=Full-time');
  await expect(rows(page)).toHaveCount(20);
});

test('an old built page shows no expired jobs', async ({ page }) => {
  const later = Date.now() + 30 * dayMs;
  await page.clock.setFixedTime(later);
  await page.route('/job-board', (route) =>
    route.request().method() === 'HEAD'
      ? route.fulfill({ headers: { Date: new Date(later).toUTCString() } })
      : route.continue(),
  );
  await page.goto('/job-board');
  await hydrated(page);
  await expect(rows(page)).toHaveCount(5);
  await expect(row(page, 'Bridge inspection engineer').getByText('Posted 1 month ago')).toBeVisible();
});

test.describe('job page without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 404/] });

  test('shows all details and structured data, and the contact if the poster agreed; a missing job returns 404 with suggestions', async ({
    page,
    product,
  }) => {
    await page.goto('/job-board');
    expect(await page.locator('script[type="application/ld+json"]').allTextContents()).not.toContainEqual(
      expect.stringContaining('JobPosting'),
    );
    const id = await row(page, 'Bridge inspection engineer').getAttribute('id');
    await page.goto(`/job-board#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toContainText('Bridge inspection engineer');
    await row(page, 'Bridge inspection engineer').getByRole('heading').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bridge inspection engineer');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', page.url());
    await expect(page.getByText(/some of which are older than the college/)).toBeVisible();
    await expect(page.getByText('meera.palash@example.org')).toBeVisible();
    const facts = page.getByRole('complementary', { name: 'The job at a glance' });
    await expect(facts.getByText('$84,000 to $108,000 a year')).toBeVisible();
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    const [posting] = texts.map((text) => JSON.parse(text)).filter((data) => data['@type'] === 'JobPosting');
    expect(posting).toMatchObject({
      url: page.url(),
      employmentType: 'FULL_TIME',
      hiringOrganization: { name: 'Lattice & Span' },
      jobLocation: { address: { addressLocality: 'Portland, Oregon' } },
      baseSalary: { value: { minValue: 84_000, maxValue: 108_000, unitText: 'YEAR' } },
    });
    expect(Date.parse(posting.validThrough) - Date.parse(posting.datePosted)).toBe(60 * dayMs);

    const others = page.getByRole('region', { name: 'Also on the board' });
    await others.getByRole('link', { name: /^Firmware engineer/ }).click();
    await expect(page.getByText('Posted by Nikhil Umbar.')).toBeVisible();
    expect(await page.content()).not.toContain('nikhil.umbar@');
    expect(await (await fetch(`${product.url}/sitemap.xml`)).text()).toContain(page.url());

    const gone = await page.goto('/job-board/never-was');
    expect(gone?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This job has left the board');
    // No job is similar, so the newest are suggested.
    await expect(open(page).getByRole('link')).toHaveCount(3);
    await page.getByRole('link', { name: 'See the open jobs' }).click();
    await expect(page).toHaveURL('/job-board');

    for (const address of ['firmware-enginer', 'battery-system', 'FIRMWARE_ENGINEER_BATTERY.html']) {
      expect((await page.goto(`/job-board/${address}`))?.status()).toBe(404);
      await expect(open(page).getByRole('link').first()).toHaveText(/^Firmware engineer, battery systems/);
    }
    await open(page).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Firmware engineer, battery systems');
  });
});

test(
  'opens a job without a reload and shares it; an expired job has left the board',
  main,
  async ({ page }) => {
    await answer(page, [job('A page', 1), job('Over', 60.5)]);
    await arrive(page);
    await rows(page).getByRole('heading', { name: 'A page' }).getByRole('link').click();
    await expect(page).toHaveURL('/job-board/A-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A page');
    await expect(page.getByRole('button', { name: 'Share this job' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Apply for A page/ })).toHaveAttribute('target', '_blank');
    await page.getByRole('main').getByRole('link', { name: 'Job board' }).first().click();
    await expect(rows(page)).toHaveCount(1);
  },
);
