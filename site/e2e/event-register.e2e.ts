import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { Product } from './product.ts';
import { test as base, expect, freshEmail, hydrated } from './test.ts';

/* Every try from this machine counts as one visitor's; only the test about that counts them. */
const test = base.extend<object, { product: Product }>({
  product: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const product = await Product.start({ RATE_LIMIT_WRITES: '0' });
      await use(product);
      await product.remove();
    },
    { scope: 'worker' },
  ],
});

const call = '**/api/events/register/*';
const dinner = '/events/register/event-long-table';
const succeeded = 'Registration successful! See you at the event!';
const full = 'This event is full. Every seat is taken.';

let events = 0;
/** An event of this test alone, in ten days unless `more` says otherwise. @returns its page */
const newEvent = (product: Product, more: Record<string, string | number | null> = {}): string => {
  events += 1;
  const row = {
    id: `event-${process.pid}-${events}`,
    title: 'Tea, twice',
    description: 'First with milk, then without.',
    date: new Date(Date.now() + 10 * 86_400_000).toISOString(),
    timezone: 'America/Los_Angeles',
    location: 'Fremont',
    images: '[]',
    featured: 0,
    is_active: 1,
    is_approved: 1,
    created_at: new Date().toISOString(),
    category: 'Tea',
    seats_reserved: 0,
    media: '[]',
    sequence: 0,
    ...more,
  };
  change(
    product,
    `insert into events (${Object.keys(row).join()}) values (${Object.keys(row).map(() => '?')})`,
    ...Object.values(row),
  );
  return `/events/register/${row.id}`;
};
const change = (product: Product, sql: string, ...values: (string | number | null)[]) => {
  const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'));
  database.exec('pragma busy_timeout = 5000');
  database.prepare(sql).run(...values);
  database.close();
};
const registrations = (product: Product, page: string): number => {
  const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'), { readOnly: true });
  const rows = database
    .prepare('select id from event_registrations where event_id = ?')
    .all(page.split('/').at(-1) ?? '');
  database.close();
  return rows.length;
};

const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const press = (page: Page) => page.getByRole('button', { name: 'Register' }).click();
const door = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

const fill = async (page: Page, email = freshEmail()) => {
  await box(page, 'First name').fill('Bakul');
  await box(page, 'Last name').fill('Kadamb');
  await box(page, 'Email').fill(email);
  await box(page, 'Graduation year').fill('1998');
  await box(page, 'Comments').fill('No onions, please.');
};
const stillTyped = async (page: Page) => {
  await expect(box(page, 'First name')).toHaveValue('Bakul');
  await expect(box(page, 'Graduation year')).toHaveValue('1998');
  await expect(box(page, 'Comments')).toHaveValue('No onions, please.');
};
/** Opens it and is as slow as a person, so that no verification is asked for. */
const open = async (page: Page, address: string) => {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  await page.clock.fastForward(5_000);
};

test('somebody registers, hears so, and is led to the events with a confirmation that stays', async ({
  page,
  product,
}) => {
  const address = newEvent(product);
  await open(page, address);
  await fill(page);
  await press(page);
  await expect(page.getByRole('listitem').getByText(succeeded)).toBeVisible();
  await expect(page.getByRole('region', { name: succeeded })).toContainText(/Reference E-/);
  await expect(box(page, 'First name')).toHaveValue('');
  await expect(box(page, 'Comments')).toHaveValue('');
  await expect(page).toHaveURL(/\/events$/);
  const kept = await page.evaluate(() => sessionStorage.getItem('banyan.registered'));
  expect(JSON.parse(kept ?? '')).toMatchObject({
    title: 'Tea, twice',
    where: 'Fremont',
    reference: expect.stringMatching(/^E-/),
    calendar: `/api/events/${address.split('/').at(-1)}/event.ics`,
  });
  expect(registrations(product, address)).toBe(1);
});

test('the page is the event: date with its zone, place, deadline, seats, its own head', async ({ page }) => {
  await page.goto(dinner);
  await expect(page).toHaveTitle(/The Long Table/);
  await expect(page.locator('time')).toHaveText(/^\w+, December \d+, 20\d\d, 6:00\sPM to 11:00\sPM\sPST$/);
  await expect(page.getByText(/^Register by Saturday, December \d+, 20\d\d$/)).toBeVisible();
  await expect(page.getByText('28 of 240 left')).toBeVisible();
  await expect(page.getByRole('link', { name: 'All events' })).toHaveAttribute('href', '/events');
});

test('every rule is said where it is broken, and together above the form', async ({ page, product }) => {
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
});

test('a double click is one registration', async ({ page, product }) => {
  const address = newEvent(product);
  await open(page, address);
  await fill(page);
  await page.getByRole('button', { name: 'Register' }).dblclick();
  await expect(page.getByRole('region', { name: succeeded })).toBeVisible();
  await expect(page.getByText('First name is required')).toHaveCount(0);
  expect(registrations(product, address)).toBe(1);
});

