import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayMs } from '@banyan/api/contract';
import type { Page } from '@playwright/test';
import { lookWithAxe, violationsOf } from './axe.ts';
import { box, changeEvent, door, fill, full, newEvent, open, press, succeeded } from './eventRegisterPage.ts';
import type { Product } from './product.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';

test.use({ expectedComplaints: [/status of 4(04|10|22)/] });

/** Returns the path in the last email to an address. */
function linkOf(product: Product, email: string): string {
  const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'), { readOnly: true });
  const [letter] = database
    .prepare('select body from outbox where recipient = ? order by created_at desc, id desc')
    .all(email);
  database.close();
  return /\/t\/[0-9A-Z]+$/m.exec(String(letter?.body))?.[0] ?? '';
}

/** Registers through the API, which is faster than the page. */
async function register(page: Page, product: Product, address: string, more: object = {}) {
  const email = freshEmail();
  const person = { firstName: 'Bakul', lastName: 'Kadamb', graduationYear: '1998', comments: '' };
  const answer = await page.request.post(`${product.url}/api${address}`, {
    data: { ...person, email, ...more },
  });
  expect(answer.status()).toBe(200);
  return { email, link: linkOf(product, email) };
}

/** Gives a registration two additional guests, as a volunteer would. */
function bringTwo(product: Product, email: string): void {
  const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'));
  database.prepare('update event_registrations set guests = 2 where email = ?').run(email);
  database.close();
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
const button = (page: Page, name: string) => page.getByRole('button', { name });

test.describe('ticket without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('confirms a seat by email and ticket without JavaScript; a released seat goes to the waitlist', async ({
    page,
    product,
  }) => {
    const address = newEvent(product, { max_attendees: 1, confirmation: 'letter' });
    const email = freshEmail();
    await page.goto(address);
    await fill(page, email);
    await press(page);
    await expect(heading(page, succeeded)).toBeVisible();
    await expect(
      page.getByText(
        /^Open the link in the email we sent you by \w+, \w+ \d+, 20\d\d, .+ P[DS]T to keep your seat\.$/,
      ),
    ).toBeVisible();

    const next = freshEmail();
    await test.step('somebody else finds it full, and waits', async () => {
      await page.goto(address);
      await expect(door(page, full)).toBeVisible();
      await fill(page, next);
      await button(page, 'Put me on the waitlist').click();
      await expect(
        heading(page, 'You are on the waitlist. We email you as soon as a seat is free.'),
      ).toBeVisible();
      await page.goto(linkOf(product, next));
      await expect(heading(page, 'You are on the waitlist')).toBeVisible();
    });

    await test.step('the link alone changes nothing', async () => {
      for (let times = 0; times < 2; times += 1) {
        const answer = await page.goto(linkOf(product, email));
        expect(answer?.headers()).toMatchObject({
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex',
          'cache-control': 'no-store',
        });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tea, twice');
        await expect(page.getByText('Bakul Kadamb')).toBeVisible();
        await expect(page.getByText(/^E-\w{4}-\w{4}$/)).toBeVisible();
      }
      expect(await page.content()).not.toContain(email);
    });

    await button(page, 'Confirm my seat').click();
    await expect(heading(page, 'You have a seat')).toBeVisible();
    await expect(page.getByText('You have your seat. See you at the event!')).toBeVisible();
    await button(page, 'I cannot come').click();
    await expect(heading(page, 'You have no seat')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Register again' })).toHaveAttribute('href', address);

    await test.step('the seat is offered to who waited', async () => {
      await page.goto(linkOf(product, next));
      await expect(heading(page, 'A seat is free for you')).toBeVisible();
      await button(page, 'Take the seat').click();
      await expect(heading(page, 'You have a seat')).toBeVisible();
    });
  });

  test('the ticket shows the number of guests, and no print button without JavaScript', async ({
    page,
    product,
  }) => {
    const { email, link } = await register(page, product, newEvent(product));
    await page.goto(link);
    await expect(heading(page, 'You have a seat')).toBeVisible();
    await expect(page.getByText(/guest/)).toHaveCount(0);
    bringTwo(product, email);
    await page.reload();
    await expect(page.getByText('With two guests')).toBeVisible();
    await expect(button(page, 'Print')).toHaveCount(0);
  });

  test('a past or canceled event says so on the ticket, and an invalid link returns 404', async ({
    page,
    product,
  }) => {
    const over = newEvent(product);
    const { link } = await register(page, product, over);
    changeEvent(product, over, 'date', '2026-10-16T18:00:00.000Z');
    await page.goto(link);
    await expect(heading(page, 'This event was on October 16.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'I cannot come' })).toHaveCount(0);

    const off = newEvent(product);
    const other = await register(page, product, off);
    product.cancelEvent(off.split('/').at(-1) ?? '');
    await page.goto(other.link);
    await expect(heading(page, 'This event is canceled')).toBeVisible();

    const answer = await page.goto(link.slice(0, -1));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not complete');
  });
});

