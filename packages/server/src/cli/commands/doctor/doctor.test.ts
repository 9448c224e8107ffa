import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@banyan/api/contract';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { databaseFile } from '../../../database/engines/sqlite/file.ts';
import { terminal } from '../../../testing/terminal.ts';
import { needsSqlite, temporaryDirectory } from '../../../testing/test-database.ts';
import { testServer } from '../../../testing/test-server.ts';

/** Environment of a site in production. */
const whole = {
  NODE_ENV: 'production',
  PUBLIC_ORIGIN: 'https://alumni.example.org',
  TRUSTED_PROXIES: '127.0.0.1',
  SMTP_URL: 'smtp://mail.example.org',
  MAIL_FROM: 'site@example.org',
  MAIL_TO: 'volunteers@example.org',
  PAYPAL_CLIENT_ID: 'client',
  PAYPAL_CLIENT_SECRET: 'secret',
  PAYPAL_WEBHOOK_ID: 'webhook',
};

/** Site with a backup of the given age in days. */
async function site(days = 1) {
  const { dataDir, database } = await testServer();
  const backup = join(dataDir, 'backups', 'banyan-1');
  mkdirSync(backup, { recursive: true });
  const seconds = (Date.now() - days * dayMs) / 1000 - 60;
  utimesSync(backup, seconds, seconds);
  const doctor = (variables: Record<string, string> = {}, ...words: string[]) =>
    terminal(dataDir, { ...whole, ...variables })('doctor', ...words);
  return { dataDir, database, doctor };
}

it('prints OK for each part of a complete site and exits with 0', async () => {
  const { code, out } = await (await site()).doctor();
  expect([code, out.match(/^OK {5}/gm)?.length, out.includes('TO DO')]).toEqual([0, 9, false]);
});

it.each([
  [{ PUBLIC_ORIGIN: 'http://alumni.example.org' }, 'Address: http://alumni.example.org is not encrypted.'],
  [{ TRUSTED_PROXIES: '' }, 'Address: TRUSTED_PROXIES is not set'],
  [{ OFFICE: 'off' }, 'Office: The Office is off'],
  [{ SMTP_URL: '' }, 'Mail: No email is sent. Set SMTP_URL, MAIL_FROM and MAIL_TO.'],
  [{ PAYPAL_WEBHOOK_ID: '' }, 'Payments: PayPal cannot tell the site of refunds.'],
  [{ PAYPAL_API: 'https://api-m.sandbox.paypal.com' }, 'Payments: PAYPAL_API is the sandbox'],
])('says what to do about %j and exits with 1', async (variables, sentence) => {
  const { code, out } = await (await site()).doctor(variables);
  expect([code, out]).toEqual([1, expect.stringContaining(`TO DO  ${sentence}`)]);
});

it('asks for a backup when the newest is old, and finds backups in the given folder', async (context) => {
  needsSqlite(context, 'PostgreSQL has a tool of its own');
  const { dataDir, doctor } = await site(9);
  expect((await doctor()).out).toContain('TO DO  Backups: The newest backup is 9 days old.');
  expect((await doctor({}, '--backups', join(dataDir, 'nowhere'))).out).toContain('There is no backup.');
});

it('detects an older, a newer and a damaged database', async (context) => {
  needsSqlite(context, 'it is a file there');
  const { dataDir, database, doctor } = await site();
  await sql`update migrations set name = '9999-moods' where name like '0001%'`.execute(database);
  expect((await doctor()).out).toContain('TO DO  Database: A newer version of this program');
  await sql`delete from migrations where name = '9999-moods'`.execute(database);
  expect((await doctor()).out).toContain('TO DO  Database: The database is of an older version.');
  const damaged = temporaryDirectory();
  writeFileSync(
    databaseFile(damaged),
    'no database at all, but a text that is long enough to be read as one',
  );
  expect((await terminal(damaged, whole)('doctor')).out).toContain(
    'TO DO  Database: The database is damaged',
  );
  expect((await terminal(join(dataDir, 'nowhere'), whole)('doctor')).out).toContain('TO DO  Data:');
});
