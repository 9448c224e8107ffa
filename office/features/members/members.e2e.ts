import type { Page } from '@playwright/test';
import { expectSound, sidewaysOf } from '../../../site/e2e/axe.ts';
import { bringIn } from '../../testing/importOf.ts';
import { changePhone, expect, invitationTo, join, test, tryAs, withPhone } from '../../testing/officePage.ts';

// Browsers log every refused request.
test.use({ expectedComplaints: [/status of 4(?:0[134]|09|22)/] });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Name or reference' });
const main = (page: Page) => page.getByRole('main');
const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('an admin finds a member by keyboard, resolves a conflict with another admin’s change, and hides and deletes a member', async ({
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

  await page.getByRole('button', { name: /^Show contact/ }).press('Enter');
  await expect(page.getByText('Shown. We logged that you viewed it.')).toBeVisible();
  await expect(page.getByText('quenby@example.org')).toBeVisible();

  await page.getByRole('button', { name: 'Edit the details' }).press('Enter');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole('button', { name: 'Edit the details' }).press('Enter');
  await other.getByLabel('Company').fill('Open Canal');
  await other.getByLabel('City').fill('Oakland');
  await other.getByRole('button', { name: 'Save details' }).press('Enter');
  await expect(other.getByText('Quenby Zephyrine’s details are saved.')).toBeVisible();
  // The typed text stays, and the screen names the other volunteers who are here.
  await expect(page.getByLabel('First name')).toBeFocused();
  await page.getByLabel('Company').fill('Lattice & Span');
  await expect(page.getByText(/^Draft saved \d{1,2}:\d\d [AP]M, not (published|sent|in use)$/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Lattice & Span');
  await page.getByLabel('Graduation year').fill('1988');
  await page.getByRole('button', { name: 'Save details' }).press('Enter');
  await expect(page.getByText(/^Meera saved this at .* One answer differs; choose\./)).toBeVisible();
  await expectSound(page);
  await page.getByRole('radio', { name: /^Lattice & Span/ }).press('Space');
  await page.getByRole('button', { name: 'Save these choices' }).press('Enter');
  await expect(group(page, 'Details')).toContainText('1988, Civil Engineering');
  await expect(group(page, 'Details')).toContainText('Lattice & Span');
  await expect(group(page, 'Details')).toContainText('Oakland');
  await expect(page.getByText('Quenby Zephyrine’s details are saved.')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).press('z');
  await expect(page.getByText('Quenby Zephyrine’s details are back to what they were.')).toBeVisible();
  await expect(group(page, 'Details')).toContainText('Open Canal');

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

test('a reviewer of one chapter sees only its members, on a phone, and the audit log notes whose contact data they saw', async ({
  page,
  office,
}) => {
  bringIn(office, [
    ['Wilhelmina', 'Yarrow', 'wilhelmina@example.org', 1979, 'CA'],
    ['Wilhelm', 'Yarrow', 'wilhelm@example.org', 1979, 'NY'],
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  // The first invited volunteer has to be an admin.
  const phone = await withPhone(page);
  await join(page, invitationTo(office, 'Tara Kadamb', 'tara.kadamb@example.org'));
  await page.context().clearCookies();
  await changePhone(phone);
  await join(page, invitationTo(office, 'Kiran Umbar', 'kiran.umbar@example.org', 'reviewer', 'bay-area'));
  await page
    .getByRole('navigation', { name: 'Office, short' })
    .getByRole('link', { name: 'Members' })
    .press('Enter');
  await search(page).fill('Yarrow');
  await expect(main(page).getByRole('status').filter({ hasText: 'by name' })).toHaveText(
    '1 member, by name. 1 more is outside your chapter.',
  );
  await expect(page.getByText('1979 Civil Engineering, Fremont, California')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Import' })).toHaveCount(0);
  await expectSound(page);
  const row = page.getByRole('link', { name: /^Wilhelmina Yarrow/ });
  await row.press('Enter');
  await expect(title(page)).toHaveText('Wilhelmina Yarrow');
  await page.getByRole('button', { name: /^Show contact/ }).press('Enter');
  await expect(page.getByText('wilhelmina@example.org')).toBeVisible();
  await page.locator('summary', { hasText: 'Consents' }).press('Enter');
  await expect(page.getByText(/^You can withdraw consent when Wilhelmina asks\./)).toBeVisible();
  await page.getByRole('button', { name: 'More', exact: true }).first().press('Enter');
  await page.getByRole('button', { name: 'Hide from the directory' }).press('Enter');
  await expect(page.getByText('Wilhelmina Yarrow is hidden from the directory.')).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).press('Enter');
  await expect(page.getByText('Wilhelmina Yarrow is in the directory again.')).toBeVisible();
  await expectSound(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Members' }).first().press('Enter');
  await expect(row).toBeFocused();
  expect(await sidewaysOf(page)).toBeLessThanOrEqual(0);
  await page.goto(`${office.url}/office/log`);
  await expect(
    page.getByText(/^Kiran Umbar viewed the contact info of the sender of the membership request M-/),
  ).toBeVisible();
});
