import {
  box,
  call,
  changeEvent,
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
import { arrive, doorBefore, type Fate } from './visit.ts';

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

test('shows the failure of the API, and Retry loads the event', async ({ page, product }) => {
  const before = await doorBefore(page, '**/api/events/get-events/*');
  await arrive(page, newEvent(product));
  await before.open((route) => route.abort());
  await expect(page.getByRole('heading', { level: 1, name: 'Error Loading Event' })).toBeVisible();
  await expect(page.getByText('Failed to load event details')).toBeVisible();
  await before.open();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tea, twice' })).toBeVisible();
  await expect(page).toHaveTitle(/Tea, twice/);
  await expect(box(page, 'First name')).toBeVisible();
});

const broken = 'An error occurred. Please try again later.';
const fates: readonly (readonly [sentence: string, fate: Fate])[] = [
  [
    'Closed for an hour.',
    (route) => route.fulfill({ status: 503, json: { success: false, message: 'Closed for an hour.' } }),
  ],
  ['Registration failed. Please try again.', (route) => route.fulfill({ status: 500, json: {} })],
  ['Not today.', (route) => route.fulfill({ status: 200, json: { success: false, message: 'Not today.' } })],
  // Simulates an API that stopped between loading and sending.
  [broken, (route) => route.abort('connectionrefused')],
  // The response is lost, but the registration is stored.
  [
    broken,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  ],
];

test('reports each failure, keeps the typed text, and ends with a single registration', async ({
  page,
  product,
}) => {
  const address = newEvent(product);
  await open(page, address);
  await fill(page);
  const before = await doorBefore(page, call);
  const alert = page.getByRole('alert');
  for (const [sentence, fate] of fates) {
    before.shut();
    await press(page);
    await expect(alert.getByText(sentence)).toHaveCount(0);
    await before.open(fate);
    await expect(alert.getByText(sentence)).toBeVisible();
    await stillTyped(page);
  }
  expect(registrations(product, address)).toBe(1);
  await before.open();
  await press(page);
  await expect(page.getByRole('region', { name: succeeded })).toBeVisible();
  expect(registrations(product, address)).toBe(1);
});

test(
  'when the last seat is taken meanwhile, says so, keeps the typed text, and offers a freed seat',
  main,
  async ({ page, product }) => {
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
  },
);

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
