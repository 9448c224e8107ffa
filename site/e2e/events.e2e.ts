import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './test.ts';

const call = '**/api/events/get-active-events';
const upcoming = (page: Page) => page.getByRole('region', { name: 'Upcoming events' });
const past = (page: Page) => page.getByRole('region', { name: 'Past events' });
const rows = (page: Page) => upcoming(page).getByRole('list').first().getByRole('listitem');
const row = (page: Page, title: string | RegExp) =>
  upcoming(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
const propose = 'Propose an event to the secretary';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const event = (id: string, days: number, more: object = {}) => ({
  _id: id,
  title: `Event ${id}`,
  date: inDays(days),
  location: 'Fremont',
  isActive: true,
  isApproved: true,
  ...more,
});

/** Follows a link of this site to a path, wherever the page is. */
const follow = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/** Opens the page with the API's answer replaced, as a visit from another page of the site meets it. */
const openWith = async (page: Page, data: unknown) => {
  await page.route(call, (route) => route.fulfill({ json: { success: true, data } }));
  await page.goto('/contact');
  await hydrated(page);
  await follow(page, '/events');
};

const timesOf = (page: Page, region: typeof upcoming) =>
  region(page)
    .locator('time')
    .evaluateAll((times) => times.map((time) => Date.parse(time.getAttribute('datetime') ?? '')));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there to read and to follow', async ({ page }) => {
    await page.goto('/events');
    await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();

    const soon = await timesOf(page, upcoming);
    expect(soon.length).toBeGreaterThanOrEqual(5);
    expect(soon).toEqual(soon.toSorted((one, other) => one - other));
    const over = await timesOf(page, past);
    expect(over.length).toBeGreaterThanOrEqual(8);
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
    await expect(row(page, 'Music in the round').getByText('Every seat is taken')).toBeVisible();
    await expect(row(page, /^Ridge walk, the winter/).getByText('Registration Closed')).toBeVisible();

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
    await expect(garba.getByText(/^Four hundred people.*…$/)).toBeVisible();
    await expect(past(page).getByRole('heading', { name: 'The first picnic' })).toBeVisible();
    await expect(past(page).getByRole('link', { name: 'The first picnic' })).toHaveCount(0);
    await garba.getByRole('link', { name: 'Garba night' }).click();
    await expect(page).toHaveURL('/events/past/event-garba-night');
  });
});

test('an event goes into a calendar, and all of them together', async ({ page, request, product }) => {
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
});

test('search engines are told about what is to come, and know every page', async ({
  page,
  request,
  product,
}) => {
  await page.goto('/events');
  const told = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
  const events = told.filter((data) => data['@type'] === 'Event');
  expect(events).toHaveLength(await rows(page).count());
  expect(events.find(({ url }) => url === `${product.url}/events/register/event-long-table`)).toMatchObject({
    name: 'The Long Table: annual dinner and awards',
    startDate: expect.stringMatching(/^20\d\d-12-\d\dT02:00:00\.000Z$/),
    endDate: expect.stringMatching(/^20\d\d-12-\d\dT07:00:00\.000Z$/),
    location: { '@type': 'Place', name: 'Saltmarsh Hall, Fremont, California' },
    organizer: { name: 'Bay Area chapter' },
    image: [`${product.url}/art/event-long-table.svg`],
  });
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const path of ['/events', '/events/register/event-long-table', '/events/past/event-garba-night'])
    expect(sitemap).toContain(`<loc>${product.url}${path}</loc>`);
  expect(sitemap).not.toContain('past-first-picnic');
});

test('an event approved a moment ago is on the list', async ({ page, product }) => {
  const added = product.banyan(
    ...['event', 'add', '--title', 'Tea on the roof', '--date', '2030-03-01 17:00'],
    ...['--zone', 'America/New_York', '--location', 'Jersey City'],
  );
  expect(added.code, added.output).toBe(0);
  const id = /event-[\w-]+/.exec(added.output)?.[0] ?? added.output;
  expect(product.banyan('event', 'approve', id).code).toBe(0);
  // The page may be half a minute old; what it asks the API for is not.
  await page.goto('/events');
  await expect(row(page, 'Tea on the roof')).toBeVisible();
  expect(product.banyan('event', 'cancel', id, '--reason', 'Rain').code).toBe(0);
});

test('no events at all: one sentence and the way to propose one', async ({ page }) => {
  await openWith(page, []);
  await expect(upcoming(page).getByRole('heading', { name: 'No events found' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: propose })).toHaveCount(1);
  await expect(past(page)).toHaveCount(0);
});

