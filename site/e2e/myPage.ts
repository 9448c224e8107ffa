import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayMs } from '@banyan/api/contract';
import type { Page } from '@playwright/test';
import { newEvent } from './eventRegisterPage.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';

/** Somebody of the sample data, whom one test has for itself. */
export interface Person {
  name: string;
  email: string;
}

const open = (product: Product) => {
  const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'));
  database.exec('pragma busy_timeout = 5000');
  return database;
};

/** The newest letter to somebody whose subject says this. */
export function letterTo(product: Product, email: string, subject: RegExp): string {
  const database = open(product);
  const letters = database
    .prepare('select subject, body from outbox where recipient = ? order by created_at desc, id desc')
    .all(email);
  database.close();
  return String(letters.find((letter) => subject.test(String(letter.subject)))?.body ?? '');
}

export const theLink = /link to your own page/i;
export const linkIn = (letter: string) => /\S+\/my\/enter\?token=\S+/.exec(letter)?.[0] ?? '';
export const codeIn = (letter: string) => /^\w{3} \w{3}$/m.exec(letter)?.[0] ?? '';

/** Gives somebody a coming seat, a gift of this year, a story and a job in its last days, as if they had sent them in. */
export async function furnish(product: Product, page: Page, { name, email }: Person): Promise<string> {
  const [firstName = '', lastName = ''] = name.split(' ');
  const title = `Stepwells: a slide evening ${email.split('@')[0]}`;
  const event = newEvent(product, { title });
  const answer = await page.request.post(`${product.url}/api${event}`, {
    data: { firstName, lastName, email, graduationYear: '1998', comments: '' },
  });
  expect(answer.status()).toBe(200);
  const now = new Date().toISOString();
  const key = email.toLowerCase();
  const database = open(product);
  database
    .prepare(
      `insert into donations (id, reference, provider, order_id, state, cents, currency, token_hash, token_expires_at, first_name,
        last_name, email, email_key, year, program, purpose, attempt, capture_id, captured_cents, captured_currency, captured_at,
        refunded_cents, created_at, changed_at)
       values (?, ?, 'demo', ?, 'captured', 25000, 'USD', ?, 0, ?, ?, ?, ?, 1998, 'Civil', 'Student Laptops', 1, ?, 25000, 'USD', ?, 0, ?, ?)`,
    )
    .run(
      `gift-${key}`,
      `D-${key.slice(0, 4)}-GIFT`,
      key,
      key,
      firstName,
      lastName,
      email,
      key,
      key,
      now,
      now,
      now,
    );
  database
    .prepare(
      `update jobs set poster_email = ?, posted_at = ?, title = ?
       where id = (select id from jobs where decided_by = 'samples' and poster_email not like '%.%@example.org' limit 1)`,
    )
    .run(email, new Date(Date.now() - 51 * dayMs).toISOString(), `Bridge inspection engineer ${lastName}`);
  database
    .prepare(
      "update stories set email = ? where id = (select id from stories where email is null or email = '' limit 1)",
    )
    .run(email);
  database.close();
  return title;
}

/** Asks for the letter and opens what is in it. @returns the letter */
export async function signIn(page: Page, product: Product, { email }: Person): Promise<string> {
  await page.goto('/my');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(
    page.getByRole('heading', { name: 'If we know this address, a letter is on its way.' }),
  ).toBeVisible();
  const letter = letterTo(product, email, theLink);
  await page.goto(linkIn(letter));
  await page.getByRole('button', { name: 'Sign in' }).click();
  return letter;
}

/** A part of the page, by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
