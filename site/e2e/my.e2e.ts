import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { dayMs } from '@banyan/api/contract';
import type { Page } from '@playwright/test';
import { test as atAName, withPhone } from '../../office/testing/officePage.ts';
import { ceilings } from '../build/sizes.ts';
import { brokenWordsOf, expectHeadingsInOrder, lookWithAxe, sidewaysOf, violationsOf } from './axe.ts';
import { newEvent } from './eventRegisterPage.ts';
import { pressWithKeys } from './keys.ts';
import { main } from './main.ts';
import { askForEmail, codeIn, furnish, inData, letterTo, linkIn, part, signIn, theLink } from './myPage.ts';
import type { Product } from './product.ts';
import { expect, hydrated, test } from './test.ts';

test.use({ expectedComplaints: [/status of (409|410|422)/] });

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** Returns the public directory entry of a person as JSON. */
async function inDirectory(product: Product, name: string): Promise<string> {
  const answer = await fetch(`${product.url}/api/member/get-members?search=${encodeURIComponent(name)}`);
  const { data } = await answer.json();
  return JSON.stringify(data.filter((card: { lastName: string }) => name.endsWith(` ${card.lastName}`)));
}

const walks = [
  { how: 'with scripts', scripts: true, name: 'Asha Umbar', state: 'Oregon' },
  { how: 'without scripts', scripts: false, name: 'Shubhangi Bakul', state: 'California' },
] as const;

