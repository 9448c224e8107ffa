import type { Page } from '@playwright/test';
import { main } from './main.ts';
import { answerQuestion } from './plainQuestion.ts';
import type { Product } from './product.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';
import { translateAlways } from './translator.ts';

const call = '**/api/jobs/create-jobs';
const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const button = (page: Page) => page.getByRole('button', { name: 'Submit Job Posting' });
const succeeded = (page: Page) => page.getByRole('heading', { name: 'Job Posting Submitted Successfully!' });
const preview = (page: Page) => page.getByRole('complementary', { name: 'How it will look' });
const choose = (page: Page, name: string) => page.locator('label').filter({ hasText: name }).click();

const description =
  'Build the drive for a very quiet roof pump, then explain to a landlord why nobody can hear it. Six people.';

const open = async (page: Page) => {
  await page.goto('/submit-job');
  await hydrated(page);
};

let counter = 0;
/** Fills in everything but the verification. @returns the unique title */
const fillIn = async (page: Page, link = 'https://jobs.example.org/northspan/4') => {
  counter += 1;
  const title = `Motor drive engineer ${process.pid}-${counter}`;
  for (const [name, words] of [
    ['Job title', title],
    ['Company name', 'Northspan Systems'],
    ['Location', 'Plano, Texas'],
    ['Job description', description],
    ['Requirements', 'C on small processors\nComfortable on a roof'],
    ['Application link', link],
    ['Your name', 'Leela Umbar'],
    ['Email', freshEmail()],
    ['Contact number', '(972) 555-0118'],
  ] as const) {
    await box(page, name).fill(words);
  }
  await choose(page, 'Full-time');
  await page.getByRole('checkbox', { name: /^I agree to the terms/ }).check();
  return title;
};

const prove = async (page: Page) => {
  await page.getByRole('checkbox', { name: 'I’m a person' }).click();
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
};

/** Returns the newest jobs first, from the emails to the volunteers. */
const received = (product: Product): string[] => {
  const { code, output } = product.banyan('outbox');
  expect(code, output).toBe(0);
  return [...output.matchAll(/Job (J-\S+) is waiting for review/g)].map(([, reference]) => reference ?? '');
};

/** Returns the reference number on the success page. */
const referenceOn = (page: Page) => page.getByRole('main').locator('b').textContent();

test('a job is posted on a translated page', async ({ page, product }) => {
  await translateAlways(page);
  await open(page);
  const before = received(product).length;
  await button(page).click();
  await expect(page.getByRole('link', { name: 'Job title is required' })).toBeVisible();
  const title = await fillIn(page);
  await expect(preview(page).getByRole('heading', { name: title })).toBeVisible();
  await prove(page);
  await button(page).click();
  await expect(succeeded(page)).toBeVisible();
  expect(received(product)).toHaveLength(before + 1);
});

