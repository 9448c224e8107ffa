import type { Page } from '@playwright/test';
import { expectSound } from '../../../site/e2e/axe.ts';
import { chooseWithKeys } from '../../../site/e2e/filesToSend.ts';
import { expect, test, tryAs } from '../../testing/officePage.ts';

// Browsers log every refused request.
test.use({ expectedComplaints: [/status of 4(?:0[134]|09|22)/] });

/** Encodes rows like Excel’s "Unicode text": UTF-16 with a byte order mark and CR LF line ends. */
const excel = (rows: readonly (readonly string[])[]): Buffer =>
  Buffer.from(`\ufeff${rows.map((cells) => cells.join(';')).join('\r\n')}\r\n`, 'utf16le');

const family = 'Xanthopoulos';
const file = {
  name: 'roll.csv',
  mimeType: 'text/csv',
  buffer: excel([
    ['Surname', 'First and middle', 'Batch', 'Branch', 'Mail', 'Spouse'],
    [`${family}-Rao`, 'Ottoline', '1987', 'Civil', 'ottoline@example.org', 'Ramesh'],
    [family, 'Orsino', '2004', 'Comp.', 'orsino@example.org', ''],
    ['Xanadu', 'Olwen', '19987', 'Civil', 'olwen@example.org', 'Vikas'],
    ['Xerxes', 'Odalys', '1994', 'Civil', 'odalys at example', ''],
  ]),
};

const chosenAs = (page: Page, column: string) => page.getByLabel(`Import ${column} as`);
const foot = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('an admin imports an Excel file on a phone, finds a member in the directory, and undoes the import', async ({
  page,
  office,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await tryAs(page, office, 'Meera');
  await page.goto(`${office.url}/office/members`);
  await page.getByRole('link', { name: 'Import' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Import members' })).toBeVisible();
  await expectSound(page);
  await chooseWithKeys(page, page.getByLabel(/^Choose a file/), file, 'Space');

  await expect(page.getByText(/4 lines, semicolons, UTF-16\./)).toBeVisible();
  await expect(page.getByText('A laptop is easier for this.')).toBeVisible();
  await expect(chosenAs(page, 'Surname')).toHaveValue('last_name');
  await chosenAs(page, 'First and middle').selectOption('first_name');
  await chosenAs(page, 'Batch').selectOption('');
  await foot(page, /^Check 4 lines/).press('Enter');
  await expect(page.getByRole('alert')).toHaveText(/^Choose the column for: Graduation year\.$/);
  await chosenAs(page, 'Batch').selectOption('year');
  await chosenAs(page, 'Branch').selectOption('program');
  await chosenAs(page, 'Mail').selectOption('email');
  await expect(page.getByLabel('Include Spouse')).not.toBeChecked();
  await expectSound(page);
  await foot(page, /^Check 4 lines/).press('Enter');

  await expect(foot(page, /^Import 2 people/)).toBeVisible();
  await expect(page.getByRole('row', { name: /^4 .*year/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /^5 .*email/ })).toBeVisible();
  await expect(page.getByText(/no one is subscribed/)).toBeVisible();
  await expectSound(page);
  // A reload continues at the same step.
  await page.reload();
  const rejected = page.waitForEvent('download');
  await foot(page, /^Download all 2 as a file/).press('Enter');
  expect((await rejected).suggestedFilename()).toBe(file.name.replace('.csv', '-rejected.csv'));
  await foot(page, /^Import 2 people/).press('Enter');

  await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^2\s*people are in the directory\.$/);
  await expectSound(page);
  const visitor = await page.context().newPage();
  await visitor.goto(`${office.url}/alumni-directory?search=${family}-Rao`);
  await expect(visitor.getByText(`Ottoline ${family}-Rao`).first()).toBeVisible();

  await page.getByRole('link', { name: 'See them' }).press('Enter');
  await page.getByRole('link', { name: new RegExp(`^Orsino ${family}`) }).press('Enter');
  await page.getByRole('button', { name: 'Edit the details' }).press('Enter');
  await page.getByLabel('City').fill('Fremont');
  await page.getByRole('button', { name: 'Save details' }).press('Enter');
  await expect(page.getByText(`Orsino ${family}’s details are saved.`)).toBeVisible();

  await page.goto(`${office.url}/office/members/import`);
  await expect(page.getByText(/2 imported, 2 lines rejected\./)).toBeVisible();
  await page.getByRole('button', { name: `Undo ${file.name}` }).press('Enter');
  await page.getByRole('button', { name: 'Undo this import' }).press('Enter');
  await expect(page.getByText('1 person is removed.')).toBeVisible();
  await page.getByRole('link', { name: `Orsino ${family}` }).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Orsino ${family}`);
});