for (const { how, scripts, name, state } of walks) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled: scripts });

    test('after sign-in by email, changes a consent, a seat and a correction, downloads all data, and cancels an account deletion', async ({
      page,
      product,
    }) => {
      const person = { name, email: `${name.replace(' ', '.').toLowerCase()}@example.org` };
      const { title, job } = await furnish(product, page, person);
      const later = `Slides again with ${name}`;
      const register = newEvent(product, {
        title: later,
        date: new Date(Date.now() + 30 * dayMs).toISOString(),
      });
      const [firstName = '', lastName = ''] = name.split(' ');
      const sent = { firstName, lastName, email: person.email, graduationYear: '1998', comments: '' };
      await page.request.post(`${product.url}/api${register}`, { data: sent });
      await signIn(page, product, person);
      expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
      await expect(page.getByRole('region', { name: title })).toContainText('You have a seat.');

      await test.step('each event to come goes into a calendar, not the next one alone', async () => {
        const calendar = part(page, 'Events').getByRole('link', { name: `Calendar for ${later}` });
        const file = await page.request.get((await calendar.getAttribute('href')) ?? '');
        expect(file.headers()['content-type']).toContain('text/calendar');
        expect(await file.text()).toContain(later);
      });

      await test.step('off in the directory at once, and dated', async () => {
        expect(await inDirectory(product, name)).toContain(state);
        await page.getByRole('switch', { name: 'State' }).click();
        await expect(page).toHaveURL(/#consents$/);
        await expect(said(page, 'Saved.')).toBeVisible();
        await expect(page.getByRole('switch', { name: 'State' })).not.toBeChecked();
        await expect(part(page, 'What you allow')).toContainText(/Not shown since \w+ \d+, 20\d\d/);
        expect(await inDirectory(product, name)).not.toContain(state);
      });

      await test.step('the seat is free again', async () => {
        await button(page, `I cannot come: ${title}`).click();
        await expect(page.getByRole('region', { name: title })).toHaveCount(0);
        await expect(part(page, 'Events')).toContainText('You have no seat.');
      });

      await test.step('a job has nine of its sixty days left: renewed once, then off the board', async () => {
        await expect(part(page, 'Stories and jobs')).toContainText('On the board, 9 of 60 days left');
        await button(page, `Renew: ${job}`).click();
        await expect(part(page, 'Stories and jobs')).toContainText('60 of 60 days left');
        await expect(button(page, `Renew: ${job}`)).toHaveCount(0);
        await button(page, `Remove: ${job}`).click();
        await expect(part(page, 'Stories and jobs')).toContainText('Removed');
      });

      await test.step('a correction waits for the volunteers', async () => {
        await page.getByRole('link', { name: 'Correct it' }).click();
        await page.getByRole('textbox', { name: 'First name' }).fill('');
        await button(page, 'Send the correction').click();
        await expect(page.getByRole('textbox', { name: 'First name' })).toHaveAttribute(
          'aria-invalid',
          'true',
        );
        await page.getByRole('textbox', { name: 'First name' }).fill('Tara');
        await button(page, 'Send the correction').click();
        await expect(part(page, 'Your entry')).toContainText('waits for a volunteer');
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        expect(product.queue()).toContainEqual(
          expect.objectContaining({ kind: 'correction', title: expect.stringContaining(name) }),
        );
      });

      await test.step('hidden and shown again', async () => {
        await button(page, 'Hide it now').click();
        expect(await inDirectory(product, name)).toBe('[]');
        await button(page, 'Show it again').click();
        await expect(button(page, 'Hide it now')).toBeVisible();
      });

      await test.step('everything in a file', async () => {
        await page.getByRole('link', { name: 'What happens when I leave' }).click();
        const download = page.waitForEvent('download');
        await page.getByRole('link', { name: 'Everything as JSON' }).click();
        const file = await readFile(await (await download).path(), 'utf8');
        for (const known of [person.email, 'Student Laptops', job]) expect(file).toContain(known);
      });

      await test.step('leaving: only with the word, out at once, and stopped by the letter', async () => {
        await expect(page.getByText('One gift with name, amount and date: tax records')).toBeVisible();
        await page.getByRole('textbox').fill('no');
        await button(page, 'Delete me').click();
        await expect(page.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
        if (scripts) await expect(page.getByRole('textbox')).toBeFocused();
        await page.getByRole('textbox').fill('leave');
        await button(page, 'Delete me').click();
        await expect(page.getByText(/^Everything is deleted on \w+ \d+, 20\d\d$/)).toBeVisible();
        expect(await inDirectory(product, name)).toBe('[]');
        await page.goto(linkIn(letterTo(product, person.email, /delet/i), 'stay'));
        await button(page, 'Stay').click();
        await page.goto('/my');
        await expect(page.getByText(/^Everything is deleted on/)).toHaveCount(0);
        expect(await inDirectory(product, name)).toContain(name.split(' ')[1]);
      });

      await test.step('a letter less, another address, which the old one stops; a passkey only where scripts are', async () => {
        await expect(button(page, 'Add a passkey to sign in without an email')).toHaveCount(scripts ? 1 : 0);
        await page.getByRole('switch', { name: 'Email about new browsers' }).click();
        await expect(page.getByRole('switch', { name: 'Email about new browsers' })).not.toBeChecked();
        await page.getByRole('link', { name: 'Change it: Email' }).click();
        const field = page.getByRole('textbox', { name: 'New email' });
        await field.fill('nowhere');
        await button(page, 'Send the emails').click();
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        const wanted = `new.${person.email}`;
        await field.fill(wanted);
        await button(page, 'Send the emails').click();
        await expect(page.getByText('The new address is not confirmed yet.')).toBeVisible();
        await page.goto(linkIn(letterTo(product, wanted, /confirm/i), 'confirm'));
        await button(page, 'Confirm it').click();
        await expect(page.getByText('The new address is confirmed.')).toBeVisible();
        await page.goto(linkIn(letterTo(product, person.email, /about to change/), 'keep'));
        await button(page, 'Keep it').click();
        await expect(said(page, 'Your email address stays as it is.')).toBeVisible();
        await expect(page.getByText('The new address is confirmed.')).toHaveCount(0);
      });

      await test.step('signed out, it asks again', async () => {
        await part(page, 'Sign-in').getByRole('button', { name: 'Sign out' }).click();
        await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      });
    });
  });
}

