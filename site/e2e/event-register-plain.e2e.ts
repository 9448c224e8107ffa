import {
  box,
  change,
  expect,
  fill,
  freshEmail,
  full,
  newEvent,
  press,
  registrations,
  stillTyped,
  succeeded,
  test,
} from './eventRegistration.ts';
import { answerQuestion } from './plainQuestion.ts';
import { Product } from './product.ts';

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
      await expect(page.getByRole('textbox', { name: /^What is \w+ plus \w+\?$/ })).toBeVisible();
      await stillTyped(page);
      await answerQuestion(page);
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
