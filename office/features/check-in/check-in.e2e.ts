import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { expectSound } from '../../../site/e2e/axe.ts';
import { main } from '../../../site/e2e/main.ts';
import { hydrated } from '../../../site/e2e/test.ts';
import { expect, test, tryAs } from '../../testing/officePage.ts';
import {
  expectForAThumb,
  field,
  film,
  hearPhone,
  launchOptions,
  register,
  result,
  state,
  tonight,
} from './checkInPage.ts';
import { writeCodeFilm } from './codeFilm.ts';

test.use({
  launchOptions,
  // Browsers log the responses to a check-in page whose pass has ended.
  expectedComplaints: [
    /status of 4(?:01|04|22)|ERR_(?:FAILED|INTERNET_DISCONNECTED) .*\/(?:check-ins|walk-ins|door\?)|navigator\.vibrate/,
  ],
});

const phone = { width: 390, height: 844 };

test('a helper joins with the organizer’s pass, scans, and continues offline; no check-in is lost, and the pass ends', async ({
  page,
  browser,
  office,
}) => {
  const id = tonight(office, 'Garba night');
  writeCodeFilm(film, await register(page, office, id, 'Sunita Bakul'));
  await register(page, office, id, 'Lakshmi Palkar');
  await register(page, office, id, 'Anasuya Palash');
  await register(page, office, id, 'Meena Palash');

  await tryAs(page, office, 'Asha');
  await page.goto(`${office.url}/office/events`);
  await expect(page.getByRole('link', { name: 'Check-in of Garba night' })).toBeVisible();
  await page.getByRole('link', { name: 'Garba night', exact: true }).click();
  await page.getByRole('button', { name: 'Check-in pass' }).click();
  const pass = page.getByRole('dialog', { name: 'Check-in pass' });
  await expect(pass.getByRole('img', { name: 'The check-in pass, as a QR code' })).toBeVisible();
  await expectSound(page);
  const link = (await pass.getByText(/\/office\/check-in\/enter#/).textContent()) ?? '';
  await pass.getByRole('button', { name: 'Done' }).click();

  const helping = await browser.newContext({ viewport: phone });
  const helper = await helping.newPage();
  const asked = await hearPhone(helper);
  await helper.goto(link);
  await helper.getByRole('button', { name: 'Start check-in' }).click();
  await expect(helper.getByLabel('Your name')).toBeFocused();
  expect(helper.url()).toBe(`${office.url}/office/check-in/enter`);
  await expectSound(helper);
  await helper.getByLabel('Your name').fill('Ravi');
  await helper.getByRole('button', { name: 'Start check-in' }).click();

  await test.step('a ticket is green, and the next time already in', async () => {
    await expect(result(helper, 'Welcome')).toContainText('Sunita Bakul');
    await expectForAThumb(helper, ['Welcome', 'Sunita Bakul', '1987']);
    await expectSound(helper);
    await expect(helper.locator('html')).toHaveAttribute('data-mode', 'dark');
    expect(await asked()).toEqual(['awake: screen', 'buzz']);
    await expect(state(helper)).toHaveText('Connected');
    await expect(helper.getByText('1 of 4 checked in')).toBeVisible();
    await expect(helper.getByText('Hold the ticket inside the arch')).toBeVisible();
    await expect(result(helper, 'Welcome')).toHaveCount(0);
    await helper.reload();
    await expect(result(helper, 'Already checked in')).toContainText(/since \d{1,2}:\d\d [AP]M, by Ravi/);
    await expectSound(helper);
    await expect(helper.getByRole('navigation')).toHaveCount(0);
  });

  await test.step('without a connection people are let in by name, and it is sent when the line is back', async () => {
    await helping.setOffline(true);
    await expect(helper.getByText(/Keep this page open\.$/)).toBeVisible();
    await field(helper).fill('pa');
    await expect(helper.getByRole('option')).toHaveCount(0);
    await field(helper).fill('pal');
    await expect(helper.getByRole('option')).toHaveCount(3);
    await expectSound(helper);
    await helper.getByRole('option', { name: /Lakshmi Palkar/ }).click();
    await expect(result(helper, 'Welcome')).toContainText('Lakshmi Palkar');
    await expect(state(helper)).toHaveText('1 not sent yet');
    await helping.setOffline(false);
    await expect(state(helper)).toHaveText('Connected');
  });

  await test.step('what could not be sent outlives a reload', async () => {
    await helping.route('**/check-ins', (route) => route.abort());
    await field(helper).fill('anasuya');
    await field(helper).press('Enter');
    await expect(state(helper)).toHaveText('1 not sent yet');
    await helper.reload();
    await expect(state(helper)).toHaveText('1 not sent yet');
    await expect(helper.getByText('3 of 4 checked in')).toBeVisible();
    await helping.unroute('**/check-ins');
    await expect(state(helper)).toHaveText('Connected');
  });

  await page.setViewportSize(phone);
  await page.goto(`${office.url}/office/events/${id}?tab=people&arrived=no`);
  const here = page.getByRole('switch', { name: 'Meena Palash checked in' });
  await expect(page.getByRole('switch')).toHaveCount(1);
  await expectSound(page);
  await here.click();
  await page.getByRole('link', { name: 'Checked in 4' }).click();
  await expect(page.getByRole('switch', { name: 'Sunita Bakul checked in' })).toBeChecked();
  await expect(page.getByText('Checking in: Ravi.')).toBeVisible();
  await page.getByRole('button', { name: 'End the passes' }).click();
  await expect(page.getByText('The passes no longer work. One helper is signed out.')).toBeVisible();
  await expect(helper.getByRole('alert')).toBeVisible();
  await helper.reload();
  await expect(helper.getByRole('heading', { name: 'You can’t check in guests here' })).toBeVisible();
  await helping.close();
});

test(
  'an organizer without a camera checks in by name with the keyboard, adds a walk-in, and undoes a check-in',
  main,
  async ({ page, office }) => {
    const id = tonight(office, 'Diwali dinner');
    const ticket = await register(page, office, id, 'Venkat Kadamb');
    await page.goto(ticket);
    await expect(page.getByRole('img', { name: 'Your ticket, as a QR code' })).toBeVisible();

    // Error of a browser in which the camera was blocked for good.
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
    });
    await tryAs(page, office, 'Asha');
    await page.goto(`${office.url}/office/events`);
    await page.getByRole('link', { name: 'Check-in of Diwali dinner' }).click();
    await expect(page.getByText('Camera access is blocked.')).toBeVisible();
    await expectSound(page);
    await field(page).fill('kad');
    await expect(page.getByRole('option', { selected: true })).toContainText('Venkat Kadamb');
    await field(page).press('ArrowDown');
    await field(page).press('Enter');
    await expect(result(page, 'Welcome')).toContainText('Venkat Kadamb');
    await expect(field(page)).toBeFocused();
    // The site’s form does not ask for guests: the person registered alone and comes with two.
    await page.getByRole('button', { name: 'One more guest' }).click();
    await page.getByRole('button', { name: 'One more guest' }).click();
    await expect(result(page, 'Welcome')).toContainText('1987, and two guests');
    await expect(page.getByText('1 of 1 checked in, and 2 guests')).toBeVisible();
    await page.getByRole('button', { name: 'Undo the check-in of Venkat Kadamb' }).click();
    await expect(page.getByText('Venkat Kadamb is no longer checked in.')).toBeVisible();
    await expect(page.getByText('0 of 1 checked in')).toBeVisible();

    await page.getByRole('button', { name: 'Not on the list' }).click();
    const dialog = page.getByRole('dialog', { name: 'Not on the list' });
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect(dialog.getByText('First name is required')).toBeVisible();
    await expectSound(page);
    await dialog.getByLabel('First name').fill('Rohan');
    await dialog.getByLabel('Last name').fill('Umbar');
    await dialog.getByLabel('Graduation year').fill('2004');
    await dialog.getByLabel(/^Additional guests/).fill('2');
    await dialog.getByRole('button', { name: 'Check in' }).click();
    await expect(result(page, 'Welcome')).toContainText('2004, and two guests');
    await page.getByRole('button', { name: 'Only one of the guests' }).click();
    await expect(result(page, 'Welcome')).toContainText('2004, and one guest');
    await expect(state(page)).toHaveText('Connected');
    await expect(page.getByText('1 of 2 checked in, and 1 guest')).toBeVisible();
  },
);