test(
  'a posted job is announced to the volunteers and hidden until they approve it',
  main,
  async ({ page, product }) => {
    await open(page);
    const title = await fillIn(page);
    await expect(preview(page).getByRole('heading', { name: title })).toBeVisible();
    await expect(preview(page).getByText('Posted today')).toBeVisible();
    await prove(page);
    await button(page).click();
    await expect(succeeded(page)).toBeFocused();
    for (const step of [
      'Our team reviews it within 24-48 hours.',
      'It says when the job is approved.',
      'Visible to all alumni members, for 60 days.',
      'They arrive through the link you gave.',
    ]) {
      await expect(page.getByText(step)).toBeVisible();
    }
    await expect(preview(page).getByRole('heading', { name: title })).toBeVisible();

    expect(received(product)[0]).toBe(await referenceOn(page));

    await page.getByRole('link', { name: 'Go to the job board' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Job board' })).toBeFocused();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
  },
);

test('the preview shows the pay in the board’s format as soon as it is complete', async ({ page }) => {
  await open(page);
  await fillIn(page);
  await box(page, 'Lowest').fill('$84,000');
  await box(page, 'Highest').fill('108000');
  await expect(preview(page)).not.toContainText('$84,000');
  await choose(page, 'The year');
  const paid = '$84,000 to $108,000 a year';
  await expect(preview(page).getByText(paid, { exact: true })).toBeVisible();
  await box(page, 'Highest').fill('');
  await expect(preview(page).getByText('From $84,000 a year', { exact: true })).toBeVisible();
  await page.goto('/job-board');
  const bridges = page.getByRole('article').filter({ hasText: 'Bridge inspection engineer' });
  await expect(bridges.getByText(paid, { exact: true })).toBeVisible();
});

test('shows each validation error at its field and in the summary', async ({ page }) => {
  await open(page);
  await button(page).click();
  const summary = page.getByRole('region', { name: 'Eleven answers need another look' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Job title is required',
    'Company name is required',
    'Location is required',
    'Job type is required',
    'Job description is required',
    'Application link is required',
    'Your name is required',
    'Your email is required',
    'Contact number is required',
    'You must agree to the terms',
    'Please complete the CAPTCHA verification',
  ]);
  await fillIn(page, 'northspan careers');
  await expect(page.getByText('Please enter a valid URL')).toHaveCount(2);
  await box(page, 'Job description').fill(`${'x'.repeat(99)}   `);
  await expect(page.getByText('Characters: 99 / 100+ required').first()).toBeVisible();
  await box(page, 'Email').fill('leela');
  await button(page).click();
  await expect(page.getByText('Job description should be at least 100 characters')).toHaveCount(2);
  await expect(page.getByText('Please enter a valid email address')).toHaveCount(2);
  await box(page, 'Job description').fill('x'.repeat(100));
  await expect(page.getByText('Characters: 100 / 100+ required').first()).toBeVisible();
  await expect(page.getByText('Job description should be at least 100 characters')).toHaveCount(0);
  for (const wrong of ['javascript:alert(1)', 'https://', 'two words', 'ftp://example.org']) {
    await box(page, 'Application link').fill(wrong);
    await expect(page.getByText('Please enter a valid URL'), wrong).toHaveCount(2);
  }
  await box(page, 'Application link').fill('jobs@example.org');
  await expect(page.getByText('Please enter a valid URL')).toHaveCount(0);
});

test('accepts an email address as application link, and shows the contact only on request', async ({
  page,
}) => {
  await open(page);
  await fillIn(page, 'jobs@example.org');
  await page.getByRole('checkbox', { name: /^Show my email and number/ }).check();
  await expect(page.getByText(/Your email and number stand in its details/)).toBeVisible();
  await prove(page);
  const [sent] = await Promise.all([page.waitForRequest(call), button(page).click()]);
  expect(sent.postDataJSON()).toMatchObject({
    applicationLink: 'mailto:jobs@example.org',
    showContact: true,
    postedBy: { User: { name: 'Leela Umbar', contactNo: '(972) 555-0118' } },
  });
  await expect(succeeded(page)).toBeVisible();
});

test('a double click posts one job, and Post Another Job starts over', async ({ page, product }) => {
  const [before] = received(product);
  await open(page);
  await fillIn(page);
  await prove(page);
  await page.route(call, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  await button(page).dblclick();
  await expect(page.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-busy', 'true');
  await expect(succeeded(page)).toBeVisible();
  expect(received(product).slice(0, 2)).toEqual([await referenceOn(page), before].filter(Boolean));
  await page.getByRole('button', { name: 'Post Another Job' }).click();
  await expect(box(page, 'Job title')).toBeFocused();
  await expect(box(page, 'Job title')).toHaveValue('');
  await expect(page.getByRole('radio', { name: 'Full-time' })).not.toBeChecked();
  await expect(page.getByText('Please complete the CAPTCHA')).toBeVisible();
});

test('the verification expires after 110 seconds, and a new one clears the warning', async ({ page }) => {
  await page.clock.install();
  await open(page);
  await fillIn(page);
  await prove(page);
  await page.clock.fastForward(111_000);
  const warning = page.getByText('⚠️ CAPTCHA may have expired. Please solve again before submitting.');
  await expect(warning).toBeVisible();
  await expect(page.getByText('Please complete the CAPTCHA')).toBeVisible();
  await button(page).click();
  await expect(
    page.getByText('CAPTCHA has expired. Please solve it again before submitting.').first(),
  ).toBeVisible();
  await prove(page);
  await expect(warning).toHaveCount(0);
  await expect(page.getByText(/CAPTCHA has expired/)).toHaveCount(0);
});

test('a draft survives a reload and can be discarded, and never contains the verification', async ({
  page,
}) => {
  await open(page);
  const title = await fillIn(page);
  await prove(page);
  await page.reload();
  await hydrated(page);
  await expect(box(page, 'Job title')).toHaveValue(title);
  await expect(page.getByRole('radio', { name: 'Full-time' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  await expect(page.getByText('CAPTCHA verified')).toBeHidden();
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain(title);
  expect(stored).not.toMatch(/captcha|token/i);
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await page.reload();
  await hydrated(page);
  await expect(box(page, 'Job title')).toHaveValue('');
});

test('keeps what was typed and chosen before hydration', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await page.goto('/submit-job', { waitUntil: 'commit' });
  await box(page, 'Job title').fill('Pump whisperer');
  await choose(page, 'Contract');
  await hydrated(page);
  await expect(preview(page).getByRole('heading', { name: 'Pump whisperer' })).toBeVisible();
  await expect(preview(page).getByText('Contract')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Contract' })).toBeChecked();
});

test.describe('job form errors', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  const refuse = (page: Page, json: object) =>
    page.route(call, (route) => route.fulfill({ status: 400, json }));

  test('shows the server’s message above the button, a default one without it, and a CAPTCHA error below the CAPTCHA', async ({
    page,
  }) => {
    await open(page);
    await fillIn(page);
    await prove(page);
    await refuse(page, { success: false, message: 'The board is closed today.' });
    await button(page).click();
    await expect(page.getByText('The board is closed today.')).toBeVisible();
    await page.unroute(call);
    await refuse(page, { success: false });
    await prove(page);
    await button(page).click();
    await expect(page.getByText('Failed to submit job posting')).toBeVisible();
    await expect(box(page, 'Company name')).toHaveValue('Northspan Systems');

    // An error about the CAPTCHA is shown below it and resets it.
    await page.unroute(call);
    await refuse(page, { success: false, message: 'Invalid CAPTCHA token' });
    await prove(page);
    await button(page).click();
    await expect(page.getByText('Invalid CAPTCHA token').first()).toBeVisible();
    await expect(page.getByText('CAPTCHA verified')).toBeHidden();
  });

  test('creates one job when the response is lost and the poster sends again', async ({ page, product }) => {
    const [before] = received(product);
    await open(page);
    await fillIn(page);
    await prove(page);
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button(page).click();
    await expect(
      page.getByText('An error occurred while submitting your job posting. Please try again.'),
    ).toBeVisible();
    await page.unroute(call);
    const again = page.getByRole('checkbox', { name: 'I’m a person' });
    if ((await again.getAttribute('aria-checked')) !== 'true') await prove(page);
    await button(page).click();
    await expect(succeeded(page)).toBeVisible();
    expect(received(product).slice(0, 2)).toEqual([await referenceOn(page), before].filter(Boolean));
  });
});

test.describe('job form without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/Failed to load resource/] });

  test('shows the server’s errors with all values, then posts the job without JavaScript', async ({
    page,
    product,
  }) => {
    await page.goto('/submit-job');
    const title = await fillIn(page, 'northspan careers');
    await button(page).click();
    await expect(page.getByRole('link', { name: 'Please enter a valid URL' })).toBeVisible();
    await expect(box(page, 'Job title')).toHaveValue(title);
    await expect(page.getByRole('radio', { name: 'Full-time' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
    await box(page, 'Application link').fill('jobs@example.org');
    await answerQuestion(page);
    await button(page).click();
    await expect(succeeded(page)).toBeVisible();
    expect(received(product)[0]).toBe(await referenceOn(page));
    await page.getByRole('button', { name: 'Post Another Job' }).click();
    await expect(box(page, 'Job title')).toHaveValue('');
  });
});
