import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { lookWithAxe, violationsOf } from './axe.ts';
import type { Product } from './product.ts';
import { expect, freshEmail, test } from './test.ts';

const question = 'Under which name did you study, and when?';

let counter = 0;
/** Creates an applicant with a volunteer’s question. Returns the link in the email. */
async function asked(product: Product) {
  const email = freshEmail();
  const database = () => new DatabaseSync(path.join(product.dataDir, 'banyan.db'));
  const writable = database();
  // Inserts the application as it is after sending; other tests cover sending.
  counter += 1;
  const reference = `M-ASKD-${String(counter).padStart(4, '0')}`;
  const columns = writable.prepare('select * from members limit 1').get() ?? {};
  const row = {
    ...columns,
    id: email,
    reference,
    status: 'pending',
    first_name: 'Rohan',
    last_name: 'Bakul',
    email,
    email_key: email,
    position: null,
    decided_at: null,
    decided_by: null,
    reason: null,
  };
  const names = Object.keys(row);
  writable
    .prepare(`insert into members (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
    .run(...Object.values(row));
  writable.close();
  product.ask(reference, question);
  const read = database();
  const letter = read.prepare('select body from outbox where recipient = ?').get(email);
  read.close();
  const link = /(\/answer\?token=\S+)/.exec(String(letter?.body))?.[1] ?? '';
  return { reference, link };
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('opening the link does not use it up; the answer is accepted once, and the volunteer reads it', async ({
      page,
      product,
    }) => {
      const { reference, link } = await asked(product);
      for (const method of ['GET', 'HEAD', 'GET']) {
        const answer = await fetch(new URL(link, product.url), { method });
        expect(answer.status).toBe(200);
        expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer');
        expect(answer.headers.get('Cache-Control')).toBe('no-store');
        expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
        expect(answer.headers.get('Set-Cookie')).toBeNull();
      }
      await page.goto(link);
      await expect(page.getByText(question)).toBeVisible();
      await page.getByRole('button', { name: 'Send the answer' }).click();
      const box = page.getByRole('textbox', { name: 'Your answer' });
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('link', { name: 'Write your answer first.' })).toBeVisible();
      await box.fill('As Nandruk.\nIn 1998.');
      await page.getByRole('button', { name: 'Send the answer' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your answer has arrived');
      await expect(page.getByText(reference)).toBeVisible();
      expect(page.url()).not.toContain('token');
      await page.goto(link);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have answered already');
      await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveCount(0);
      expect(product.answersAbout(reference)).toEqual(['As Nandruk.\nIn 1998.']);
      expect(product.queue().find(({ ref }) => ref === reference)?.isAnswered).toBe(true);
    });
  });
}

test('axe finds no violation in any state or width, and search engines may not index the page', async ({
  page,
  product,
}) => {
  const { link } = await asked(product);
  const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'));
  const { link: old, reference } = await asked(product);
  const aged = database.prepare('update questions set created_at = ? where reference = ?');
  aged.run('2020-01-01T00:00:00.000Z', reference);
  database.close();
  const states = [
    [link, 'A volunteer asks you'],
    [old, 'This link is too old'],
    [link.slice(0, -3), 'This link is not complete'],
    ['/answer', 'This link is not complete'],
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
  await page.goto(link);
  await page.getByRole('button', { name: 'Send the answer' }).click();
  await expect(page.getByRole('region', { name: 'One answer needs another look' })).toBeVisible();
  await lookWithAxe(page);
  expect(await violationsOf(page)).toEqual([]);
});

test.use({ expectedComplaints: [/status of 4(04|10|22)/] });