test(
  'another browser needs the six-character code; scanners do not use up the link, and others see nothing',
  main,
  async ({ page, product, browser }) => {
    const person = { name: 'Vikram Mahua', email: 'vikram.mahua@example.org' };
    await askForEmail(page, person.email);
    const letter = letterTo(product, person.email, theLink);
    const other = await browser.newPage({ baseURL: product.url });
    for (let times = 0; times < 2; times += 1) {
      const answer = await other.goto(linkIn(letter));
      expect(answer?.headers()).toMatchObject({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'cache-control': 'no-store',
      });
      await expect(other.getByRole('heading', { name: 'This is another browser' })).toBeVisible();
    }

    await page.getByRole('textbox', { name: 'Six characters' }).fill('AAA AAA');
    await button(page, 'Enter').click();
    await expect(page.getByRole('textbox', { name: 'Six characters' })).toBeFocused();
    await page.getByRole('textbox', { name: 'Six characters' }).fill(codeIn(letter).toLowerCase());
    await button(page, 'Enter').click();
    await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
    await page.goto(linkIn(letter));
    await expect(
      page.getByRole('heading', { name: 'This link was already used, or is too old' }),
    ).toBeVisible();

    await other.goto('/my');
    await expect(other.getByRole('textbox', { name: 'Email' })).toBeVisible();
    expect(await other.content()).not.toContain(person.email);
    for (const below of ['/my/leaving', '/my/everything.json', '/my/receipt?year=2026']) {
      await other.goto(below);
      await expect(other).toHaveURL('/my');
    }
    await other.context().close();
  },
);

test('the page is linked in the footer, loads as its own document with few scripts, and prints each receipt on one page', async ({
  page,
  product,
}) => {
  const person = { name: 'Meera Moh', email: 'meera.moh@example.org' };
  await furnish(product, page, person);
  await signIn(page, product, person);
  await page.goto('/about');
  await hydrated(page);
  const [document] = await Promise.all([
    page.waitForResponse((response) => new URL(response.url()).pathname === '/my'),
    page.getByRole('contentinfo').getByRole('link', { name: 'My page' }).click(),
  ]);
  expect(document.request().resourceType()).toBe('document');
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  // Pending responses cannot be read after leaving the document.
  await page.waitForLoadState('networkidle');

  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) bodies.push(response.body());
  });
  await page.goto('/my');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const weight = (await Promise.all(bodies)).reduce(
    (sum, body) => sum + gzipSync(body, { level: 9 }).length,
    0,
  );
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThanOrEqual(ceilings.javascript);

  await page.emulateMedia({ colorScheme: 'dark' });
  for (const paper of [/^Receipt for \$250/, /^\d{4} statement/]) {
    await page.goto('/my');
    await page.getByRole('link', { name: paper }).click();
    await expect(button(page, 'Print')).toBeVisible();
    await expect(page.getByText('$250.00').last()).toBeVisible();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(button(page, 'Print')).toBeHidden();
    // Print uses the light mode, whatever the screen shows.
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    const sheets = (await page.pdf({ format: 'Letter' })).toString('latin1').match(/\/Type\s*\/Page\b/g);
    expect(sheets).toHaveLength(1);
    await page.emulateMedia({ media: null, colorScheme: 'dark' });
  }
});

test('works with the keyboard alone, and axe finds no violation from 320 to 1280 px, in dark mode and at double size', async ({
  page,
  product,
}) => {
  const person = { name: 'Kavita Karanj', email: 'kavita.karanj@example.org' };
  await furnish(product, page, person);
  const isSound = async (at = page) => {
    await lookWithAxe(at);
    for (const [width, colorScheme] of [
      [320, 'light'],
      [390, 'light'],
      [1280, 'dark'],
      [640, 'light'],
    ] as const) {
      await at.setViewportSize({ width, height: 800 });
      await at.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await sidewaysOf(at)).toBeLessThanOrEqual(0);
      if (width === 390 || width === 1280) expect(await violationsOf(at)).toEqual([]);
    }
    await expectHeadingsInOrder(at);
    expect(await brokenWordsOf(at)).toEqual([]);
  };
  const press = (name: string, role: 'button' | 'switch' | 'link' = 'button') =>
    pressWithKeys(page, page.getByRole(role, { name }).first());

  await page.goto('/my');
  await isSound();
  await page.getByRole('textbox', { name: 'Email' }).focus();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  // Checks the new page: the previous one had the focus there, too.
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await isSound();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Six characters' })).toBeVisible();
  await isSound();
  await page.goto(linkIn(letterTo(product, person.email, theLink)));
  await isSound();
  await press('Sign in');
  await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
  await isSound();

  await press('Photo', 'switch');
  await expect(page.getByRole('switch', { name: 'Photo' })).toBeChecked();
  await isSound();
  await press('Correct it', 'link');
  await expect(page).toHaveURL(/\/my\/correct/);
  await isSound();
  await page.goto('/my/receipt?year=2026');
  await page.goto('/my/leaving');
  await isSound();
  const download = page.waitForEvent('download');
  await press('As a page', 'link');
  const everything = await readFile(await (await download).path(), 'utf8');
  const file = await page.context().newPage();
  await file.setContent(everything);
  await expect(file.getByText(person.email).first()).toBeVisible();
  await isSound(file);
  await page.getByRole('textbox').focus();
  await page.keyboard.type('leave');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Everything is deleted on/)).toBeVisible();
  await isSound();
  await press('Stay');
  await expect(said(page, 'Nothing will be deleted')).toBeVisible();
  await page.goto('/my/enter?token=NONE');
  await isSound();
});

