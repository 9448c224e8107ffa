import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';
import { translateAlways } from './translator.ts';

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

/** Creates a photo like a camera’s. Noise does not compress: 1,500 by 1,500 pixels of it exceed 6 MB. */
const photograph = async (page: Page, side: number, noise: boolean): Promise<Buffer> => {
  const address = await page.evaluate(
    ([side, noise]) => {
      const canvas = document.createElement('canvas');
      canvas.width = side;
      canvas.height = side;
      const context = canvas.getContext('2d');
      if (!context) return '';
      const pixels = context.createImageData(side, side);
      for (let at = 0; at < pixels.data.length; at += 1) {
        pixels.data[at] = at % 4 === 3 ? 255 : noise ? Math.random() * 256 : (at / side) % 256;
      }
      context.putImageData(pixels, 0, 0);
      return canvas.toDataURL('image/png');
    },
    [side, noise] as const,
  );
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
};

const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });

/** Counts the stories with this title in the review queue. */
const waiting = (product: Product, title: string): number =>
  product.queue().filter((one) => one.title === title).length;

test('a story is sent from a translated page', async ({ page, product }) => {
  const title = `The tumbler, translated ${process.pid}`;
  await translateAlways(page);
  await open(page);
  await submit(page).click();
  await expect(page.getByRole('link', { name: /title/i }).first()).toBeVisible();
  await write(page, title);
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('heading', { name: 'As it will be published' })).toBeVisible();
  await submit(page).click();
  await expect(succeeded(page)).toBeVisible();
  expect(waiting(product, title)).toBe(1);
});

test('a story with a photo is sent, queued, approved and published', async ({ page, product }) => {
  const title = `The steel tumbler ${Date.now()}`;
  await open(page);
  await write(page, title);
  await choose(page, 'tumbler.png', 'image/png', await photograph(page, 1800, false));
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

test('shows a message for each broken rule, and their number in the summary', async ({ page }) => {
  await open(page);
  await submit(page).click();
  await expect(page.getByRole('region', { name: 'Eleven answers need another look' })).toBeFocused();
  for (const sentence of [
    'Title is required',
    'Category is required',
    'Story is required',
    'Name is required',
    'Email is required',
    'Contact number: contactNo is required',
    'Graduation year is required',
    'Department is required',
    'Current role is required',
    'Company/Organization is required',
    'You must agree to the terms',
  ]) {
    await expect(page.getByRole('link', { name: sentence, exact: true })).toBeVisible();
  }
  await expect(page.getByText('contactNo is required', { exact: true })).toBeVisible();
  await box(page, 'Email').fill('gauri');
  await expect(page.getByRole('link', { name: 'Email is invalid' })).toBeVisible();
});

test('the counter follows the text, 300 characters suffice, and Submit Another Story brings an empty form', async ({
  page,
}) => {
  await open(page);
  await write(page, 'Counted');
  await box(page, 'Story').fill('x'.repeat(299));
  await expect(page.getByText('Characters: 299 / 300 minimum')).toBeVisible();
  await submit(page).click();
  await expect(
    page.getByRole('link', { name: 'Your story should be at least 300 characters' }),
  ).toBeVisible();
  await box(page, 'Story').fill('x'.repeat(300));
  await expect(page.getByText('Characters: 300 / 300 minimum')).toBeVisible();
  await expect(page.getByText('Your story should be at least 300 characters')).toHaveCount(0);
  await submit(page).click();
  await page.getByRole('button', { name: 'Submit Another Story' }).click();
  await expect(box(page, 'Title')).toBeFocused();
  await expect(box(page, 'Story')).toHaveValue('');
  await page.reload();
  await expect(box(page, 'Title')).toHaveValue('');
});

test('shrinks a photo of 6 MB and rejects other files with a message', async ({ page }) => {
  await open(page);
  await choose(page, 'small.png', 'image/png', await photograph(page, 300, false));
  await expect(page.getByRole('img', { name: 'Your photograph' })).toBeVisible();

  const refusal = page.getByText('Please choose an image (JPEG, PNG or WebP)').first();
  for (const [name, type] of [
    ['story.pdf', 'application/pdf'],
    ['IMG_0142.heic', 'image/heic'],
  ] as const) {
    await choose(page, name, type, Buffer.from('no picture at all'));
    await expect(refusal).toBeVisible();
    await expect(page.getByRole('img', { name: 'Your photograph' })).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Go on without one' }).click();
  await expect(refusal).toHaveCount(0);

  await write(page, 'Without a picture of it');
  const large = await photograph(page, 1500, true);
  expect(large.length).toBeGreaterThan(6 * 1_048_576);
  await choose(page, 'large.png', 'image/png', large);
  await expect(page.getByRole('img', { name: 'Your photograph' })).toBeVisible();
  await submit(page).click();
  await expect(succeeded(page)).toBeVisible();
});

test('the text survives a reload in this tab; the photo does not, and the page says so', async ({ page }) => {
  await open(page);
  await write(page, 'Kept');
  await expect(page.getByText(/Kept in this tab while you write, without the photograph/)).toBeVisible();
  await page.reload();
  await expect(box(page, 'Title')).toHaveValue('Kept');
  await expect(box(page, 'Story')).toHaveValue(story);
  await expect(page.getByRole('radio', { name: 'Social impact' })).toBeChecked();
  await expect(page.getByLabel('Graduation year')).toHaveValue('2008');
});

test.describe('story form faults', () => {
  test.use({ expectedComplaints: [/Failed to load resource|net::ERR/] });

  test('shows the server’s message; a lost connection and another try create one story', async ({
    page,
    product,
  }) => {
    const title = `Sent twice ${Date.now()}`;
    await open(page);
    await write(page, title);
    for (const [json, sentence] of [
      [{ success: false, message: 'The editors are on holiday.' }, 'The editors are on holiday.'],
      [{}, 'Failed to submit'],
    ] as const) {
      await page.route(call, (route) => route.fulfill({ status: 400, json }));
      await submit(page).click();
      await expect(page.getByRole('region', { name: sentence })).toBeFocused();
      await expect(box(page, 'Story')).toHaveValue(story);
      await page.unroute(call);
    }
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(page).click();
    await expect(
      page.getByText('An error occurred while submitting your story. Please try again.'),
    ).toBeVisible();
    await page.unroute(call);
    await submit(page).click();
    await expect(succeeded(page)).toBeVisible();
    expect(waiting(product, title)).toBe(1);
  });

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
