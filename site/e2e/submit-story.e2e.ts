import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';

const call = '**/api/alumni-stories/create';
/** Existing picture file: without scripts, a page cannot draw one. */
const picture = path.join(import.meta.dirname, '../../packages/ui/static/icon-512.png');
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Submit story' });
const succeeded = (page: Page) => page.getByRole('heading', { name: 'Your story is with the editors' });
const words = 'The man who ran the canteen never once wrote down what I owed him for four years of tea. ';
const story = `${words.repeat(2)}\n\n${words.repeat(2)}`;

const open = async (page: Page) => {
  await page.clock.install();
  await page.goto('/submit-story');
  await hydrated(page);
};

const fillIn = async (page: Page, title: string, email: string) => {
  await box(page, 'Title').fill(title);
  await page.getByText('Social impact', { exact: true }).click();
  await box(page, 'Story').fill(story);
  await box(page, 'Name').fill('Gauri Kanchan');
  await box(page, 'Email').fill(email);
  await box(page, 'Contact number').fill('+1 555 0142');
  await page.getByLabel('Graduation year').selectOption('2008');
  await page.getByLabel('Department').selectOption('Mechanical Engineering');
  await box(page, 'Current role').fill('Director');
  await box(page, 'Company or organization').fill('Open Filter');
  await page.getByRole('checkbox', { name: /I agree/ }).check();
};

const write = async (page: Page, title: string, email = freshEmail()) => {
  await fillIn(page, title, email);
  // A form sent within a second and a half requires the verification.
  await page.clock.fastForward(5_000);
};

/** Creates a photo above the size limit, so that the browser must shrink it: 1,500 by 1,500 pixels of noise exceed 6 MB. */
const photograph = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1_500;
    canvas.height = 1_500;
    const context = canvas.getContext('2d');
    if (!context) return '';
    const pixels = context.createImageData(canvas.width, canvas.height);
    for (let at = 0; at < pixels.data.length; at += 1)
      pixels.data[at] = at % 4 === 3 ? 255 : Math.random() * 256;
    context.putImageData(pixels, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
};

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

/** Counts the stories with this title in the review queue. */
const waiting = (product: Product, title: string): number =>
  product.queue().filter((one) => one.title === title).length;

test('a story with a photo is sent, queued, approved and published', async ({ page, product }) => {
  const title = `The steel tumbler ${Date.now()}`;
  await open(page);
  await write(page, title);
  await choose(page, 'tumbler.png', 'image/png', await photograph(page));
  await expect(page.getByRole('img', { name: 'Your photograph' })).toBeVisible();

  await page.getByRole('button', { name: 'Preview' }).click();
  const preview = page.getByRole('region', { name: 'As it will be published' });
  await expect(preview.getByRole('heading', { name: title })).toBeVisible();
  await preview.getByRole('link', { name: 'Edit' }).click();
  await expect(box(page, 'Story')).toBeFocused();
  await expect(box(page, 'Story')).toBeInViewport();

  const request = page.waitForRequest(call);
  await submit(page).dblclick();
  expect((await (await request).headerValue('content-type')) ?? '').toContain('multipart/form-data');
  await expect(succeeded(page)).toBeFocused();
  await expect(page.getByText(/Reference S-/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your story is with the editors');
  await expect(page.getByRole('article')).toContainText(title);
  await expect(page.getByRole('article')).toContainText('In review');
  await expect(page.getByRole('link', { name: 'Read other stories' })).toHaveAttribute(
    'href',
    '/alumni-stories',
  );
  expect(waiting(product, title)).toBe(1);

  product.approve(product.queue().find((one) => one.title === title)?.ref ?? '');
  await page.getByRole('link', { name: 'Read other stories' }).click();
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await page.goBack();
  await expect(box(page, 'Title')).toHaveValue('');
});

test.describe('story form faults', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

  test('says that the preview did not load, and the form continues', async ({ page }) => {
    await page.route('**/assets/StoryPreview-*.js', (route) => route.abort());
    await open(page);
    await write(page, 'Unseen');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('The preview could not be loaded')).toBeVisible();
    await submit(page).click();
    await expect(succeeded(page)).toBeVisible();
  });
});

test.describe('story form without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/Failed to load resource/] });

  test('shows the server’s errors with all values, then sends the story with its photo without JavaScript', async ({
    page,
    product,
  }) => {
    const title = `Written on paper ${Date.now()}`;
    await page.goto('/submit-story');
    await expect(page.getByText(/Kept in this tab/)).toHaveCount(0);
    await fillIn(page, title, 'gauri at example');
    await page.locator('input[type=file]').setInputFiles(picture);
    await submit(page).click();
    await expect(page.getByRole('link', { name: 'Email is invalid' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Please choose the photograph again' })).toBeVisible();
    await expect(box(page, 'Story')).toHaveValue(story);
    await expect(page.getByRole('radio', { name: 'Social impact' })).toBeChecked();
    await expect(page.getByLabel('Graduation year')).toHaveValue('2008');
    await box(page, 'Email').fill(freshEmail());
    await page.locator('input[type=file]').setInputFiles(picture);
    await submit(page).click();
    await expect(succeeded(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByText('An editor reads it, from the first line to the last.')).toBeVisible();
    expect(waiting(product, title)).toBe(1);
    await page.getByRole('button', { name: 'Submit Another Story' }).click();
    await expect(box(page, 'Title')).toHaveValue('');
  });
});