test('what was typed survives a reload, and stays with its event', async ({ page, product }) => {
  await open(page, newEvent(product));
  await fill(page);
  await page.reload();
  await hydrated(page);
  await stillTyped(page);
  await page.goto(newEvent(product));
  await hydrated(page);
  await expect(box(page, 'Comments')).toHaveValue('');
});

test('a closed, an ended and a full event say so, and why', async ({ page, product }) => {
  const past = new Date(Date.now() - 3 * 86_400_000).toISOString();
  await page.goto(newEvent(product, { registration_deadline: past }));
  await expect(door(page, 'Registration Closed')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See other events' })).toHaveAttribute('href', '/events');
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.goto(newEvent(product, { date: past, registration_deadline: past }));
  await expect(door(page, 'Event Has Ended')).toBeVisible();
  await page.goto(newEvent(product, { max_attendees: 40, seats_reserved: 40 }));
  await expect(door(page, full)).toBeVisible();
  await expect(page.getByText('0 of 40 left')).toBeVisible();
});

test('an event that registers elsewhere says where, and links there', async ({ page }) => {
  await page.goto('/events/register/event-founders-evening');
  await expect(page.getByText('tickets.example.org')).toBeVisible();
  const link = page.getByRole('link', { name: /^Register/ });
  await expect(link).toHaveAttribute('href', 'https://tickets.example.org/founders-evening');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('an address of another scheme is no link, and the form is there', async ({ page, product }) => {
  await page.goto(newEvent(product, { registration_url: 'javascript:alert(1)' }));
  await expect(box(page, 'First name')).toBeVisible();
  await expect(page.locator('a[href^="javascript:"]')).toHaveCount(0);
});

test('the clock passes the deadline while the form is open: the door shuts by itself', async ({
  page,
  product,
}) => {
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

test('the reader’s own time stands beside the event’s, and nothing moves for it', async ({
  browser,
  product,
}) => {
  for (const [timezoneId, words] of [
    ['America/New_York', '9:00 PM to 2:00 AM EST, your time'],
    ['America/Los_Angeles', 'The time where it takes place.'],
  ] as const) {
    const context = await browser.newContext({ timezoneId, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(product.url + dinner);
    await hydrated(page);
    await expect(page.getByText(words)).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    await context.close();
  }
});

test.describe('when something goes wrong', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  for (const [what, more] of [
    ['unknown', undefined],
    ['not approved', { is_approved: 0 }],
    ['not active', { is_active: 0 }],
  ] as const) {
    test(`an event that is ${what}: said in the page and in passing, with a way back`, async ({
      page,
      product,
    }) => {
      const address = more ? newEvent(product, more) : '/events/register/nobody-knows';
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Event' })).toBeVisible();
      await expect(page.getByText('Unable to load event details. Please try again later.')).toBeVisible();
      await expect(page.getByText('Failed to load event details')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Back to Events' })).toHaveAttribute('href', '/events');
      await expect(page.getByText('Tea, twice')).toHaveCount(0);
    });
  }

  test('an API that does not answer: the failure, and Retry brings the event', async ({ page, product }) => {
    const address = newEvent(product);
    await page.goto('/contact');
    await hydrated(page);
    await page.route('**/api/events/get-events/*', (route) => route.abort());
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'Tea';
      document.querySelector('main')?.prepend(link);
    }, address);
    await page.getByRole('link', { name: 'Tea', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Event' })).toBeVisible();
    await expect(page.getByText('Failed to load event details')).toBeVisible();
    await page.unroute('**/api/events/get-events/*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Tea, twice' })).toBeVisible();
    await expect(page).toHaveTitle(/Tea, twice/);
    await expect(box(page, 'First name')).toBeVisible();
  });

  for (const [what, answer, sentence] of [
    [
      'the server’s own words',
      { status: 503, json: { success: false, message: 'Closed for an hour.' } },
      'Closed for an hour.',
    ],
    ['a refusal without words', { status: 500, json: {} }, 'Registration failed. Please try again.'],
    ['a success that is not one', { status: 200, body: 'OK' }, 'An error occurred. Please try again later.'],
  ] as const) {
    test(`${what}: shown, and nothing typed is lost`, async ({ page, product }) => {
      await open(page, newEvent(product));
      await fill(page);
      await page.route(call, (route) => route.fulfill(answer));
      await press(page);
      await expect(page.getByText(sentence)).toBeVisible();
      await stillTyped(page);
    });
  }

  test('the last seat is taken meanwhile: said, what was typed stays, and a freed seat can be had', async ({
    page,
    product,
  }) => {
    const address = newEvent(product, { max_attendees: 3, seats_reserved: 2 });
    const id = address.split('/').at(-1) ?? '';
    await open(page, address);
    await fill(page);
    change(product, 'update events set seats_reserved = 3 where id = ?', id);
    await press(page);
    await expect(page.getByRole('alert').getByText(full)).toBeVisible();
    await expect(page.getByText('0 of 3 left')).toBeVisible();
    await stillTyped(page);
    change(product, 'update events set seats_reserved = 2 where id = ?', id);
    await press(page);
    await expect(page.getByRole('region', { name: succeeded })).toBeVisible();
    expect(registrations(product, address)).toBe(1);
  });

  test('the server closes the door before the page’s clock does', async ({ page, product }) => {
    const address = newEvent(product);
    await open(page, address);
    await fill(page);
    change(
      product,
      "update events set registration_deadline = '2020-01-01' where id = ?",
      address.split('/').at(-1) ?? '',
    );
    await press(page);
    await expect(door(page, 'Registration Closed')).toBeVisible();
    await expect(door(page, 'Registration Closed')).toBeFocused();
    expect(registrations(product, address)).toBe(0);
  });

  test('the API dies between load and submit and comes back: one registration', async ({ page }) => {
    const product = await Product.start({ RATE_LIMIT_WRITES: '0' });
    try {
      const address = newEvent(product);
      await open(page, product.url + address);
      await fill(page);
      await product.stop('SIGKILL');
      await press(page);
      await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible();
      await stillTyped(page);
      await product.resume();
      await press(page);
      await expect(page.getByRole('region', { name: succeeded })).toBeVisible();
      expect(registrations(product, address)).toBe(1);
    } finally {
      await product.remove();
    }
  });

  test('an answer that is lost on the way and a second try make one registration', async ({
    page,
    product,
  }) => {
    const address = newEvent(product);
    await open(page, address);
    await fill(page);
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await press(page);
    await expect(page.getByText('An error occurred. Please try again later.')).toBeVisible();
    await page.unroute(call);
    await press(page);
    await expect(page.getByRole('region', { name: succeeded })).toBeVisible();
    expect(registrations(product, address)).toBe(1);
  });

  test('whoever is quicker than a person is asked for the verification, and passes with it', async ({
    page,
    product,
  }) => {
    const address = newEvent(product);
    await page.clock.install();
    await page.goto(address);
    await hydrated(page);
    const shown = await page.evaluate(() => Date.now() - performance.now());
    await page.clock.setFixedTime(shown + 1_000);
    await fill(page);
    await press(page);
    const prove = page.getByRole('button', { name: 'Check that I am a person' });
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, expectedComplaints: [/Failed to load resource/] });

  test('errors come from the server with everything typed; then a number and a calendar file', async ({
    page,
    product,
  }) => {
    const address = newEvent(product);
    await page.goto(address);
    await fill(page, 'bakul at example');
    await press(page);
    await expect(page.getByRole('link', { name: 'Please enter a valid email address' })).toBeVisible();
    await stillTyped(page);
    await box(page, 'Email').fill(freshEmail());
    await press(page);
    await expect(page.getByRole('heading', { level: 2, name: succeeded })).toBeVisible();
    await expect(page.getByText(/E-\w{4}-\w{4}/)).toBeVisible();
    const calendar = await page.getByRole('link', { name: 'Add to calendar' }).getAttribute('href');
    expect(await (await page.request.get(calendar ?? '')).text()).toContain('SUMMARY:Tea\\, twice');
    expect(registrations(product, address)).toBe(1);
  });

  test('the last seat is taken meanwhile: said beside what was typed', async ({ page, product }) => {
    const address = newEvent(product, { max_attendees: 1 });
    await page.goto(address);
    await fill(page);
    change(product, 'update events set seats_reserved = 1 where id = ?', address.split('/').at(-1) ?? '');
    await press(page);
    await expect(page.getByText(full)).toBeVisible();
    await stillTyped(page);
  });

  test('after too many tries a question stands in for the verification', async ({ page }) => {
    const product = await Product.start();
    try {
      const address = product.url + newEvent(product);
      await page.goto(address);
      for (let tries = 0; tries < 10; tries += 1) await press(page);
      await fill(page);
      await press(page);
      const question = page.getByRole('textbox', { name: /^What is \w+ plus \w+\?$/ });
      await expect(question).toBeVisible();
      await stillTyped(page);
      const label = await page.locator('label[for$="questionAnswer"]').textContent();
      const words = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
      const [, one = '', other = ''] = /is (\w+) plus (\w+)/.exec(label ?? '') ?? [];
      await question.fill(String(words.indexOf(one) + words.indexOf(other)));
      await press(page);
      await expect(page.getByRole('heading', { level: 2, name: succeeded })).toBeVisible();
    } finally {
      await product.remove();
    }
  });

  test('an unknown event cannot be registered for', async ({ page, product }) => {
    const response = await page.request.post('/events/register/nobody-knows', {
      headers: { Origin: product.url },
      form: { firstName: 'B', lastName: 'K', email: freshEmail(), graduationYear: '1998' },
    });
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('Error Loading Event');
  });
});
