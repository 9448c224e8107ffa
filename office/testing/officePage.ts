import type { CDPSession, Page } from '@playwright/test';
import { Product } from '../../site/e2e/product.ts';
import { test as base, expect } from '../../site/e2e/test.ts';

interface WorkerFixtures {
  /** The product with its Office open, at a name: passkeys are bound to one. */
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

/** A phone with passkeys, as the browser sees one. */
export interface Phone {
  session: CDPSession;
  id: string;
}

/** Gives a browser a phone that makes passkeys, and shows them without asking anybody. */
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

/** Puts the phone away, and takes another. */
export async function changePhone({ session, id }: Phone): Promise<void> {
  await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: id });
  await addPhone(session);
}

/** What the maker of a phone does for another phone of the same person. */
export async function copyPhone(from: Phone, to: Phone): Promise<void> {
  const { credentials } = await from.session.send('WebAuthn.getCredentials', { authenticatorId: from.id });
  for (const credential of credentials)
    await to.session.send('WebAuthn.addCredential', { authenticatorId: to.id, credential });
}

/** Nobody touches the phone any more: the browser's window is closed on it. */
export const refuses = ({ session, id }: Phone, isRefusing: boolean) =>
  session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: !isRefusing });

/** Enters as somebody invented, as one can on one's own computer. */
export async function tryAs(page: Page, office: Product, name: string): Promise<void> {
  await page.goto(`${office.url}/office/sign-in`);
  await page.getByRole('button', { name: new RegExp(`^${name}`) }).press('Enter');
  await expect(page.getByRole('navigation', { name: /^Office/ }).first()).toBeVisible();
}

/** The link that the command line prints; without a role it makes an admin. */
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

/** Opens an invitation, makes a passkey, keeps the codes, and enters. @returns the codes */
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
