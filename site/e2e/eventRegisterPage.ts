import path from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { dayMs } from '@banyan/api/contract';
import type { Page } from '@playwright/test';
import type { Product } from './product.ts';
import { expect, freshEmail, hydrated } from './test.ts';

export const dinner = '/events/register/event-long-table';
export const succeeded = 'Registration successful! See you at the event!';
export const full = 'This event is full. Every seat is taken.';

const idOf = (page: string) => page.split('/').at(-1) ?? '';

/** Changes the product’s data directly in its database. */
const change = (product: Product, sql: string, ...values: (string | number | null)[]) => {
  const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'));
  database.exec('pragma busy_timeout = 5000');
  database.prepare(sql).run(...values);
  database.close();
};
/** Duration of the response cache plus a margin, in milliseconds. */
const shownAfterMs = 1_200;

/** Changes columns of an event, like another user, and waits until every process shows the change. */
export const changeEvent = (
  product: Product,
  page: string,
  column: 'seats_reserved' | 'registration_deadline' | 'date',
  value: string | number,
) => {
  change(product, `update events set ${column} = ? where id = ?`, value, idOf(page));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, shownAfterMs);
};

let events = 0;
/** Creates an event for one test, in ten days unless `more` says otherwise. @returns its page */
export const newEvent = (product: Product, more: Record<string, string | number | null> = {}): string => {
  events += 1;
  const id = `event-${process.pid}-${events}`;
  const row = {
    id,
    title: 'Tea, twice',
    description: `First with milk, then without. ${id}`,
    date: new Date(Date.now() + 10 * dayMs).toISOString(),
    timezone: 'America/Los_Angeles',
    location: 'Fremont',
    images: '[]',
    featured: 0,
    is_active: 1,
    is_approved: 1,
    created_at: new Date().toISOString(),
    category: 'Tea',
    seats_reserved: 0,
    media: '[]',
    sequence: 0,
    ...more,
  };
  change(
    product,
    `insert into events (${Object.keys(row).join()}) values (${Object.keys(row).map(() => '?')})`,
    ...Object.values(row),
  );
  return `/events/register/${row.id}`;
};
export const registrations = (product: Product, page: string): number => {
  const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'), { readOnly: true });
  const rows = database.prepare('select id from event_registrations where event_id = ?').all(idOf(page));
  database.close();
  return rows.length;
};

/** Fills an event up to a total of guests. They have the first guest’s name and a number. */
export const fillUp = (product: Product, page: string, total: number): void => {
  const database = new DatabaseSync(path.join(product.dataDir, 'banyan.db'));
  database.exec('pragma busy_timeout = 5000');
  const rows = database
    .prepare('select * from event_registrations where event_id = ? and cancelled_at is null')
    .all(idOf(page));
  const first: Record<string, SQLOutputValue> = rows[0] ?? {};
  const columns = Object.keys(first);
  const insert = database.prepare(
    `insert into event_registrations (${columns.join()}) values (${columns.map(() => '?')})`,
  );
  for (let number = rows.length; number < total; number += 1) {
    const email = `guest-${number}@example.org`;
    const guest: Record<string, SQLOutputValue> = {
      ...first,
      id: `${first.id}-${number}`,
      reference: `R-${number}-${first.id}`,
      last_name: `Guest ${number}`,
      email,
      email_key: email,
    };
    insert.run(...columns.map((column) => guest[column] ?? null));
  }
  database.close();
};

export const box = (page: Page, name: string) => page.getByRole('textbox', { name });
export const press = (page: Page) => page.getByRole('button', { name: 'Register' }).click();
export const door = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });

export const fill = async (page: Page, email = freshEmail()) => {
  await box(page, 'First name').fill('Bakul');
  await box(page, 'Last name').fill('Kadamb');
  await box(page, 'Email').fill(email);
  await box(page, 'Graduation year').fill('1998');
  await box(page, 'Comments').fill('No onions, please.');
};
export const stillTyped = async (page: Page) => {
  await expect(box(page, 'First name')).toHaveValue('Bakul');
  await expect(box(page, 'Graduation year')).toHaveValue('1998');
  await expect(box(page, 'Comments')).toHaveValue('No onions, please.');
};
/** Opens the page and waits as long as a person would, so that no verification is required. */
export const open = async (page: Page, address: string) => {
  await page.clock.install();
  await page.goto(address);
  await hydrated(page);
  await page.clock.fastForward(5_000);
};
