import type { Page } from '@playwright/test';
import { expectSound } from './axe.ts';
import { expect, test, tryAs } from './officeRoom.ts';

// Browsers note what was refused.
test.use({ expectedComplaints: [/status of 4(?:0[134]|09|22)/] });

const box = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const look = (page: Page) => page.getByRole('region', { name: 'As it will stand' });

test('an admin writes news: kept while it is typed, published, changed by two, removed and put back', async ({
  page,
  office,
}) => {
  await tryAs(page, office, 'Meera');
  await page.keyboard.press('g');
  await page.keyboard.press('n');
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Write' }).click();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(box(page, 'Title')).toBeFocused();
  await expect(page.getByText('Give it a title.')).toBeVisible();
  await page.keyboard.type('Forty-one laptops leave');
  await box(page, 'Text').click();
  await page.keyboard.type('We asked for thirty.\n\nWho carried them');
  await page.getByRole('button', { name: 'Heading' }).click();
  await expect(look(page).getByRole('heading', { name: 'Who carried them' })).toBeVisible();
  // The browser's own undo takes back what a button wrote.
  await page.keyboard.press('Control+z');
  await expect(box(page, 'Text')).toHaveValue('We asked for thirty.\n\nWho carried them');
  await page.getByRole('button', { name: 'Heading' }).click();
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(box(page, 'Text')).toHaveValue('We asked for thirty.\n\n## Who carried them');
  await page.getByLabel('Category').selectOption('Reports');
  await expectSound(page);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(/\/office\/news\/news-forty-one-laptops-leave$/);

  const visitor = await page.context().newPage();
  await visitor.goto(`${office.url}/news/news-forty-one-laptops-leave`);
  await expect(visitor.getByRole('heading', { level: 2, name: 'Who carried them' })).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(page.url());
  await box(other, 'Title').fill('Forty-two laptops leave');
  await other.getByRole('button', { name: 'Save the changes' }).click();
  await expect(other.getByText('It is saved.')).toBeVisible();
  await page.getByLabel(/^Summary/).fill('What happened.');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('Somebody has changed this meanwhile.')).toBeVisible();
  await page.reload();
  await expect(box(page, 'Title')).toHaveValue('Forty-two laptops leave');
  await expect(page.getByLabel(/^Summary/)).toHaveValue('What happened.');
  await page.getByRole('button', { name: 'Save the changes' }).click();
  await expect(page.getByText('It is saved.')).toBeVisible();

  await page.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByText('It is removed, and can be put back.')).toBeVisible();
  await expect(async () => {
    expect((await visitor.goto(`${office.url}/news/news-forty-one-laptops-leave`))?.status()).toBe(404);
  }).toPass();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(page.getByText('It is back.')).toBeVisible();
  await page.getByRole('link', { name: 'All news' }).click();
  await expect(page.getByRole('link', { name: 'Forty-two laptops leave' })).toBeVisible();
});

test('on a phone one writes or looks', async ({ page, office }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tryAs(page, office, 'Meera');
  await page.goto(`${office.url}/office/news/new`);
  await box(page, 'Title').fill('Nine mentors');
  await box(page, 'Text').fill('They **meet** on Sunday.');
  await expectSound(page);
  await page.getByRole('link', { name: 'Look' }).click();
  await expect(look(page).getByRole('heading', { name: 'Nine mentors' })).toBeVisible();
  await expect(look(page).getByText('meet', { exact: true })).toBeVisible();
  await expectSound(page);
  await page.goBack();
  await expect(box(page, 'Title')).toHaveValue('Nine mentors');
  await page.setViewportSize({ width: 320, height: 640 });
  await expectSound(page);
});
