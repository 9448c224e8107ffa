import type { Page } from '@playwright/test';
import {
  box,
  changeEvent,
  dinner,
  door,
  fill,
  full,
  newEvent,
  open,
  press,
  registrations,
  stillTyped,
  succeeded,
} from './eventRegisterPage.ts';
import { main } from './main.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';
import { answerQuestion, doorBefore } from './visit.ts';

const toItsChapter = (page: Page) => page.getByRole('link', { name: 'What else NY/Northeast does' });

test(
  'a double click registers once and leads to the events with a lasting confirmation',
  main,
  async ({ page, product }) => {
    const address = newEvent(product, { chapter: 'ny-northeast' });
    await open(page, address);
    await fill(page);
    await page.getByRole('button', { name: 'Register' }).dblclick();
    await expect(page.getByRole('listitem').getByText(succeeded)).toBeVisible();
    await expect(page.getByRole('region', { name: succeeded })).toContainText(/Reference E-/);
    await expect(page.getByText('First name is required')).toHaveCount(0);
    await expect(box(page, 'First name')).toHaveValue('');
    await expect(box(page, 'Comments')).toHaveValue('');
    await expect(page).toHaveURL(/\/events$/);
    const kept = await page.evaluate(() => sessionStorage.getItem('banyan.registered'));
    expect(JSON.parse(kept ?? '')).toMatchObject({
      title: 'Tea, twice',
      where: 'Fremont',
      reference: expect.stringMatching(/^E-/),
      calendar: `/api/events/${address.split('/').at(-1)}/event.ics`,
      page: address,
    });
    await expect(page.getByRole('button', { name: 'Share this event' })).toBeVisible();
    await expect(toItsChapter(page)).toHaveAttribute('href', '/chapters/ny-northeast');
    expect(registrations(product, address)).toBe(1);
  },
);

