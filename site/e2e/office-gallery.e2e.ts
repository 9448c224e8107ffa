import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expectSound } from './axe.ts';
import { newEvent } from './eventRegisterPage.ts';
import { expect, test, tryAs } from './officeRoom.ts';
import { tile, tiles } from './pastEventPage.ts';

// Browsers note what was refused, and a piece that we break off.
test.use({ expectedComplaints: [/status of 4(?:0[134]|09|22)|net::ERR_/] });

const idOf = (address: string) => address.split('/').at(-1) ?? '';
const day = 86_400_000;
const evening = {
  title: 'Garba night',
  chapter: 'bay-area',
  date: new Date(Date.now() - 9 * day).toISOString(),
};

const image = readFileSync(path.join(import.meta.dirname, '../../packages/ui/static/icon-512.png'));
/** A picture like no other: what stands behind its end is no part of it. */
const picture = (name: string, tail = 0) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.concat([image, Buffer.alloc(tail), Buffer.from(name)]),
});

const choose = (page: Page) => page.locator('input[type=file][multiple]');
const seen = (page: Page, name: string) => page.getByRole('textbox', { name: `What can be seen in ${name}` });
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Choose / });

test('an admin with keys: files go up through a broken line and a reload, are described and put in order, and are public once they are saved', async ({
  page,
  office,
}) => {
  const id = idOf(newEvent(office, evening));
  await tryAs(page, office, 'Meera');
  await page.goto(`${office.url}/office/events/${id}?tab=gallery`);
  await expect(page.getByText('0 items')).toBeVisible();
  await expectSound(page);

  let broken = 0;
  await page.route('**/api/office/uploads/*?at=*', (route) => {
    broken += 1;
    return broken === 2 ? route.abort() : route.continue();
  });
  const large = picture('IMG_3.png', 9_000_000);
  await choose(page).setInputFiles([
    picture('IMG_1.png'),
    picture('IMG_2.png'),
    large,
    { name: 'IMG_4.heic', mimeType: 'image/heic', buffer: Buffer.from('heic') },
  ]);
  await expect(page.getByText('HEIC cannot be read. Export it as JPEG.')).toBeVisible();
  await expect(page.getByText('3 items')).toBeVisible();
  expect(broken).toBeGreaterThan(4);
  await page.getByRole('button', { name: 'Leave out IMG_4.heic' }).press('Enter');
  await expectSound(page);

  await page.getByRole('button', { name: 'Next without words' }).press('Enter');
  await expect(seen(page, 'IMG_1.png')).toBeFocused();
  await page.keyboard.type('Two dhols, one floor');
  await page.keyboard.press('Enter');
  await expect(seen(page, 'IMG_2.png')).toBeFocused();
  await boxes(page).nth(2).focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Here: put the 1 chosen before IMG_1.png' }).press('Enter');
  await expect(boxes(page).first()).toBeFocused();
  await expect(boxes(page).first()).toHaveAccessibleName('Choose IMG_3.png');
  // One is chosen, and a range with it; what is chosen can be given back.
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
  await expect(page.getByText(/Saved \d\d:\d\d/)).toBeVisible();

  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(boxes(page).first()).toHaveAccessibleName('Choose IMG_3.png');
  await expect(seen(page, 'IMG_1.png')).toHaveValue('Two dhols, one floor');
  const visitor = await page.context().newPage();
  await visitor.goto(`${office.url}/events/past/${id}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Garba night' })).toBeVisible();
  await expect(tiles(visitor)).toHaveCount(0);

  await page.getByRole('button', { name: 'Save the gallery' }).press('Enter');
  await expect(page.getByText('The gallery is saved.')).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(tiles(visitor)).toHaveCount(3, { timeout: 1_000 });
  }).toPass();
  await expect(tile(visitor, 'Garba night - Image 2 Two dhols, one floor')).toBeVisible();
});

test('an organiser on a phone: what two have added stays, and what is left out is gone', async ({
  page,
  office,
}) => {
  const id = idOf(newEvent(office, evening));
  await page.setViewportSize({ width: 390, height: 844 });
  await tryAs(page, office, 'Asha');
  const address = `${office.url}/office/events/${id}?tab=gallery`;
  await page.goto(address);
  await choose(page).setInputFiles([picture('a.png'), picture('b.png')]);
  await expect(page.getByText('2 items')).toBeVisible();

  const other = await page.context().newPage();
  await other.goto(address);
  await expect(other.getByText('2 items')).toBeVisible();
  await page.getByRole('button', { name: 'Save the gallery' }).press('Enter');
  await expect(page.getByText('The gallery is saved.')).toBeVisible();
  await choose(other).setInputFiles([picture('c.png')]);
  await expect(other.getByText('3 items')).toBeVisible();
  await other.getByRole('button', { name: 'Save the gallery' }).press('Enter');
  await expect(other.getByText('Somebody saved this gallery meanwhile.')).toBeVisible();
  await other.getByRole('button', { name: 'Save the gallery' }).press('Enter');
  await expect(other.getByText('The gallery is saved.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('3 items')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Choose b.jpg' }).check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Leave out the 1 chosen' }).press('Enter');
  await page.getByRole('button', { name: 'Save the gallery' }).press('Enter');
  await expect(page.getByText('The gallery is saved.')).toBeVisible();
  const past = await page.context().newPage();
  await expect(async () => {
    await past.goto(`${office.url}/events/past/${id}`);
    await expect(tiles(past)).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
});
