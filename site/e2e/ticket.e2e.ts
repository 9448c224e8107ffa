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
  const { email, link } = await register(page, product, newEvent(product));
  bringTwo(product, email);
  await page.addInitScript(() =>
    Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
  );
  await page.goto(link);
  await hydrated(page);
  await button(page, 'Print').press('Enter');
  await expect(page.locator('body[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(button(page, 'Print')).toBeHidden();
  await expect(page.getByText(/two guests/i)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your ticket, as a QR code' })).toBeVisible();
});

test('every state of the ticket says what holds, and axe finds no violation at any width', async ({
  page,
  product,
}) => {
  const address = newEvent(product, { max_attendees: 1, confirmation: 'letter' });
  const held = await register(page, product, address);
  const waiting = await register(page, product, address, { waitingList: true });
  const past = newEvent(product);
  const over = await register(page, product, past);
  changeEvent(product, past, 'date', new Date(Date.now() - 3 * dayMs).toISOString());
  const off = newEvent(product);
  const canceled = await register(page, product, off);
  product.cancelEvent(off.split('/').at(-1) ?? '');
  for (const [link, says] of [
    [address, full],
    [held.link, 'Confirm your seat'],
    [waiting.link, 'You are on the waitlist'],
    [over.link, /^This event was on \w+ \d+\.$/],
    [canceled.link, 'This event is canceled'],
    ['/t/0', 'This link is not complete'],
  ] as const) {
    await page.goto(link);
    await hydrated(page);
    await expect(page.getByRole('heading', { name: says })).toBeVisible();
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