test('the camera reads valid and invalid codes in turn, counts a held code once, and can be restarted after it was lost', async ({
  page,
  office,
}) => {
  const [id, other] = [tonight(office, 'Tea at the pier'), tonight(office, 'Bay Area picnic')];
  const cancelled = await register(page, office, id, 'Kiran Kadamb');
  await page.goto(cancelled);
  await hydrated(page);
  await page.getByRole('button', { name: 'I cannot come' }).click();
  await expect(page.getByRole('heading', { name: 'You have no seat' })).toBeVisible();
  writeCodeFilm(
    film,
    'https://example.org/menu',
    await register(page, office, other, 'Tara Chinch'),
    cancelled,
    await register(page, office, id, 'Sunita Bakul'),
  );
  await page.setViewportSize(phone);
  const asked = await hearPhone(page);
  await tryAs(page, office, 'Asha');
  const decoder = page.waitForResponse(/frameReader-[^/]+\.js$/);
  await page.goto(`${office.url}/office/check-in/${id}`);
  for (const [say, whom] of [
    ['Unknown code', 'This is not our ticket'],
    ['Not for this event', 'Bay Area picnic'],
    ['Canceled', 'Kiran Kadamb'],
    ['Welcome', 'Sunita Bakul'],
    ['Already checked in', 'Sunita Bakul'],
  ] as const)
    await expect(result(page, say)).toContainText(whom, { timeout: 30_000 });
  // The film repeats three times at most, and each code is visible for a dozen frames.
  expect((await asked()).filter((what) => what === 'buzz').length).toBeLessThanOrEqual(12);
  await expect(page.getByText('1 of 1 checked in')).toBeVisible();
  const assets = path.join(import.meta.dirname, '../../../site/dist/office/assets');
  const named = path.basename(new URL((await decoder).url()).pathname);
  expect((await stat(path.join(assets, `${named}.gz`))).size).toBeLessThan(16 * 1024);
  expect(await readdir(assets)).toContain(named);

  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    const { srcObject } = video;
    if (srcObject instanceof MediaStream)
      for (const track of srcObject.getTracks()) track.dispatchEvent(new Event('ended'));
  });
  await expect(page.getByText('Camera access is blocked.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Camera access is blocked.')).toHaveCount(0);
  await expect(result(page, 'Already checked in')).toBeVisible({ timeout: 30_000 });
});

