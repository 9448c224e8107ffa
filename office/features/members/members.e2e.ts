import type { Page } from '@playwright/test';
import { expectSound } from '../../../site/e2e/axe.ts';
import { bringIn } from '../../testing/importOf.ts';
import { expect, test, tryAs } from '../../testing/officePage.ts';

// Browsers log every refused request.
test.use({ expectedComplaints: [/status of 4(?:0[134]|09|22)/] });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Name or reference' });
const main = (page: Page) => page.getByRole('main');
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an admin finds a member by keyboard, and edits, hides and deletes a member', async ({
  page,
  office,
}) => {
  bringIn(office, [
    ['Quenby', 'Zephyrine', 'quenby@example.org', 1987, 'CA'],
    ['Quenby', 'Zephyrine-Rao', 'q.zephyrine@example.com', 1987, 'TX'],
    ['Quincy', 'Zephaniah', 'quincy@example.org', 1991, 'GA'],
  ]);
  await tryAs(page, office, 'Meera');
  // The screen keeps its layout while the list loads.
  await page.route('**/api/office/members?**', async (route) => {
    await expect(page.getByText('Loading...')).toBeAttached();
    await route.continue();
  });
  await page.keyboard.press('g');
  await page.keyboard.press('m');
  await expect(title(page)).toHaveText('Members');
  await expect(search(page)).toBeVisible();
  await page.unrouteAll();

  await search(page).pressSequentially('Zeph');
  await expect(main(page).getByRole('status').filter({ hasText: 'by name' })).toHaveText(
    '3 members, by name.',
  );
  await expect(page).toHaveURL(/q=Zeph/);
  // The search field keeps the focus while typing.
  await expect(search(page)).toBeFocused();
  await page.getByRole('combobox', { name: 'Chapter' }).selectOption({ label: 'Bay Area' });
  await expect(main(page).getByRole('status').filter({ hasText: 'by name' })).toHaveText(
    '1 member, by name. 2 more are outside this chapter.',
  );
  await expectSound(page);
  await page.getByRole('link', { name: 'Clear filters' }).press('Enter');
  await search(page).fill('Zephyrine');
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Quenby Zephyrine');
  // Going back returns to the row.
  await main(page).getByRole('link', { name: 'Members' }).press('Enter');
  await expect(page.locator('[data-row]').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Quenby Zephyrine');

  await page.getByRole('button', { name: /^Show contact/ }).press('Enter');
  await expect(page.getByText('Shown. We logged that you viewed it.')).toBeVisible();
  await expect(page.getByText('quenby@example.org')).toBeVisible();

  await page.getByRole('button', { name: 'Edit the details' }).press('Enter');
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Company').fill('Lattice & Span');
  await expect(page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M, not (published|sent|in use)$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Lattice & Span');
  await page.getByRole('button', { name: 'Save details' }).press('Enter');
  await expect(page.getByText('Quenby Zephyrine’s details are saved.')).toBeVisible();
  await expect(group(page, 'Details')).toContainText('Lattice & Span');
  await page.getByRole('heading', { level: 1 }).press('z');
  await expect(page.getByText('Quenby Zephyrine’s details are back to what they were.')).toBeVisible();

  await page.getByRole('button', { name: 'Hide', exact: true }).press('Enter');
  await expect(page.getByText('Quenby Zephyrine is hidden from the directory.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(page.getByText('Quenby Zephyrine is in the directory again.')).toBeVisible();

  // Search everything finds the member.
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('Quincy Zephaniah');
  await expect(page.getByRole('option', { name: /Quincy Zephaniah/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Quincy Zephaniah');
  await page.getByRole('button', { name: 'Delete' }).press('Enter');
  await page.getByRole('button', { name: 'Delete permanently' }).press('Enter');
  const typed = page.getByLabel(/^Type M-.* to delete$/);
  await expect(typed).toHaveAccessibleDescription(/./);
  await typed.fill((await page.getByText(/^M-\w{4}-\w{4}$/).textContent()) ?? '');
  await page.getByRole('button', { name: 'Delete permanently' }).press('Enter');
  await expect(page.getByText(/^Quincy Zephaniah is deleted\./)).toBeVisible();
  const visitor = await page.request.get(`${office.url}/api/member/get-members?search=Zephaniah`);
  expect(await visitor.json()).toMatchObject({ total: 0 });
});
