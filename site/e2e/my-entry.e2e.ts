import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lookWithAxe, violationsOf } from './axe.ts';
import type { Product } from './product.ts';
import { expect, freshEmail, test } from './test.ts';

let counter = 0;
/** Names so different that no typo turns one into another. */
const freshName = () => {
  counter += 1;
  return `Nandruk${'abcdefghijkl'.charAt(counter).repeat(4)}`;
};

/** Creates a directory member. Returns the links in the approval email. */
async function member(product: Product) {
  const [name, email] = [freshName(), freshEmail()];
  const roll = path.join(product.dataDir, `${name}.csv`);
  await writeFile(
    roll,
    `first_name,last_name,email,year,program,company\nTara,${name},${email},1999,Civil,Loom\n`,
  );
  expect(product.banyan('import', roll).code).toBe(0);
  const links = () => {
    const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'), { readOnly: true });
    const member = database.prepare('select id from members where email = ?').get(email);
    product.sendLinks(String(member?.id));
    const rows = database
      .prepare('select body from outbox where recipient = ? order by created_at desc')
      .all(email);
    database.close();
    const addresses = /(\S+\/my-entry\/correct\S+)[\s\S]+?(\S+\/my-entry\/hide\S+)/.exec(
      String(rows[0]?.body),
    );
    return { correct: addresses?.[1] ?? '', hide: addresses?.[2] ?? '' };
  };
  return { name, email, links };
}

/** Creates an expired link, signed by the same installation. */
function tooOld({ dataDir }: Product, link: string, purpose: 'hide' | 'correct'): string {
  const [address, token = ''] = link.split('?token=');
  const payload = `${token.split('.')[0]}.1`;
  const secret = readFileSync(path.join(dataDir, 'secret.key'), 'utf8').trim();
  const signed = createHmac('sha256', `${secret}:entry`).update(`${purpose}.${payload}`);
  return `${address}?token=${payload}.${signed.digest('base64url')}`;
}

test.describe('entry pages without JavaScript', () => {
  // Browsers log the error status of an expired link.
  test.use({ javaScriptEnabled: false, expectedComplaints: [/status of 4(?:0[04]|10|22)/] });

  test('opening the link keeps the entry listed; the button hides it at once, and a second visit says so without JavaScript', async ({
    page,
    product,
  }) => {
    const { name, links } = await member(product);
    const { hide } = links();
    const answer = await page.goto(hide);
    expect(answer?.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-store',
    });
    await page.goto(`/alumni-directory?search=${name}`);
    await expect(page.getByText(`Tara ${name}`)).toBeVisible();
    await page.goto(hide);
    const card = page.getByRole('complementary').getByRole('article');
    await expect(card).toContainText(`Tara ${name}`);
    await page.getByRole('button', { name: 'Hide my entry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are hidden from the directory');
    await expect(card).toContainText('Hidden');
    await expect(card.getByRole('heading')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(page.getByRole('link', { name: 'See what is coming up' })).toHaveAttribute(
      'href',
      '/events',
    );
    expect(page.url()).not.toContain('token');
    await page.goto(`/alumni-directory?search=${name}`);
    await expect(page.getByRole('heading', { name: 'No alumni found' })).toBeVisible();
    await page.goto(hide);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'You are already hidden from the directory',
    );
    await expect(page.getByRole('button', { name: 'Hide my entry' })).toHaveCount(0);
    await page.goto(tooOld(product, hide, 'hide'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is too old');
    await page.getByRole('main').getByRole('link', { name: 'My page' }).click();
    await expect(page).toHaveURL('/my');
  });

  test('a correction shows its errors, keeps the typed text, and appears once approved without JavaScript', async ({
    page,
    product,
  }) => {
    const { name, email, links } = await member(product);
    const { correct } = links();
    await page.goto(correct);
    await expect(page.getByLabel('Last name')).toHaveValue(name);
    // The imported file does not allow showing the company, so it is not shown here either.
    await expect(page.getByLabel('Company')).toHaveValue('');
    expect(await page.content()).not.toContain(email);
    await expect(page.getByLabel('Which other program?')).toBeHidden();
    await page.getByLabel('COEP program').selectOption('Other');
    await expect(page.getByLabel('Which other program?')).toBeVisible();
    await page.getByLabel('COEP program').selectOption('Civil');
    await page.getByLabel('Company').fill('Kettle River');
    await page.getByLabel('Graduation year').fill('99');
    await page.getByRole('button', { name: 'Send the correction' }).click();
    await expect(page.getByLabel('Company')).toHaveValue('Kettle River');
    await expect(page.getByLabel('Graduation year')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Graduation year').fill('1998');
    await page.getByRole('button', { name: 'Send the correction' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your correction has arrived');
    const card = page.getByRole('complementary').getByRole('article');
    await expect(card).toContainText('Kettle River');
    await expect(card).toContainText('In review');
    const reference = (await page.getByText('Your reference:').textContent())?.match(/K-\S+/)?.[0] ?? '';
    product.approve(reference);
    await page.goto(`/alumni-directory?search=${name}`);
    await expect(page.getByText('Kettle River')).toBeVisible();
    await page.goto(correct);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('You have sent a correction');
    // Visitors with an old or invalid link see the same options and nothing about the member.
    for (const address of [correct, correct.slice(0, -3), tooOld(product, correct, 'correct')]) {
      await page.goto(address);
      const own = page.getByRole('main').getByRole('link', { name: 'My page' });
      await expect(own).toHaveAttribute('href', '/my');
      await expect(page.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
        'href',
        /^mailto:/,
      );
      expect(await page.content()).not.toContain(name);
    }
  });
});

test('the form is the same with JavaScript, and axe finds no violation in any state', async ({
  page,
  product,
}) => {
  const { links } = await member(product);
  const { correct, hide } = links();
  const states = [
    [correct, 'Correct your entry'],
    [hide, 'Leave the directory'],
    [hide.slice(0, -3), 'This link is not complete'],
  ] as const;
  for (const [address, heading] of states) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await lookWithAxe(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violationsOf(page)).toEqual([]);
    }
  }
  await page.goto(hide);
  await page.getByRole('button', { name: 'Hide my entry' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are hidden from the directory');
  await page.getByRole('link', { name: 'Back to the front page' }).click();
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /You are hidden from the directory|Leave the directory/,
  );
});

test.use({ expectedComplaints: [/status of 4(04|22)/] });
