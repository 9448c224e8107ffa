import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expectSound } from '../../../site/e2e/axe.ts';
import { main } from '../../../site/e2e/main.ts';
import {
  changePhone,
  copyPhone,
  expect,
  invitationTo,
  join,
  refuses,
  test,
  tryAs,
  withPhone,
} from '../../testing/officePage.ts';

// Browsers log failed requests, and React logs a screen that failed to load.
test.use({ expectedComplaints: [/status of 4(?:0[134]|10|22)|^console: ApiError: This link/] });

test(
  'an invited volunteer joins, signs out and in, adds a phone, invites somebody, and ends a session',
  main,
  async ({ page, office, browser }) => {
    const phone = await withPhone(page);
    const link = invitationTo(office, 'Meera Kadamb', 'meera.first@example.org');

    await test.step('by the link, a passkey and eight codes', async () => {
      expect(new Set(await join(page, link)).size).toBe(8);
    });
    await test.step('the link is spent', async () => {
      await page.goto('about:blank');
      await page.goto(link);
      await expect(page.getByText('This link was used, or is too old.')).toBeVisible();
    });
    await test.step('out, and in again by the passkey', async () => {
      await page.goto(`${office.url}/office`);
      await page.getByRole('button', { name: 'Sign out' }).click();
      await page.getByRole('button', { name: 'Sign in with your passkey' }).click();
      await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
    });

    const elsewhere = await browser.newContext({ baseURL: office.url });
    const other = await elsewhere.newPage();
    await copyPhone(phone, await withPhone(other));
    await other.goto('/office/sign-in');
    await other.getByRole('button', { name: 'Sign in with your passkey' }).click();
    await expect(other.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();

    await test.step('a session elsewhere is ended', async () => {
      await page.goto('/office/me');
      await page.getByRole('button', { name: /^End / }).click();
      await expect(page.getByText(/^Signed out of /)).toBeVisible();
      await expect(page.getByRole('button', { name: /^End / })).toHaveCount(0);
      await elsewhere.close();
    });
    await test.step('a second phone', async () => {
      await changePhone(phone);
      await page.getByRole('button', { name: 'Add a passkey' }).click();
      await expect(page.getByText('Your new passkey works.')).toBeVisible();
      await expect(page.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    });
    await test.step('somebody is invited, and the log tells of it', async () => {
      await page.getByRole('link', { name: 'Volunteers' }).first().click();
      await page.getByRole('link', { name: 'Invite a volunteer' }).click();
      await page.getByLabel('Name').fill('Ravi Umbar');
      await page.getByLabel('Email').fill('ravi@example.org');
      await page.getByLabel('Role').selectOption('reviewer');
      await page.getByLabel('For', { exact: true }).selectOption('tx-southwest');
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await expect(page.getByText(/\/office\/join#[\w-]{43}/)).toBeVisible();
      await page.getByRole('link', { name: 'Log' }).first().click();
      await expect(page.getByText('Meera Kadamb invited a person: Reviewer, TX/Southwest.')).toBeVisible();
      const file = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export' }).click();
      expect((await file).suggestedFilename()).toMatch(/^log-[\d-]+\.csv$/);
      await expect(page.getByText(/^\d+ rows\. Private data/)).toBeVisible();
    });
  },
);

test.describe('sign-in problems', () => {
  test('explains a canceled passkey prompt and a lost passkey', async ({ page, office }) => {
    const phone = await withPhone(page);
    await page.goto(invitationTo(office, 'Kiran Umbar', 'kiran.closed@example.org'));
    await refuses(phone, true);
    await page.getByRole('button', { name: 'Make a passkey' }).click();
    await expect(page.getByText('No passkey was made.')).toBeVisible({ timeout: 90_000 });
    await expect(page.getByRole('img', { name: /as a QR code/ })).toBeVisible();
    await refuses(phone, false);
    await page.goto('/office/lost');
    await page.getByLabel('Your email').fill('nobody@example.org');
    await page.getByLabel('One of your recovery codes').fill('7K2Q9 XPDM4 01ABV R83TE 6WZH1N');
    await page.getByRole('button', { name: 'Email me the link' }).click();
    await expect(page.getByText('If both are right, we emailed you a link.')).toBeVisible();
  });

  test('asks for the passkey in place for a step-up or an ended session and keeps the typed text', async ({
    page,
    office,
  }) => {
    await withPhone(page);
    await join(page, invitationTo(office, 'Leela Umbar', 'leela.again@example.org'));
    await page.goto('/office/me');
    const name = page.getByLabel('Your name');

    await expect(name).toBeVisible();
    await page.context().clearCookies();
    await name.fill('Leela Palash');
    await page.getByRole('link', { name: 'Log' }).first().hover();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('button', { name: 'Save the name' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign in again to continue' })).toBeVisible();
    await expect(name).toHaveValue('Leela Palash');
    await page.getByRole('button', { name: 'Use my passkey' }).click();
    await expect(page.getByText('Your name is saved.')).toBeVisible();

    // Simulates that five minutes have passed since the last step-up.
    const database = new DatabaseSync(path.join(office.dataDir, 'banyan.db'), { timeout: 5_000 });
    database.exec('update sign_in_sessions set fresh_until = 0');
    database.close();
    await page.getByRole('button', { name: 'Make new codes' }).click();
    await expect(page.getByRole('dialog')).toContainText('Make new recovery codes');
    await page.getByRole('button', { name: 'Use my passkey' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(8);

    // The passkey dialog also opens above the search of everything; the results follow.
    await page.getByRole('button', { name: 'Search everything' }).click();
    const words = page.getByRole('combobox', { name: 'Search everything' });
    await page.context().clearCookies();
    await words.fill('leela pal');
    await expect(page.getByRole('dialog', { name: 'Sign in again to continue' })).toContainText(
      'Search for “leela pal”',
    );
    await page.getByRole('button', { name: 'Use my passkey' }).click();
    await expect(page.getByRole('option', { name: /^Leela Palash/ })).toBeVisible();
    await expect(words).toHaveValue('leela pal');
  });

  test('shows a volunteer only the screens they have permission for', async ({ page, office }) => {
    await tryAs(page, office, 'Asha');
    await expect(page.getByRole('navigation', { name: 'Office', exact: true }).getByRole('link')).toHaveText([
      'Dashboard',
      'Members',
      'Events',
      'News',
      'Campaigns',
      'Log',
    ]);
    await page.goto(`${office.url}/office/volunteers`);
    await expect(page.getByText('You don’t have access to this page.')).toBeVisible();
  });

  test('sends a visitor to sign-in and then to the page they wanted', async ({ page, office }) => {
    await page.goto(`${office.url}/office/log`);
    await expect(page).toHaveURL(/\/office\/sign-in\?to=/);
    await page.getByRole('button', { name: /^Meera/ }).click();
    await expect(page).toHaveURL(/\/office\/log$/);
  });
});

test('changes a volunteer’s permissions and ends their access', async ({ page, office, browser }) => {
  const elsewhere = await browser.newContext({ baseURL: office.url });
  const other = await elsewhere.newPage();
  await withPhone(other);
  await join(other, invitationTo(office, 'Tara Umbar', 'tara.leaves@example.org'));
  await other.goto('/office/me');
  await expect(other.getByLabel('Your name')).toHaveValue('Tara Umbar');
  await withPhone(page);
  await join(page, invitationTo(office, 'Sneha Kadamb', 'sneha.stays@example.org'));
  await page.goto('/office/volunteers');
  await page.getByRole('link', { name: 'Change Tara Umbar' }).click();
  await page.getByLabel('Role').selectOption('reader');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 3, name: 'Reader' })).toBeVisible();
  await expect(page.getByText('It is saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Tara Umbar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Volunteers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change Tara Umbar' })).toHaveCount(0);
  await test.step('the open tab of whoever is out says so by itself, with nothing private left', async () => {
    // Longer than the interval of the pulse.
    await expect(other.getByRole('heading', { name: 'Your access was ended' })).toBeVisible({
      timeout: 25_000,
    });
    await expect(other.getByText('An admin ended your access to the Office.')).toBeVisible();
    await expect(other.getByText('Tara Umbar')).toHaveCount(0);
    await expect(other.getByLabel('Your name')).toHaveCount(0);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    await expectSound(other);
    await other.getByRole('button', { name: 'Go to sign-in' }).click();
    await expect(other).toHaveURL(/\/office\/sign-in/);
  });
  await test.step('who is out is at the door', async () => {
    await other.goto('/office/me');
    await expect(other).toHaveURL(/\/office\/sign-in/);
  });
  await elsewhere.close();
});

test('joins, signs in and signs out with the keyboard alone', async ({ page, office }) => {
  await withPhone(page);
  await page.goto(invitationTo(office, 'Vikram Bakul', 'vikram.keys@example.org'));
  const reach = async (name: string) => {
    const target = page.getByRole('button', { name }).or(page.getByRole('link', { name })).first();
    await expect(target).toBeVisible();
    for (let step = 0; step < 80; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} was not reached.`);
  };
  await reach('Make a passkey');
  await page.keyboard.press('Enter');
  await reach('Copy');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await reach('Enter the Office');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('o');
  await expect(page.getByRole('heading', { level: 1, name: 'Log' })).toBeFocused();
  await reach('Sign out');
  await page.keyboard.press('Enter');
  await reach('Sign in with your passkey');
});
