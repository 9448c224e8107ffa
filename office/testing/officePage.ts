import type { CDPSession, Page } from '@playwright/test';
import { Product } from '../../site/e2e/product.ts';
import { test as base, expect } from '../../site/e2e/test.ts';

interface WorkerFixtures {
  /** Server with the Office turned on, at a host name: passkeys are bound to one. */
  office: Product;
}

export const test = base.extend<object, WorkerFixtures>({
  baseURL: async ({ office }, use) => use(office.url),
  office: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a function needs from its pattern
    async ({}, use) => {
      const office = await Product.start({ OFFICE: 'on' }, 'localhost');
      await use(office);
      await office.remove();
    },
    { scope: 'worker' },
  ],
});

export { expect };

/** Virtual authenticator of the browser, which acts as a phone with passkeys. */
export interface Phone {
  session: CDPSession;
  id: string;
}

/** Adds a phone to the browser that creates and uses passkeys without asking. */
export async function withPhone(page: Page): Promise<Phone> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  return { session, id: await addPhone(session) };
}

async function addPhone(session: CDPSession): Promise<string> {
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return authenticatorId;
}

/** Replaces the phone with a new one. */
export async function changePhone({ session, id }: Phone): Promise<void> {
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: id });
  await addPhone(session);
}

/** Copies the passkeys to another phone, as a phone's maker does between phones of one person. */
export async function copyPhone(from: Phone, to: Phone): Promise<void> {
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId: from.id });
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.id, credential });
}

/** Makes the phone fail user verification, as if its user closed the dialog. */
export const refuses = ({ session, id }: Phone, isRefusing: boolean) =>
  session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: !isRefusing });

/** Signs in as a demo volunteer. */
export async function tryAs(page: Page, office: Product, name: string): Promise<void> {
  await page.goto(`${office.url}/office/sign-in`);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).press('Enter');
  await expect(page.getByRole('navigation', { name: /^Office/ }).first()).toBeVisible();
}

/** Invitation link printed by the command line; without a role it invites an admin. */
export function invitationTo(
  office: Product,
  name: string,
  email: string,
  role = 'admin',
  chapter?: string,
): string {
  const reach = chapter === undefined ? [] : ['--chapter', chapter];
  const { output } = office.banyan('office', 'invite', name, email, '--role', role, ...reach);
  const link = /http:\S+\/office\/join#[\w-]+/.exec(output)?.[0];
  if (!link) throw new Error(`No link in:\n${output}`);
  return link;
}

/** Accepts an invitation: creates a passkey, saves the codes, and enters the Office. @returns the codes */
export async function join(page: Page, link: string): Promise<string[]> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Make a passkey' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Eight codes for when you lose your phone',
  );
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Enter the Office' }).click();
  await expect(page.getByRole('navigation', { name: /^Office/ }).first()).toBeVisible();
  return codes;
}
