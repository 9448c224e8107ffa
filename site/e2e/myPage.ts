import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { dayMs } from '@banyan/api/contract';
import type { Page } from '@playwright/test';
import { newEvent } from './eventRegisterPage.ts';
import type { Product } from './product.ts';
import { expect } from './test.ts';

/** Person of the sample data, used by one test only. */
export interface Person {
  name: string;
  email: string;
}

/** Reads or changes the product’s data directly in its database. */
export function inData<Answer>(product: Product, work: (database: DatabaseSync) => Answer): Answer {
  const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'));
  database.exec('pragma busy_timeout = 5000');
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Returns the newest email to a person with this subject. */
export const letterTo = (product: Product, email: string, subject: RegExp): string =>
  inData(product, (database) => {
    const letters = database
      .prepare('select subject, body from outbox where recipient = ? order by created_at desc, id desc')
      .all(email);
    return String(letters.find((letter) => subject.test(String(letter.subject)))?.body ?? '');
  });

export const theLink = /link to your own page/i;
export const linkIn = (letter: string, path = 'enter') =>
  new RegExp(`\\S+/my/${path}\\?token=\\S+`).exec(letter)?.[0] ?? '';
export const codeIn = (letter: string) => /^\w{3} \w{3}$/m.exec(letter)?.[0] ?? '';

const gift = `insert into donations (id, reference, provider, order_id, state, cents, currency, token_hash, token_expires_at, first_name,
  last_name, email, email_key, year, program, purpose, attempt, capture_id, captured_cents, captured_currency, captured_at,
  refunded_cents, created_at, changed_at)
  values (?, ?, 'demo', ?, 'captured', 25000, 'USD', ?, 0, ?, ?, ?, ?, 1998, 'Civil', 'Student Laptops', 1, ?, 25000, 'USD', ?, 0, ?, ?)`;

/**
 * Gives a person an upcoming seat, a gift of today, a story, and a job in its last days, as if submitted. @returns the titles of
 * the event and the job
 */
export async function furnish(product: Product, page: Page, { name, email }: Person) {
  const [firstName = '', lastName = ''] = name.split(' ');
  const title = `Stepwells: a slide evening with ${firstName}`;
  const job = `Bridge inspection engineer of ${lastName}`;
  const answer = await page.request.post(`${product.url}/api${newEvent(product, { title })}`, {
    data: { firstName, lastName, email, graduationYear: '1998', comments: '' },
  });
  expect(answer.status()).toBe(200);
  const now = new Date().toISOString();
  const reference = `D-${firstName.slice(0, 4).toUpperCase()}-GIFT`;
  inData(product, (database) => {
    database
      .prepare(gift)
      .run(email, reference, email, email, firstName, lastName, email, email, email, now, now, now);
    const sample = (table: string, more: string) =>
      `(select id from ${table} where ${more} order by id limit 1)`;
    database
      .prepare(
        `update jobs set poster_email = ?, posted_at = ?, title = ?, decided_by = 'a volunteer'
         where id = ${sample('jobs', "decided_by = 'samples'")}`,
      )
      .run(email, new Date(Date.now() - 51 * dayMs).toISOString(), job);
    database
      .prepare(`update stories set email = ? where id = ${sample('stories', 'email is null')}`)
      .run(email);
  });
  return { title, job };
}

/** Requests the sign-in email. */
export async function askForEmail(page: Page, email: string) {
  await page.goto('/my');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Send me the link' }).click();
  await expect(
    page.getByRole('heading', { name: 'If we know this address, we’ve emailed you a link.' }),
  ).toBeVisible();
}

/** Requests the sign-in email and opens its link. */
export async function signIn(page: Page, product: Product, { name, email }: Person) {
  await askForEmail(page, email);
  await page.goto(linkIn(letterTo(product, email, theLink)));
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Finds a part of the page by its heading. */
export const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
