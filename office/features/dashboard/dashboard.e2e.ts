import { expectSound } from '../../../site/e2e/axe.ts';
import { invitationTo, join, tryAs, withPhone } from '../../testing/officePage.ts';
import { expect, openOne, rowOf, test } from '../../testing/reviewPage.ts';

// Browsers log responses with an error status.
test.use({ expectedComplaints: [/status of 4(?:0[134]|09)|ERR_FAILED .*\/office\/pulse/] });

const dashboard = { level: 1, name: /^Good (?:morning|afternoon|evening), / } as const;

test('an admin’s dashboard links to the waiting submissions, and the first steps can be hidden for good', async ({
  page,
  review: { product: office, send },
}) => {
  await send(['member', 'job']);
  await tryAs(page, office, 'Meera');
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await expect(page.getByText(/^Email is not set up\./)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Status' })).toContainText('failed');
  await expect(page.getByRole('region', { name: 'Upcoming events' }).getByRole('listitem')).not.toHaveCount(
    0,
  );
  await expectSound(page);

  await page.getByRole('button', { name: 'Hide this list' }).click();
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await expect(page.getByRole('region', { name: 'First steps' })).toHaveCount(0);

  await page.getByRole('region', { name: 'Waiting for you' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/office\/review\?kind=/);
});

test('the search works with the keyboard and opens a result', async ({
  page,
  review: { product: office, send },
}) => {
  await send(['member']);
  await tryAs(page, office, 'Meera');
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Search everything' });

  await test.step('a screen of the Office', async () => {
    await page.keyboard.press('/');
    await field.fill('outb');
    await expect(page.getByRole('option', { name: /^Mail/, selected: true })).toBeVisible();
    await expectSound(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Mail' })).toBeFocused();
  });
  await test.step('a reference jumps, and Enter need not wait for the answer', async () => {
    const reference = office.queue().find(({ kind }) => kind === 'member')?.ref ?? '';
    await page.keyboard.press('/');
    await field.pressSequentially(reference);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`open=${reference}`));
  });
});

test('an admin saves settings with a passkey without losing another admin’s changes, deletes and restores a reason, and makes a backup', async ({
  page,
  review: { product: office },
}) => {
  await withPhone(page);
  await join(page, invitationTo(office, 'Sneha Umbar', 'sneha.settings@example.org'));
  await page.goto(`${office.url}/office/settings?part=hold`);
  const fresh = { field: 'session', code: 'fresh', message: 'This needs your passkey again.' };
  // The server’s response five minutes after the passkey was used.
  let isAsked = false;
  await page.route('**/api/office/settings', (route) => {
    if (isAsked || route.request().method() !== 'POST') return route.fallback();
    isAsked = true;
    return route.fulfill({ status: 403, json: { success: false, message: fresh.message, errors: [fresh] } });
  });
  await page.getByText('15 minutes').click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toContainText('Delay emails by 15 minutes');
  await page.getByRole('button', { name: 'Use my passkey' }).click();
  await expect(page.getByText('It is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: '15 minutes' })).toBeChecked();
  await expectSound(page);

  await page.getByRole('link', { name: 'Digest' }).click();
  await page.getByLabel('When').selectOption('Every Monday');
  await page.getByLabel('Time', { exact: true }).selectOption('7:00 AM');
  await page.getByLabel('Sneha Umbar').check();
  await expectSound(page);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('It is saved.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Time', { exact: true })).toHaveValue('7');
  await expect(page.getByLabel('Sneha Umbar')).toBeChecked();

  await test.step('words for a letter, while somebody else saves others', async () => {
    await page.getByRole('link', { name: 'Your words' }).click();
    await page.getByLabel('Postal address').fill('P.O. Box 1855');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('It is saved.')).toBeVisible();
    await expectSound(page);
    await page.getByRole('link', { name: /^A gift is received/ }).press('Enter');
    await page.getByLabel('Your paragraph').fill('Your gift plants a tree.');
    const mail = page.getByRole('article', { name: 'The email as it will arrive' });
    await expect(mail).toContainText(/Sunita Bakul.*Your gift plants a tree\.P\.O\. Box 1855$/s);
    await expectSound(page);
    await page.evaluate(async () => {
      const { version } = await (await fetch('/api/office/settings')).json();
      const body = JSON.stringify({ words: { receipt: 'Thank you, again.' }, version });
      const headers = { 'Content-Type': 'application/json' };
      await fetch('/api/office/settings', { method: 'POST', headers, body });
    });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(/^Someone else saved other settings\./)).toBeVisible();
    await expect(page.getByText(/^Someone else saved this: “Thank you, again\.”/)).toBeVisible();
    await expect(page.getByLabel('Your paragraph')).toHaveValue('Your gift plants a tree.');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('It is saved.')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Your paragraph')).toHaveValue('Your gift plants a tree.');
  });

  await page.getByRole('link', { name: 'Saved reasons' }).click();
  await page.getByRole('button', { name: 'Save the reason' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await page.getByLabel('Title').fill('Not in the rolls of e2e');
  await page.getByLabel('What the person will read').fill('We could not find your name.');
  await page.getByRole('button', { name: 'Save the reason' }).click();
  const remove = page.getByRole('button', { name: 'Remove, Not in the rolls of e2e' });
  await remove.click();
  await expect(page.getByText(/is removed\. Items declined with it keep their text\.$/)).toBeVisible();
  await expect(remove).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(remove).toBeVisible();
  await expectSound(page);

  await page.getByRole('link', { name: 'Backups' }).click();
  await expect(page.getByText('No backups yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a backup' }).click();
  await expect(page.getByText('The backup is made. It is on the server’s disk.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Backups' }).getByRole('listitem')).toHaveCount(1);
  await expectSound(page);
});

test('the ? key lists the shortcuts, z and g work, and a switch turns all shortcuts off', async ({
  page,
  review: { product: office },
}) => {
  await withPhone(page);
  await join(page, invitationTo(office, 'Ravi Bakul', 'ravi.switch@example.org'));
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'All keys' });
  await expect(sheet).toContainText('Go to Review');
  await expectSound(page);
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(sheet).toBeVisible();
  await sheet.getByRole('link', { name: 'under your name' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible();

  const name = page.getByLabel('Your name');
  await name.press('End');
  await name.press('?');
  await expect(name).toHaveValue('Ravi Bakul?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText(/^Keyboard shortcuts/).click();
  await expect(page.getByRole('switch', { name: /^Keyboard shortcuts/ })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'Search everything' })).not.toHaveAttribute(
    'aria-keyshortcuts',
  );
  await page.getByRole('heading', { level: 1 }).click();
  for (const key of ['?', '/', 'Control+k']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText('Weekly digest').click();
  await expect(page.getByRole('switch', { name: /^Weekly digest/ })).toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: /^Weekly digest/ })).toBeChecked();
  await expect(page.getByRole('switch', { name: /^Keyboard shortcuts/ })).not.toBeChecked();
});