test('shows date with time zone, place, deadline, seats and its own head; a registration on another site names that site', async ({
  page,
}) => {
  await page.goto(dinner);
  await expect(page).toHaveTitle(/The Long Table/);
  await expect(page.locator('time')).toHaveText(/^\w+, December \d+, 20\d\d, 6:00\sPM to 11:00\sPM\sPST$/);
  await expect(page.getByText(/^Register by Saturday, December \d+, 20\d\d$/)).toBeVisible();
  await expect(page.getByText('28 of 240 left')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');

  await expect(page.getByRole('link', { name: /^Saltmarsh Hall.* on a map/ })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/search?query=Saltmarsh%20Hall%2C%20Fremont%2C%20California',
  );
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute('href', /event\.ics$/);

  await page.goto('/events/register/event-founders-evening');
  await expect(page.getByText('tickets.example.org')).toBeVisible();
  const link = page.getByRole('link', { name: /^Register/ });
  await expect(link).toHaveAttribute('href', 'https://tickets.example.org/founders-evening');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('closes the form by itself when the deadline passes', async ({ page, product }) => {
  const deadline = new Date(Date.now() + 3_600_000).toISOString();
  const address = newEvent(product, { registration_deadline: deadline });
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  await box(page, 'First name').fill('Bakul');
  await page.clock.fastForward(3_500_000);
  await expect(box(page, 'First name')).toHaveValue('Bakul');
  await page.clock.fastForward(101_000);
  await expect(door(page, 'Registration Closed')).toBeVisible();
  await expect(door(page, 'Registration Closed')).toBeFocused();
});

test.describe('event registration without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/Failed to load resource/] });

  test('shows the server’s errors with all typed values, then the reference and a calendar file without JavaScript', async ({
    page,
    product,
  }) => {
    const address = newEvent(product, { max_attendees: 1, chapter: 'ny-northeast' });
    await page.goto(address);
    await fill(page, 'bakul at example');
    await press(page);
    await expect(page.getByRole('link', { name: 'Please enter a valid email address' })).toBeVisible();
    await stillTyped(page);
    await box(page, 'Email').fill(freshEmail());

    await test.step('the last seat is taken meanwhile', async () => {
      changeEvent(product, address, 'seats_reserved', 1);
      await press(page);
      await expect(page.getByText(full)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Put me on the waitlist' })).toBeVisible();
      await stillTyped(page);
      changeEvent(product, address, 'seats_reserved', 0);
      await page.goto(address);
      await fill(page);
    });

    await test.step('what looks like a program answers a question', async () => {
      const trap = page.locator('input[name="homepage"]');
      await trap.evaluate((input) => input.setAttribute('value', 'https://example.org'));
      await press(page);
      await expect(page.getByRole('textbox', { name: /^What is \w+ plus \w+\?$/ })).toBeVisible();
      await stillTyped(page);
      await answerQuestion(page);
    });

    await press(page);
    await expect(page.getByRole('heading', { level: 2, name: succeeded })).toBeVisible();
    await expect(page.getByText(/E-\w{4}-\w{4}/)).toBeVisible();
    await expect(toItsChapter(page)).toHaveAttribute('href', '/chapters/ny-northeast');
    const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    expect(await (await page.request.get(calendar ?? '')).text()).toContain('SUMMARY:Tea\\, twice');
    expect(registrations(product, address)).toBe(1);
  });
});

test.describe('event registration faults', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  test('an unknown, unapproved or inactive event shows an error, a toast and a way back', async ({
    page,
    product,
    request,
  }) => {
    for (const column of ['is_approved', 'is_active']) {
      const answer = await request.get(newEvent(product, { [column]: 0 }));
      const html = await answer.text();
      expect([answer.status(), html.includes('Error Loading Event'), html.includes('Tea, twice')]).toEqual([
        404,
        true,
        false,
      ]);
    }
    const posted = await request.post('/events/register/nobody-knows', {
      headers: { Origin: product.url },
      form: { firstName: 'B', lastName: 'K', email: freshEmail(), graduationYear: '1998' },
    });
    expect(posted.status()).toBe(404);
    expect(await posted.text()).toContain('Error Loading Event');
    const response = await page.goto('/events/register/nobody-knows');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Event' })).toBeVisible();
    await expect(page.getByText('Unable to load event details. Please try again later.')).toBeVisible();
    await expect(page.getByText('Failed to load event details')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
  });

  test('when the last seat is taken meanwhile, says so, keeps the typed text, and offers a freed seat', async ({
    page,
    product,
  }) => {
    const address = newEvent(product, { max_attendees: 3, seats_reserved: 2 });
    // A busy server may send the page before its data; with the API call blocked, the form would never appear.
    await expect.poll(async () => (await page.request.get(address)).text()).toContain('name="firstName"');
    const before = await doorBefore(page, '**/api/events/get-events/*');
    await open(page, address);
    await fill(page);
    changeEvent(product, address, 'seats_reserved', 3);
    await press(page);
    await expect(page.getByRole('alert').getByText(full)).toBeVisible();
    await stillTyped(page);
    // Current data arrives while the visitor types: the form stays.
    await before.open();
    await expect(page.getByText('0 of 3 left')).toBeVisible();
    await stillTyped(page);
    changeEvent(product, address, 'seats_reserved', 2);
    // A free seat takes precedence over the waitlist.
    await page.getByRole('button', { name: 'Put me on the waitlist' }).click();
    await expect(page.getByRole('region', { name: succeeded })).toBeVisible();
    expect(registrations(product, address)).toBe(1);
  });

  test('shows the closed state when the server closes registration before the page’s clock does', async ({
    page,
    product,
  }) => {
    const address = newEvent(product);
    await open(page, address);
    await fill(page);
    changeEvent(product, address, 'registration_deadline', '2020-01-01');
    await press(page);
    await expect(door(page, 'Registration Closed')).toBeVisible();
    await expect(door(page, 'Registration Closed')).toBeFocused();
    expect(registrations(product, address)).toBe(0);
  });

  test('asks for the verification when the form is sent faster than a person could, and then accepts it', async ({
    page,
    product,
  }) => {
    const address = newEvent(product);
    await page.clock.install();
    await page.goto(address);
    await hydrated(page);
    // The form’s code loads on the first interaction, and only then reads the clock.
    await fill(page);
    const shown = await page.evaluate(() => Date.now() - performance.now());
    await page.clock.setFixedTime(shown + 1_000);
    await press(page);
    const prove = page.getByRole('checkbox', { name: 'I’m a person' });
    await expect(prove).toBeVisible();
    await expect(page.getByRole('region', { name: 'One answer needs another look' })).toBeFocused();
    await stillTyped(page);
    await prove.click();
    await expect(page.getByText('CAPTCHA verified')).toBeVisible();
    await press(page);
    await expect(page.getByRole('region', { name: succeeded })).toBeVisible();
    expect(registrations(product, address)).toBe(1);
  });
});
