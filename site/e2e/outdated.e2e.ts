import type { Page } from '@playwright/test';
import * as contact from './contactPage.ts';
import { deploy } from './deployment.ts';
import * as donate from './donatePage.ts';
import { main } from './main.ts';
import * as register from './registerPage.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';

/* Tests of a tab that was opened before a deployment, and of an offline tab. */
test.use({ expectedComplaints: [/Failed to load resource|imported module|preload CSS|Code is missing/] });

const trouble = (page: Page) => page.getByRole('heading', { name: 'This page could not be shown' });
const top = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

test('every link of an open tab still works, and typed text is kept', main, async ({ page }) => {
  await contact.open(page);
  await contact.fill(page, 'bakul@example.org');
  for (const name of ['Events', 'Resources', 'Membership']) {
    const gone = await deploy(page);
    await top(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).not.toHaveURL(/contact/);
    await expect(trouble(page)).toHaveCount(0);
    await expect.poll(gone.documents).toBe(1);
    await page.unrouteAll();
    await page.goto('/contact');
    await hydrated(page);
    await expect(contact.box(page, 'Message')).toHaveValue(contact.message);
  }
});

/** Solves the verification, whose code may be missing. */
const prove = (page: Page) =>
  expect(async () => {
    if (await page.getByText('CAPTCHA verified').isVisible()) return;
    const again = page.getByRole('button', { name: 'Try again' });
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    else await page.getByRole('checkbox', { name: 'I’m a person' }).click({ timeout: 3_000 });
    await expect(page.getByText('CAPTCHA verified')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });

test('an open tab continues to the next step after a deployment', async ({ page, product }) => {
  const email = freshEmail();
  await register.open(page);
  await expect(register.box(page, 'First name')).toBeVisible();
  await deploy(page);
  await register.fillStep1(page, email);
  await register.fillStep2(page);
  await prove(page);
  await register.send(page);
  await expect(register.succeeded(page)).toBeVisible();
  expect(register.received(product, email)).toBe(1);
});

test('a gift continues to its payment after a deployment', async ({ page }) => {
  await donate.open(page, '/donate');
  await page.getByLabel('First name').fill('R');
  await deploy(page);
  await expect(async () => {
    const give = page.getByRole('button', { name: 'Donate', exact: true });
    if (await give.isVisible()) return;
    const again = page.getByRole('button', { name: /try again/i });
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    else if (!(await page.getByRole('heading', { name: 'Payment' }).isVisible()))
      await donate.toPayment(page);
    await expect(give).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
});

test('an offline visitor keeps the page, and Try Again loads the document once there is a connection', async ({
  page,
  context,
}) => {
  await contact.open(page);
  await contact.fill(page, 'bakul@example.org');
  await context.setOffline(true);
  await top(page, 'Events').click();
  await expect(trouble(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(
    page.getByText('The site cannot be reached. Check your connection, then try again.'),
  ).toBeVisible();
  await expect(top(page, 'Resources')).toBeVisible();
  await page.goBack();
  await expect(contact.box(page, 'Message')).toHaveValue(contact.message);
  await top(page, 'Events').click();
  await expect(trouble(page)).toBeVisible();
  await context.setOffline(false);
  const loaded = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('button', { name: 'Try Again' }).click();
  await loaded;
  await expect(trouble(page)).toHaveCount(0);
  await expect(page).toHaveURL('/events');
});

test('permanently missing code does not cause a reload loop', async ({ page }) => {
  await contact.open(page);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(/\/assets\/resources-[^/]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await top(page, 'Resources').click();
  await expect(page).toHaveURL('/resources');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(3_000);
  // The first load follows the link; the second tries to get the missing code.
  expect(documents).toBeLessThanOrEqual(2);
  await top(page, 'Events').click();
  await expect(page).toHaveURL('/events');
});
