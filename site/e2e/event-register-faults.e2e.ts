import {
  box,
  changeEvent,
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
import { expect, freshEmail, test } from './test.ts';
import { arrive, doorBefore } from './visit.ts';

test.use({ expectedComplaints: [/Failed to load resource/] });

test('an event that is unknown, not approved or not active: said in the page and in passing, with a way back', async ({
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

test('an API that does not answer: the failure, and Retry brings the event', async ({ page, product }) => {
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

test(
  'the last seat is taken meanwhile: said, what was typed stays, and a freed seat can be had',
  main,
  async ({ page, product }) => {
    const address = newEvent(product, { max_attendees: 3, seats_reserved: 2 });
    // A busy server may send the page before its data; with the door shut, the form would never come.
    await expect.poll(async () => (await page.request.get(address)).text()).toContain('name="firstName"');
    const before = await doorBefore(page, '**/api/events/get-events/*');
    await open(page, address);
    await fill(page);
    changeEvent(product, address, 'seats_reserved', 3);
    await press(page);
    await expect(page.getByRole('alert').getByText(full)).toBeVisible();
    await stillTyped(page);
    // What is true now reaches the page while somebody types: the form stays.
    await before.open();
    await expect(page.getByText('0 of 3 left')).toBeVisible();
    await stillTyped(page);
    changeEvent(product, address, 'seats_reserved', 2);
    // A seat that is free is better than a place on the list.
    await page.getByRole('button', { name: 'Put me on the waiting list' }).click();
    await expect(page.getByRole('region', { name: succeeded })).toBeVisible();
    expect(registrations(product, address)).toBe(1);
  },
);