test.describe('Office on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('on a phone More has the other screens and signs out, and the settings start as a list', async ({
    page,
    review: { product: office },
  }) => {
    await tryAs(page, office, 'Meera');
    await expect(page.getByRole('heading', dashboard)).toBeVisible();
    const bar = page.getByRole('navigation', { name: 'Office, short' });
    await expectSound(page);
    await bar.getByRole('button', { name: 'More' }).click();
    const more = page.getByRole('dialog', { name: 'More' });
    await expect(more.getByRole('link')).toHaveText([
      /^On the site/,
      /^News/,
      /^Campaigns/,
      /^Gifts/,
      /^Log/,
      /^Mail/,
      /^Volunteers/,
      /^Settings/,
      /^Me/,
    ]);
    await expectSound(page);
    await more.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Save' })).toBeHidden();
    await page.getByRole('link', { name: 'Your words' }).click();
    await expect(page.getByRole('button', { name: 'Save' })).toBeVisible();
    await page.getByRole('link', { name: 'A guest is registered for an event' }).click();
    await expect(page.getByLabel('Your paragraph')).toBeVisible();
    await expectSound(page);
    await bar.getByRole('button', { name: 'More' }).click();
    await more.getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('button', { name: 'Sign in with your passkey' })).toBeVisible();
  });
});

test('announces changes made elsewhere, loads them on request, and says when the server cannot be reached', async ({
  page,
  review: { product: office, send },
}) => {
  const beat = page.waitForResponse(/\/api\/office\/pulse/);
  await tryAs(page, office, 'Meera');
  await expect(page.getByRole('heading', dashboard)).toBeVisible();
  await beat;
  const [title = ''] = await send(['member']);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^Loaded at/)).toBeVisible();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByText(/^Loaded at/)).toHaveCount(0);

  await page.route(/\/api\/office\/pulse/, (route) => route.abort());
  for (let asked = 0; asked < 2; asked += 1) {
    const missed = page.waitForEvent('requestfailed');
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await missed;
  }
  await expect(page.getByText(/^You’re offline\./)).toBeVisible({ timeout: 15_000 });
  await page.getByRole('link', { name: 'Review' }).first().click();
  await openOne(page, title);
  const approve = page.getByRole('button', { name: 'Approve', exact: true });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await expect(approve).toHaveAccessibleDescription(/^You’re offline\./);
  await expect(page.getByText(/^You’re offline\./)).toHaveCount(1);
  await page.unroute(/\/api\/office\/pulse/);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText(/^You’re offline\./)).toHaveCount(0);
});

test('an action can be undone after a reload, but not by another volunteer in the same tab', async ({
  page,
  review: { product: office, send },
}) => {
  const [first = '', second = ''] = await send(['member', 'member']);
  const justDone = page.getByRole('region', { name: 'Just done' });
  const approve = async (title: string) => {
    await page.goto('/office/review');
    await openOne(page, title);
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText(`${title} is approved and in the directory.`)).toBeVisible();
  };
  await tryAs(page, office, 'Meera');
  await approve(first);
  await page.goto('/office');
  await page.reload();
  await expect(justDone.getByRole('listitem')).toHaveText(new RegExp(`^${first} is approved`));
  await justDone.getByRole('button', { name: /^Undo/ }).click();
  await expect(page.getByText('Undone, email included.')).toBeVisible();
  await page.goto('/office/review');
  await expect(rowOf(page, first)).toBeVisible();

  await approve(second);
  await tryAs(page, office, 'Kiran');
  await expect(page.getByRole('heading', dashboard)).toHaveText(/Kiran$/);
  await expect(justDone).toHaveCount(0);
});

test('the dashboard starts with gifts for a treasurer and with events for an organizer, and says where to start', async ({
  page,
  review: { product: office },
}) => {
  const start = page.getByRole('region', { name: 'You can' });
  await tryAs(page, office, 'Vikram');
  await expect(page.getByRole('region', { name: 'Gifts and refunds' })).toBeVisible();
  await expect(start.getByRole('link', { name: 'Check this year’s giving' })).toBeVisible();
  await start.getByRole('button', { name: 'Hide this' }).click();
  await expect(start).toHaveCount(0);

  await tryAs(page, office, 'Asha');
  await expect(page.getByRole('region', { name: 'Events and registrations' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Gifts and refunds' })).toHaveCount(0);
  await expect(start).toContainText('See guests, check them in, email them');
});