test('offers a seat freed by a volunteer to the waitlist', async ({ page, product }) => {
  const address = newEvent(product, { max_attendees: 1 });
  const { email } = await register(page, product, address);
  const waiting = await register(page, product, address, { waitingList: true });
  const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'), { readOnly: true });
  const seat = database.prepare('select id from event_registrations where email = ?').get(email);
  database.close();
  expect(product.freeSeat(address.split('/').at(-1) ?? '', String(seat?.id))).toBe(1);
  await page.goto(linkOf(product, waiting.email));
  await expect(heading(page, 'A seat is free for you')).toBeVisible();
});

test('/events shows the confirmation deadline, or the waitlist text, with JavaScript', async ({
  page,
  product,
}) => {
  const address = newEvent(product, { max_attendees: 1, confirmation: 'letter' });
  await open(page, address);
  await fill(page);
  await press(page);
  await expect(page.getByRole('listitem').getByText(succeeded)).toBeVisible();
  await expect(page).toHaveURL(/\/events$/);
  await expect(
    page.getByText(/^Open the link in the email we sent you by .+ to keep your seat\.$/),
  ).toBeVisible();

  const taken = newEvent(product, { max_attendees: 1 });
  await register(page, product, taken);
  await page.goto(taken);
  await hydrated(page);
  await page.clock.fastForward(5_000);
  await expect(door(page, full)).toBeVisible();
  await fill(page);
  await expect(door(page, full)).toBeVisible();
  await button(page, 'Put me on the waitlist').click();
  await expect(page).toHaveURL(/\/events$/);
  await expect(page.getByText('You are on the waitlist for Tea, twice')).toBeVisible();
  await expect(page.getByText(succeeded)).toHaveCount(0);
});

test('a button prints the ticket, and is not printed itself', async ({ page, product }) => {
  const { link } = await register(page, product, newEvent(product));
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await page.goto(link);
  await hydrated(page);
  await button(page, 'Print').press('Enter');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByRole('img', { name: 'Your ticket, as a QR code' })).toBeVisible();
});

test('during many registrations, the form requires the verification and then accepts it', async ({
  page,
  product,
}) => {
  const address = newEvent(product);
  for (let i = 0; i < 11; i += 1) await register(page, product, address);
  await open(page, address);
  await fill(page);
  await press(page);
  const prove = page.getByRole('checkbox', { name: 'I’m a person' });
  await expect(prove).toBeVisible();
  await prove.click();
  await expect(page.getByText('CAPTCHA verified')).toBeVisible();
  await press(page);
  await expect(page.getByRole('region', { name: succeeded })).toBeVisible();
});

test('axe finds no violation in any state or width of the ticket', async ({ page, product }) => {
  const address = newEvent(product, { max_attendees: 1, confirmation: 'letter' });
  const held = await register(page, product, address);
  const waiting = await register(page, product, address, { waitingList: true });
  const past = newEvent(product);
  const over = await register(page, product, past);
  changeEvent(product, past, 'date', new Date(Date.now() - 3 * dayMs).toISOString());
  const links = [address, held.link, waiting.link, over.link, '/t/0'];
  for (const link of links) {
    await page.goto(link);
    await hydrated(page);
    if (link.startsWith('/t/'))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await lookWithAxe(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsOf(page)).toEqual([]);
    }
  }
  await page.goto(held.link);
  await hydrated(page);
  await button(page, 'I cannot come').click();
  await expect(heading(page, 'You have no seat')).toBeVisible();
  await lookWithAxe(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('link', { name: 'Register again' }).click();
  await expect(box(page, 'First name')).toBeVisible();
});
