import { dayMs } from '@banyan/api/contract';
import type { Page } from '@playwright/test';
import { call, past, propose, row, rows, upcoming } from './eventsPage.ts';
import { main } from './main.ts';
import { expect, hydrated, test } from './test.ts';
import { arrive, caughtUp } from './visit.ts';

const timesOf = (page: Page, region: typeof upcoming) =>
  region(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));

test.describe('event list without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows all events and their links without JavaScript', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();

    const soon = await timesOf(page, upcoming);
    expect(soon.length).toBeGreaterThanOrEqual(5);
    expect(soon).toEqual(soon.toSorted((one, other) => one - other));
    const over = await timesOf(page, past);
    expect(over).toHaveLength(5);
    expect(over).toEqual(over.toSorted((one, other) => other - one));

    const dinner = row(page, /^The Long Table/);
    await expect(dinner.locator('time')).toHaveText(
      /^Saturday, December \d+, 20\d\d, 6:00\sPM to 11:00\sPM\sPST$/,
    );
    await expect(dinner.getByText('The time where it takes place.')).toBeVisible();
    await expect(dinner.getByText('Saltmarsh Hall, Fremont, California')).toBeVisible();
    await expect(dinner.getByRole('link', { name: /^Register/ })).toHaveAttribute(
      'href',
      '/events/register/event-long-table',
    );
    await expect(row(page, 'Open drawing day').getByText('Happening today')).toBeVisible();
    for (const [title, why] of [
      ['Music in the round', 'Every seat is taken'],
      ['Ridge walk, the winter edition', 'Registration Closed'],
    ] as const) {
      await expect(row(page, title).getByText(why)).toBeVisible();
      await expect(row(page, title).getByRole('link')).toHaveText([`See details of ${title}`]);
    }

    const elsewhere = row(page, /founders/);
    await expect(elsewhere.getByText('tickets.example.org')).toBeVisible();
    const register = elsewhere.getByRole('link', { name: /^Register for .* \(opens in a new tab\)$/ });
    await expect(register).toHaveAttribute('href', 'https://tickets.example.org/founders-evening');
    await expect(register).toHaveAttribute('target', '_blank');
    await expect(register).toHaveAttribute('rel', 'noopener noreferrer');

    await expect(upcoming(page).getByRole('link', { name: propose })).toHaveAttribute(
      'href',
      /^mailto:secretary@example\.org/,
    );
    const garba = past(page).getByRole('listitem').filter({ hasText: 'Garba night' });
    await expect(garba.getByText(/^Four hundred people.* walls…$/)).toBeVisible();
    // Past events are paginated; a page number beyond the end shows the last page.
    await past(page).getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/events?page=2');
    await expect(garba).toHaveCount(0);
    await page.goto('/events?page=99');
    await expect(past(page).getByRole('heading', { name: 'The first picnic' })).toBeVisible();
    await expect(past(page).getByRole('link', { name: 'The first picnic' })).toHaveCount(0);
    await page.goto('/events');
    await garba.getByRole('link', { name: 'Garba night' }).click();
    await expect(page).toHaveURL('/events/past/event-garba-night');
  });
});

test(
  'adds one event or all events to a calendar, and describes every event to search engines',
  main,
  async ({ page, request, product }) => {
    // Search engines read the rendered list, so the list must not change when other tests add events.
    await page.route('**/api/events/get-active-events', () => undefined);
    await page.goto('/events');
    const file = await row(page, /^The Long Table/)
      .getByRole('link', { name: /^Add to calendar/ })
      .getAttribute('href');
    const one = await request.get(file ?? '');
    expect(one.headers()['content-type']).toContain('text/calendar');
    expect(await one.text()).toMatch(/^BEGIN:VCALENDAR[\s\S]*UID:event-long-table/);

    const feed = `${product.url}/api/events/calendar.ics`;
    await expect(page.getByRole('link', { name: 'Subscribe to the calendar' })).toHaveAttribute(
      'href',
      feed.replace('http:', 'webcal:'),
    );
    await expect(page.getByRole('link', { name: 'Address of the calendar' })).toHaveAttribute('href', feed);
    const all = await (await request.get(feed)).text();
    expect(all.match(/^BEGIN:VEVENT/gm)?.length).toBeGreaterThanOrEqual(14);

    const told = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
    const events = told.filter((data) => data['@type'] === 'Event');
    expect(events).toHaveLength(await rows(page).count());
    expect(events.find(({ url }) => url === `${product.url}/events/register/event-long-table`)).toMatchObject(
      {
        name: 'The Long Table: annual dinner and awards',
        startDate: expect.stringMatching(/^20\d\d-12-\d\dT02:00:00\.000Z$/),
        endDate: expect.stringMatching(/^20\d\d-12-\d\dT07:00:00\.000Z$/),
        location: { '@type': 'Place', name: 'Saltmarsh Hall, Fremont, California' },
        organizer: { name: 'Bay Area chapter' },
        image: [`${product.url}/art/event-long-table.svg`],
      },
    );
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const path of ['/events', '/events/register/event-long-table', '/events/past/event-garba-night'])
      expect(sitemap).toContain(`<loc>${product.url}${path}</loc>`);
    expect(sitemap).not.toContain('past-first-picnic');
  },
);

