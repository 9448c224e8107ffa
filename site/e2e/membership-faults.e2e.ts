import type { Page } from '@playwright/test';
import {
  box,
  call,
  fillStep1,
  fillStep2,
  open,
  prove,
  received,
  send,
  step,
  steps,
  succeeded,
} from './registerPage.ts';
import { expect, freshEmail, test } from './test.ts';

test.describe('membership wizard errors', () => {
  test.use({ expectedComplaints: [/Failed to load resource/] });

  const upToSending = async (page: Page) => {
    await open(page);
    await fillStep1(page, freshEmail());
    await fillStep2(page);
    await prove(page);
  };

  test('errors of named fields lead back to their step', async ({ page }) => {
    await upToSending(page);
    await page.route(call, (route) =>
      route.fulfill({
        status: 400,
        json: { success: false, message: 'Member validation failed: Year: Path `Year` is required.' },
      }),
    );
    await send(page);
    await expect(step(page, steps[2])).toBeVisible();
    await expect(
      page.getByText(
        'Registration failed due to missing required fields. Please check the highlighted fields.',
      ),
    ).toBeVisible();
    await expect(box(page, 'Graduation year')).toBeFocused();
    await expect(box(page, 'Graduation year')).toHaveAttribute('aria-invalid', 'true');
  });

  test('an error about the CAPTCHA is shown below it and resets it', async ({ page }) => {
    await upToSending(page);
    await page.route(call, (route) =>
      route.fulfill({ status: 400, json: { success: false, message: 'Invalid CAPTCHA token' } }),
    );
    await send(page);
    await expect(page.getByText('Invalid CAPTCHA token').first()).toBeVisible();
    await expect(page.getByText('CAPTCHA verified')).toBeHidden();
  });

  test('any other error is one sentence; a lost response and a second try create one entry', async ({
    page,
    product,
  }) => {
    const email = freshEmail();
    await open(page);
    await fillStep1(page, email);
    await fillStep2(page);
    await prove(page);
    await page.route(call, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await send(page);
    await expect(page.getByText('Error submitting registration. Please try again.')).toBeVisible();
    await page.unroute(call);
    const again = page.getByRole('checkbox', { name: 'I’m a person' });
    if ((await again.getAttribute('aria-checked')) !== 'true') await prove(page);
    await send(page);
    await expect(succeeded(page)).toBeVisible();
    expect(received(product, email)).toBe(1);
  });
});
