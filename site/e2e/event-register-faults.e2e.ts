import {
  box,
  call,
  change,
  door,
  expect,
  fill,
  full,
  hydrated,
  newEvent,
  open,
  press,
  registrations,
  stillTyped,
  succeeded,
  test,
} from './eventRegistration.ts';
import { Product } from './product.ts';

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
