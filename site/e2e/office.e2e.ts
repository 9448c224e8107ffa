import { expect, invitationTo, join, test, withPhone } from './officeRoom.ts';

test('somebody is invited at the command line, joins with a passkey, leaves, and comes back', async ({
  page,
  office,
}) => {
  await withPhone(page);
  const codes = await join(page, invitationTo(office, 'Meera Kadamb', 'meera@example.org'));
  expect(codes).toHaveLength(8);
  await page.getByRole('button', { name: 'Sign out' }).first().click();
  await page.getByRole('button', { name: 'Sign in with your passkey' }).click();
  await expect(page.getByRole('link', { name: 'Meera Kadamb' })).toBeVisible();
});