test('members who share an email address have separate parts; a donor without an entry sees the gift and the other options', async ({
  page,
  product,
}) => {
  const shared = 'family@example.org';
  // At most one member per email address is in the directory; the others are pending.
  inData(product, (database) => {
    const share = database.prepare(
      'update members set email = ?, email_key = ?, status = ? where first_name = ? and last_name = ?',
    );
    share.run(shared, shared, 'approved', 'Ravi', 'Anjan');
    share.run(shared, shared, 'pending', 'Pallavi', 'Saptaparni');
    share.run(shared, shared, 'pending', 'Manasi', 'Behda');
  });
  await signIn(page, product, { name: '', email: shared });
  await expect(part(page, 'Your entry').getByRole('article')).toHaveCount(3);
  await expect(part(page, 'Your entry').getByText('In review')).toHaveCount(2);
  await expect(part(page, 'What you allow').getByRole('switch', { name: 'Newsletter' })).toHaveCount(3);
  await part(page, 'What you allow').getByRole('switch', { name: 'Newsletter' }).nth(1).click();
  await expect(page.getByRole('switch', { name: 'Newsletter', checked: true })).toHaveCount(1);
  await lookWithAxe(page);
  expect(await violationsOf(page)).toEqual([]);

  const giver = { name: 'Tara Donor', email: 'tara.donor@example.org' };
  await page.context().clearCookies();
  await furnish(product, page, giver);
  await signIn(page, product, giver);
  await expect(part(page, 'Your entry')).toContainText('The directory has no entry with this address.');
  await expect(part(page, 'What you allow')).toHaveCount(0);
  await lookWithAxe(page);
  expect(await violationsOf(page)).toEqual([]);
});

atAName.describe('a passkey', () => {
  atAName.use({ expectedComplaints: [/status of 422/] });

  atAName(
    'opens the page without a letter until it is removed; what asks for it comes with the press',
    async ({ page, office }) => {
      const person = { name: 'Vikram Mahua', email: 'vikram.mahua@example.org' };
      await withPhone(page);
      await signIn(page, office, person);
      await hydrated(page);
      const asking: string[] = [];
      page.on('request', (request) => {
        if (/askForPasskey/.test(request.url())) asking.push(request.url());
      });
      await page.waitForLoadState('networkidle');
      expect(asking).toEqual([]);
      await button(page, 'Add a passkey to sign in without an email').click();
      await expect(said(page, 'From now on you can sign in to this page with your passkey')).toBeVisible();
      expect(asking).toHaveLength(1);
      await expect(part(page, 'Sign-in')).toContainText(/Passkey: \w+, \w+made /);
      expect(letterTo(office, person.email, /passkey was added/)).toContain(person.name);
      await lookWithAxe(page);
      expect(await violationsOf(page)).toEqual([]);
      await button(page, 'Add a passkey to sign in without an email').click();
      await expect(page.getByText('This device has a passkey for this page already.')).toBeVisible();

      await page.goto('/my/email');
      await lookWithAxe(page);
      expect(await violationsOf(page)).toEqual([]);
      await page.goto('/my');

      const enter = async () => {
        await part(page, 'Sign-in').getByRole('button', { name: 'Sign out' }).click();
        await button(page, 'Sign in with a passkey').click();
      };
      await enter();
      await expect(page.getByRole('heading', { level: 1, name: person.name })).toBeVisible();
      await expect(part(page, 'Sign-in')).toContainText('last used');
      await button(page, /^Remove: /).click();
      await expect(said(page, 'The passkey is removed')).toBeVisible();
      await enter();
      await expect(page.getByRole('alert')).toContainText('This passkey does not open a member’s page.');
      await lookWithAxe(page);
      expect(await violationsOf(page)).toEqual([]);
    },
  );
});
