import { main } from './main.ts';
import { box, fillStep2, open, prove, send, step, steps, succeeded } from './registerPage.ts';
import { expect, freshEmail, test } from './test.ts';

test(
  'a graduate applies; a volunteer finds and approves the application, and the email is queued',
  main,
  async ({ page, product }) => {
    const email = freshEmail();
    await open(page);
    await page.getByRole('combobox', { name: /^State/ }).selectOption('Georgia');
    // A unique name, because the tests share the queue.
    await box(page, 'First name').fill('Revati');
    await box(page, 'Last name').fill('Kadamb');
    await box(page, 'Email').fill(email);
    await page.keyboard.press('Enter');
    await expect(step(page, steps[2])).toBeFocused();
    await page.goBack();
    await expect(step(page, steps[1])).toBeVisible();
    await expect(box(page, 'First name')).toHaveValue('Revati');
    await page.goForward();
    await expect(step(page, steps[2])).toBeVisible();
    await page.getByRole('textbox', { name: 'Company' }).fill('Northspan Systems');
    await fillStep2(page);
    await expect(step(page, steps[3])).toBeFocused();
    await page.getByRole('radio', { name: 'Yes' }).check();
    await prove(page);
    await send(page);
    await expect(succeeded(page)).toBeFocused();
    await expect(page.getByText('In review')).toBeVisible();
    await expect(
      page.getByText(/^You will be (the first|number \d+) of the class of 1998 in the directory\.$/),
    ).toBeVisible();
    await expect(page.getByRole('link', { name: /^The Atlanta chapter/ })).toHaveAttribute(
      'href',
      '/chapters/atlanta',
    );

    const { ref = '', facts } = product.queue().find(({ title }) => title.includes('Revati Kadamb')) ?? {};
    expect(facts?.join()).toContain('1998');
    product.approve(ref);
    expect(product.queue().map((waiting) => waiting.ref)).not.toContain(ref);
    expect(product.banyan('outbox').output).toContain(email);

    await page.getByRole('button', { name: 'Submit Another Application' }).click();
    await expect(step(page, steps[1])).toBeVisible();
    await expect(box(page, 'First name')).toHaveValue('');
  },
);
