import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectSound } from '../../../site/e2e/axe.ts';
import { newEvent } from '../../../site/e2e/eventRegisterPage.ts';
import { chooseWithKeys, dropOnto, picture } from '../../../site/e2e/filesToSend.ts';
import { pressWithKeys } from '../../../site/e2e/keys.ts';
import { tile, tiles } from '../../../site/e2e/pastEventPage.ts';
import { expect, test, tryAs } from '../../testing/officePage.ts';

// Browsers log responses with an error status, and the chunk that this test aborts.
test.use({ expectedComplaints: [/status of (?:4(?:0[134]|09|22)|503)|net::ERR_/] });

const idOf = (address: string) => address.split('/').at(-1) ?? '';
const day = 86_400_000;
const evening = {
  title: 'Garba night',
  chapter: 'bay-area',
  date: new Date(Date.now() - 9 * day).toISOString(),
};

const film = path.join(import.meta.dirname, '../../../packages/ui/static/film/join-us.mp4');

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const choose = (page: Page) => page.locator('input[type=file][multiple]');
const seen = (page: Page, name: string) => page.getByRole('textbox', { name: `Description of ${name}` });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Choose / });

test('an admin with a keyboard uploads files across a broken connection and a reload, describes and orders them, and publishes them by saving', async ({
  page,
  office,
}) => {
  const id = idOf(newEvent(office, evening));
  await tryAs(page, office, 'Meera');
  await page.goto(`${office.url}/office/events/${id}?tab=gallery`);
  await expect(page.getByText('0 items')).toBeVisible();

  const pieces: string[] = [];
  page.on('request', (request) => {
    const at = new URL(request.url()).searchParams.get('at');
    if (at !== null) pieces.push(at);
  });
  await page.route('**/api/office/uploads/*?at=0', (route) => route.abort(), { times: 1 });
  await chooseWithKeys(page, button(page, 'Choose files'), [
    picture('IMG_1.png'),
    { name: 'IMG_4.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') },
  ]);
  await dropOnto(page.getByText('Drop photos and films here'), picture('IMG_2.png'));
  await expect(page.getByText('HEIC cannot be read. Export it as JPEG.')).toBeVisible();
  await expect(page.getByText('2 items')).toBeVisible();
  expect(pieces).toEqual(['0', '0', '0']);
  await pressWithKeys(page, button(page, 'Remove IMG_4.heic'));

  // File of one chunk and a part of another, which is aborted.
  const large = path.join(office.dataDir, 'IMG_3.png');
  writeFileSync(large, picture('IMG_3.png', 4_400_000).buffer);
  const behind = '**/api/office/uploads/*?at=4194304';
  await page.route(behind, (route) => route.abort());
  await chooseWithKeys(page, button(page, 'Choose files'), large);
  await expect(page.getByText('It continues automatically once the server responds.')).toBeVisible();
  await expectSound(page);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('4 of 4.2 MB uploaded. Choose the file again to continue.')).toBeVisible();
  await expectSound(page);
  await page.unroute(behind);
  pieces.length = 0;
  await chooseWithKeys(page, button(page, 'Choose files'), large);
  await expect(page.getByText('3 items')).toBeVisible();
  expect(pieces).toEqual(['4194304']);

  await pressWithKeys(page, button(page, 'Next photo without alt text'));
  await expect(seen(page, 'IMG_1.png')).toBeFocused();
  await page.keyboard.type('Two dhols, one floor');
  await page.keyboard.press('Enter');
  await expect(seen(page, 'IMG_2.png')).toBeFocused();
  await pressWithKeys(page, boxes(page).nth(2), 'Space');
  await pressWithKeys(page, button(page, 'Here: put the 1 chosen before IMG_1.png'));
  await expect(boxes(page).first()).toBeFocused();
  await expect(boxes(page).first()).toHaveAccessibleName('Choose IMG_3.png');
  // Selects one tile and then a range; the selection can be cleared.
  await page.keyboard.press('x');
  await expect(boxes(page).first()).toBeChecked();
  await boxes(page).nth(2).focus();
  await page.keyboard.press('Shift+X');
  await expect(boxes(page).nth(1)).toBeChecked();
  await expect(page.getByText('3 items chosen.', { exact: false })).toBeVisible();
  for (const place of [0, 1, 2]) {
    await boxes(page).nth(place).focus();
    await page.keyboard.press('x');
  }
  await expect(page.getByText(/Draft saved \d{1,2}:\d\d [AP]M/)).toBeVisible();

  await page.reload();
  await expect(boxes(page).first()).toHaveAccessibleName('Choose IMG_3.png');
  await expect(seen(page, 'IMG_1.png')).toHaveValue('Two dhols, one floor');
  const visitor = await page.context().newPage();
  await visitor.goto(`${office.url}/events/past/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Garba night' })).toBeVisible();
  await expect(tiles(visitor)).toHaveCount(0);

  await chooseWithKeys(page, button(page, 'Choose files'), film);
  await chooseWithKeys(page, button(page, 'Poster of join-us.mp4'), picture('still.png'));
  const words = 'WEBVTT\n\n00:00.000 --> 00:01.000\nDhols.\n';
  const captions = { name: 'words.vtt', mimeType: 'text/vtt', buffer: Buffer.from(words) };
  await chooseWithKeys(page, button(page, 'Captions of join-us.mp4'), captions);
  await expect(button(page, 'Change poster of join-us.mp4')).toBeVisible();
  await expect(button(page, 'Change captions of join-us.mp4')).toBeVisible();
  await expectSound(page);

  await pressWithKeys(page, button(page, 'Save the gallery'));
  await expect(page.getByText('The gallery is saved and on the site.')).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(tiles(visitor)).toHaveCount(4, { timeout: 1_000 });
  }).toPass();
  await expect(tile(visitor, 'Garba night - Image 2 Two dhols, one floor')).toBeVisible();
  const { data } = await (await visitor.request.get(`${office.url}/api/events/get-events/${id}`)).json();
  expect(data.media.find(({ path }: { path: string }) => path.endsWith('.mp4'))).toMatchObject({
    poster: expect.stringMatching(/\.(?:jpg|webp|avif)$/),
    captions: expect.stringMatching(/\.vtt$/),
  });
});

test('an organizer on a phone keeps the photos both volunteers added and removes others', async ({
  page,
  office,
}) => {
  const id = idOf(newEvent(office, evening));
  await page.setViewportSize({ width: 390, height: 844 });
  await tryAs(page, office, 'Asha');
  const address = `${office.url}/office/events/${id}?tab=gallery`;
  await page.goto(address);
  const full = 'There is no room left on the server’s disk. Tell an admin, then try again.';
  await page.route(
    '**/api/office/uploads/*?at=*',
    (route) =>
      route.fulfill({
        status: 503,
        headers: { 'Retry-After': '2' },
        json: { success: false, message: full },
      }),
    { times: 1 },
  );
  await choose(page).setInputFiles([picture('a.png'), picture('b.png')]);
  await expect(page.getByText(full)).toBeVisible();
  await expect(page.getByText('2 items')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByText('2 items')).toBeVisible();
  await page.getByRole('button', { name: 'Save the gallery' }).press('Enter');
  await expect(page.getByText('The gallery is saved and on the site.')).toBeVisible();
  await choose(other).setInputFiles([picture('c.png')]);
  await expect(other.getByText('3 items')).toBeVisible();
  await other.getByRole('button', { name: 'Save the gallery' }).press('Enter');
  await expect(other.getByText('Someone else saved this gallery.')).toBeVisible();
  await other.getByRole('button', { name: 'Save the gallery' }).press('Enter');
  await expect(other.getByText('The gallery is saved and on the site.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('3 items')).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Choose / })
    .nth(1)
    .press('Space');
  await expectSound(page);
  await page.getByRole('button', { name: 'Remove the 1 chosen' }).press('Enter');
  await page.getByRole('button', { name: 'Save the gallery' }).press('Enter');
  await expect(page.getByText('The gallery is saved and on the site.')).toBeVisible();
  const past = await page.context().newPage();
  await expect(async () => {
    await past.goto(`${office.url}/events/past/${id}`);
    await expect(tiles(past)).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
});