test.describe('event list in another time zone', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('shows the reader’s own time below the event’s, without moving the layout at any width', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        const root = document.documentElement;
        for (const entry of list.getEntries())
          if ('value' in entry)
            root.dataset.shift = String(Number(root.dataset.shift ?? 0) + Number(entry.value));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/events');
      await hydrated(page);
      const dinner = row(page, /^The Long Table/);
      await expect(
        dinner.getByText(/^Sunday, December \d+, 7:30\sAM to 12:30\sPM\sGMT\+5:30, your\stime$/),
      ).toBeVisible();
      await caughtUp(page);
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      expect(shift).toBeLessThanOrEqual(0.02);
    }
  });
});

const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
const event = (id: string, days: number, more: object = {}) => ({
  _id: id,
  title: `Event ${id}`,
  date: inDays(days),
  location: 'Fremont',
  isActive: true,
  isApproved: true,
  ...more,
});

/** Opens the page from another page of the site, with the API’s response replaced. */
const openWith = async (page: Page, data: unknown) => {
  await page.route(call, (route) => route.fulfill({ json: { success: true, data } }));
  await arrive(page, '/events');
};

test('shows one empty list, or a single sentence and the link to propose an event if both are empty', async ({
  page,
}) => {
  await openWith(page, [event('over', -3)]);
  await expect(upcoming(page).getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
  await expect(upcoming(page).getByRole('link', { name: propose })).toBeVisible();
  await expect(past(page).getByRole('link', { name: 'Event over' })).toBeVisible();
  await openWith(page, [event('soon', 3)]);
  await expect(row(page, 'Event soon')).toBeVisible();
  await expect(past(page).getByRole('heading', { name: 'No Past Events' })).toBeVisible();

  await openWith(page, []);
  await expect(upcoming(page).getByRole('heading', { name: 'No events found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: propose })).toHaveCount(1);
  await expect(past(page)).toHaveCount(0);
});

test('moves an event that ends while the page is open to the past events', async ({ page }) => {
  await page.clock.install();
  await openWith(page, [event('brief', 0, { date: new Date(Date.now() + 90_000).toISOString() })]);
  await expect(row(page, 'Event brief')).toBeVisible();
  await page.clock.fastForward(95_000);
  await expect(past(page).getByRole('heading', { name: 'Event brief' })).toBeVisible();
  await expect(upcoming(page).getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
});

test.describe('event list after a registration', () => {
  const kept = {
    title: 'Tea, twice',
    when: 'Monday, November 30, 2026, 5:00 PM PST',
    where: 'Fremont',
    reference: 'E-7K2M-4QHD',
    calendar: '/api/events/event-long-table/event.ics',
  };
  const notice = (page: Page) => page.getByRole('region', { name: 'You are registered for Tea, twice' });
  const openAfter = async (page: Page, confirmation: object) => {
    await page.goto('/contact');
    await page.evaluate(
      (text) => sessionStorage.setItem('banyan.registered', text),
      JSON.stringify(confirmation),
    );
    await page.goto('/events');
  };

  test('shows the confirmation until it is dismissed', async ({ page }) => {
    await openAfter(page, kept);
    await expect(notice(page)).toContainText(`${kept.when}, Fremont`);
    await expect(notice(page)).toContainText('Reference E-7K2M-4QHD');
    await expect(notice(page).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      kept.calendar,
    );
    await expect(notice(page).getByRole('listitem')).toHaveText([/^We’ve emailed /, /^If you cannot come/]);
    await expect(notice(page).getByRole('link', { name: 'Write to the secretary' })).toHaveAttribute(
      'href',
      /^mailto:secretary@example\.org\?subject=I%20cannot%20come%20to%20Tea.*E-7K2M-4QHD/,
    );
    await page.reload();
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(upcoming(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);

    // A host without reference numbers, and an unreadable stored confirmation.
    await openAfter(page, { ...kept, reference: undefined });
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).not.toContainText('Reference');
    // A confirmation stored by an older version has no page to share.
    await expect(notice(page).getByRole('button')).toHaveText(['Dismiss']);
    await openAfter(page, { title: 1 });
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  });
});
