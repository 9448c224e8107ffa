import { dayMs } from '@banyan/api/contract';
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
import { answerQuestion } from './plainQuestion.ts';
import { expect, freshEmail, hydrated, test } from './test.ts';

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
  product,
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

  await page.goto(newEvent(product, { registration_url: 'javascript:alert(1)' }));
  await expect(box(page, 'First name')).toBeVisible();
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
});

test(
  'shows each validation error at its field and above the form; typed text survives a reload and stays with its event',
  main,
  async ({ page, product }) => {
    await open(page, newEvent(product));
    await press(page);
    for (const sentence of [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Graduation year is required',
    ]) {
      await expect(page.getByRole('link', { name: sentence })).toBeVisible();
      await expect(page.getByText(sentence, { exact: true })).toHaveCount(2);
    }
    await expect(page.getByRole('region', { name: 'Four answers need another look' })).toBeFocused();
    await box(page, 'Email').fill('bakul at example');
    await box(page, 'Graduation year').fill('1854');
    await press(page);
    await expect(page.getByRole('link', { name: 'Please enter a valid email address' })).toBeVisible();
    const range = `Graduation year must be between 1855 and ${new Date().getFullYear()}`;
    await page.getByRole('link', { name: range }).click();
    await expect(box(page, 'Graduation year')).toBeFocused();
    await fill(page);
    await page.reload();
    await hydrated(page);
    await stillTyped(page);
    await page.goto(newEvent(product));
    await hydrated(page);
    await expect(box(page, 'Comments')).toHaveValue('');
  },
);

test('a closed, past or full event shows its state and the reason', async ({ page, product }) => {
  const past = new Date(Date.now() - 3 * dayMs).toISOString();
  await page.goto(newEvent(product, { registration_deadline: past }));
  await expect(door(page, 'Registration Closed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See other events' })).toHaveAttribute('href', '/events');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toHaveCount(0);
  await page.goto(newEvent(product, { date: past, registration_deadline: past }));
  await expect(door(page, 'Event Has Ended')).toBeVisible();
  await page.goto(newEvent(product, { max_attendees: 40, seats_reserved: 40 }));
  await expect(door(page, full)).toBeVisible();
  await expect(page.getByText('0 of 40 left')).toBeVisible();
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

test('shows the reader’s own time next to the event’s, without moving the layout', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const session = await context.newCDPSession(page);
  for (const [timezoneId, words] of [
    ['America/New_York', '9:00 PM to 2:00 AM EST, your time'],
    ['America/Los_Angeles', 'The time where it takes place.'],
  ] as const) {
    await session.send('Emulation.setTimezoneOverride', { timezoneId });
    await page.goto(dinner);
    await hydrated(page);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.getByText(words)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  }
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