test('a browser with a built-in code reader loads no decoder; a ticket without an answer is checked again', async ({
  page,
  office,
}) => {
  // Chromium has no fake camera without a film; this one is not read.
  writeCodeFilm(film, 'https://example.org/menu');
  const id = tonight(office, 'Diwali walk');
  await tryAs(page, office, 'Asha');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.addInitScript(() => {
    const none: { rawValue: string }[] = [];
    Reflect.set(
      window,
      'BarcodeDetector',
      class {
        static getSupportedFormats = async () => ['qr_code'];
        detect = async () => Reflect.get(window, 'held') ?? none;
      },
    );
  });
  // An address from an earlier version redirects to the current one, in a document that may use the camera.
  await page.goto(`${office.url}/office/check-in/${id}`);
  await expect(page.getByText('Hold the ticket inside the arch')).toBeVisible();
  expect(page.url()).toBe(`${office.url}/office/check-in/${id}`);
  // Registered after the list was read; the first answer is lost.
  await page.route('**/api/office/events/*/door?*', (route) => route.abort());
  const ticket = await register(page, office, id, 'Leela Umbar');
  const sent: string[] = [];
  await page.route('**/check-ins', (route) => {
    sent.push(JSON.parse(route.request().postData() ?? '{}').items[0].item);
    return sent.length === 1 ? route.abort() : route.continue();
  });
  await page.evaluate((rawValue) => Reflect.set(window, 'held', [{ rawValue }]), ticket);
  await expect(result(page, 'No answer')).toContainText('Scan it again');
  await expectSound(page);
  await page.unroute('**/api/office/events/*/door?*');
  await expect(result(page, 'Welcome')).toContainText('Leela Umbar', { timeout: 20_000 });
  // The repeated request is the same check-in.
  await expect(state(page)).toHaveText('Connected');
  expect(new Set(sent).size).toBe(1);
  expect(sent.length).toBeGreaterThan(1);
  expect(fetched.filter((address) => address.includes('frameReader'))).toEqual([]);
});

test('a walk-in is checked in offline because the form is loaded with the list', async ({ page, office }) => {
  // Chromium has no fake camera without a film; this one is not read.
  writeCodeFilm(film, 'https://example.org/menu');
  const id = tonight(office, 'Diwali breakfast');
  await page.setViewportSize({ width: 390, height: 844 });
  await tryAs(page, office, 'Asha');
  // The camera loads its decoder when it starts, which may be after everything else.
  const decoder = page.waitForResponse(/frameReader/);
  await page.goto(`${office.url}/office/check-in/${id}`, { waitUntil: 'networkidle' });
  await (await decoder).finished();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Not on the list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Not on the list' });
  await expect(dialog.getByLabel('First name')).toBeVisible();
  // Without its styles the dialog is a block.
  await expect(dialog).toHaveCSS('display', 'grid');
  await expectSound(page);
  await dialog.getByLabel('First name').fill('Rohan');
  await dialog.getByLabel('Last name').fill('Umbar');
  await dialog.getByLabel('Graduation year').fill('2004');
  await dialog.getByRole('button', { name: 'Check in' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(/^1 of \d checked in/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(state(page)).toHaveText('Connected');
});