test('one list is empty, the other is not', async ({ page }) => {
  await openWith(page, [event('over', -3)]);
  await expect(upcoming(page).getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
  await expect(upcoming(page).getByRole('link', { name: propose })).toBeVisible();
  await expect(past(page).getByRole('link', { name: 'Event over' })).toBeVisible();
  await openWith(page, [event('soon', 3)]);
  await expect(row(page, 'Event soon')).toBeVisible();
  await expect(past(page).getByRole('heading', { name: 'No Past Events' })).toBeVisible();
});

test('what people may have typed', async ({ page }) => {
  const family = '👨‍👩‍👧‍👦';
  await openWith(page, [
    event('script', 1, { registrationURL: 'java\nscript:alert(1)' }),
    event('letter', 2, { registrationURL: 'mailto:umbar@example.org' }),
    event('a/b?c', 3, { description: '<b>bold</b>' }),
    event('hidden', 4, { isApproved: false }),
    event('dateless', 5, { date: 'soon' }),
    event('short', -1, { description: family.repeat(100) }),
    event('long', -2, { description: family.repeat(101) }),
    event('past-of-old', -3),
    event('imageless', -4, { images: ['javascript:alert(1)'] }),
    42,
  ]);
  await expect(rows(page)).toHaveCount(3);
  const registerOf = (title: string) => row(page, title).getByRole('link', { name: /^Register/ });
  await expect(registerOf('Event script')).toHaveAttribute('href', '/events/register/script');
  await expect(registerOf('Event letter')).toHaveAttribute('href', 'mailto:umbar@example.org');
  await expect(registerOf('Event letter')).not.toHaveAttribute('target', /./);
  await expect(registerOf('Event a/b?c')).toHaveAttribute('href', '/events/register/a%2Fb%3Fc');
  await expect(row(page, 'Event a/b?c').getByText('<b>bold</b>')).toBeVisible();
  await expect(past(page).getByText(family.repeat(100), { exact: true })).toBeVisible();
  await expect(past(page).getByText(`${family.repeat(100)}…`, { exact: true })).toBeVisible();
  await expect(past(page).getByRole('link')).toHaveText(['Event short', 'Event long', 'Event imageless']);
  await expect(page.locator('[href^="javascript:" i], [src^="javascript:" i]')).toHaveCount(0);
});

test('an event that ends while the page is open moves to what is over', async ({ page }) => {
  await page.clock.install();
  await openWith(page, [event('brief', 0, { date: new Date(Date.now() + 90_000).toISOString() })]);
  await expect(row(page, 'Event brief')).toBeVisible();
  await page.clock.fastForward(95_000);
  await expect(past(page).getByRole('heading', { name: 'Event brief' })).toBeVisible();
  await expect(upcoming(page).getByRole('heading', { name: 'No Upcoming Events' })).toBeVisible();
});

test('coming back from a past event, the focus is where it was', async ({ page }) => {
  await page.goto('/events');
  await hydrated(page);
  await past(page).getByRole('link', { name: 'Garba night' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Garba night' })).toBeFocused();
  await page.goBack();
  await expect(past(page).getByRole('link', { name: 'Garba night' })).toBeFocused();
});

test.describe('in another zone', () => {
  test.use({ timezoneId: 'Asia/Kolkata' });

  for (const width of [390, 768, 1280]) {
    test(`the reader’s own time stands under the event’s, and nothing moves for it at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const root = document.documentElement;
          for (const entry of list.getEntries())
            if ('value' in entry)
              root.dataset.shift = String(Number(root.dataset.shift ?? 0) + Number(entry.value));
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('/events');
      await hydrated(page);
      const dinner = row(page, /^The Long Table/);
      await expect(
        dinner.getByText(/^Sunday, December \d+, 7:30\sAM to 12:30\sPM\sGMT\+5:30, your\stime$/),
      ).toBeVisible();
      await page.waitForTimeout(500);
      const shift = await page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));
      expect(shift).toBeLessThanOrEqual(0.02);
    });
  }
});

test.describe('after a registration', () => {
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

  test('the confirmation stays until it is dismissed', async ({ page }) => {
    await openAfter(page, kept);
    await expect(notice(page)).toContainText(`${kept.when}, Fremont`);
    await expect(notice(page)).toContainText('Reference E-7K2M-4QHD');
    await expect(notice(page).getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      kept.calendar,
    );
    await page.reload();
    await notice(page).getByRole('button', { name: 'Dismiss' }).click();
    await expect(notice(page)).toHaveCount(0);
    await expect(upcoming(page).getByRole('heading', { level: 2 })).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(notice(page)).toHaveCount(0);
  });

  test('a host that gives no number, and a confirmation nobody can read', async ({ page }) => {
    await openAfter(page, { ...kept, reference: undefined });
    await expect(notice(page)).toBeVisible();
    await expect(notice(page)).not.toContainText('Reference');
    await openAfter(page, { title: 1 });
    await hydrated(page);
    await expect(page.getByRole('button', { name: 'Dismiss' })).toHaveCount(0);
  });
});

test.describe('when the API does not answer', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });
  const failed = 'Unable to load events. Please try again later.';

  for (const [name, answer] of [
    ['is down', { abort: true }],
    ['refuses', { status: 500, json: { success: false, message: 'No.' } }],
    ['answers something else', { body: '<html>', contentType: 'text/html' }],
    ['answers another shape', { json: { success: true, data: 'none' } }],
  ] as const) {
    test(`it ${name}: one failure with Retry, which brings the list`, async ({ page }) => {
      let down = true;
      await page.route(call, async (route) => {
        if (!down) return route.continue();
        await new Promise((resolve) => setTimeout(resolve, 600));
        return 'abort' in answer ? route.abort() : route.fulfill(answer);
      });
      await page.goto('/contact');
      await hydrated(page);
      await follow(page, '/events');
      await expect(upcoming(page).getByText('Loading events...')).toBeVisible();
      await expect(past(page).getByText('Loading events...')).toBeVisible();
      await expect(page.getByRole('heading', { name: failed })).toHaveCount(1);
      await expect(page.getByRole('main').getByRole('link', { name: propose })).toBeVisible();
      down = false;
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(row(page, /^The Long Table/)).toBeVisible();
      await expect(past(page).getByRole('link', { name: 'Garba night' })).toBeVisible();
      expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    });
  }

  test('what came with the page stays, and says how old it is', async ({ page }) => {
    await page.route(call, (route) => route.abort());
    await page.goto('/events');
    const notice = page.getByRole('status').filter({ hasText: 'as they stood a while ago' });
    await expect(notice).toContainText(failed);
    await expect(row(page, /^The Long Table/)).toBeVisible();
    await page.unroute(call);
    await notice.getByRole('button', { name: 'Retry' }).click();
    await expect(notice).toHaveCount(0);
  });
});
