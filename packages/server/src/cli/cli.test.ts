import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { terminal } from '../testing/terminal.ts';
import { needsPostgres, needsSqlite } from '../testing/test-database.ts';
import { contactBody, registrationBody, temporaryDirectory, testServer } from '../testing/test-server.ts';

async function installation() {
  const site = await testServer();
  await site.post('/member/member-register', registrationBody());
  await site.post('/contact', contactBody());
  return { ...site, banyan: terminal(site.dataDir) };
}

describe('commands beside a running site', () => {
  test('makes a backup that opens as it is while the site writes', async (context) => {
    needsSqlite(context, 'PostgreSQL has a tool of its own');
    const { banyan, dataDir, post } = await installation();
    const writes = Array.from({ length: 20 }, (_, i) => post('/contact', contactBody({ message: `${i}` })));
    const [saved] = await Promise.all([banyan('backup'), ...writes]);
    expect(saved.code).toBe(0);
    const [name = ''] = readdirSync(join(dataDir, 'backups'));
    const copy = new Sqlite(join(dataDir, 'backups', name, 'banyan.db'), { readonly: true });
    expect(copy.pragma('integrity_check')).toEqual([{ integrity_check: 'ok' }]);
    expect(copy.prepare("select count(*) as n from members where decided_by is not 'samples'").get()).toEqual(
      {
        n: 1,
      },
    );
    copy.close();
    const target = join(dataDir, 'backups', name);
    expect(await banyan('backup', target)).toMatchObject({
      code: 1,
      out: expect.stringContaining('ever replaced'),
    });
  });

  test('names PostgreSQL’s own backup tool', async (context) => {
    needsPostgres(context, 'SQLite is copied');
    const { banyan, dataDir } = await installation();
    const answer = await banyan('backup');
    expect([answer.code, answer.out]).toEqual([1, expect.stringContaining('pg_dump --format=custom')]);
    expect(readdirSync(dataDir)).not.toContain('backups');
  });

  test('says in the outbox that emails wait until SMTP_URL is set', async () => {
    const { banyan, dataDir } = await installation();
    expect((await banyan('outbox')).out).toMatch(/2 waiting\.\nNo mail is sent while SMTP_URL is not set/);
    const withMail = await terminal(dataDir, {
      SMTP_URL: 'smtp://mail.example.org',
      MAIL_FROM: 'a@example.org',
      MAIL_TO: 'b@example.org',
    })('outbox');
    expect(withMail.out).not.toContain('SMTP_URL');
  });
});

describe('export command', () => {
  test('exports every row for a spreadsheet, without formulas', async () => {
    const { banyan, post, dataDir } = await installation();
    await post('/contact', contactBody({ firstName: '=cmd|calc', message: 'He said "hi",\nthen left' }));
    const file = join(dataDir, 'messages.csv');
    expect((await banyan('export', '--csv', 'messages', '--out', file)).code).toBe(0);
    const csv = readFileSync(file, 'utf8');
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain(`"'=cmd|calc"`);
    expect(csv).toContain('"He said ""hi"",\nthen left"');
    expect((await banyan('export', '--csv', 'members')).out).toContain('"rohan@example.org"');
  });
});

describe('errors at the command line', () => {
  test.each([
    [['dance'], 2, 'There is no command "dance".'],
    [['queue'], 2, 'There is no command "queue".'],
    [['office', 'dance'], 2, 'There is no command "office dance".'],
    [['export', '--csv', 'secrets'], 2, 'Say what to export'],
    [['help'], 0, 'forget EMAIL'],
    [[], 0, 'forget EMAIL'],
  ])('answers banyan %j with a message', async (words, code, sentence) => {
    const { banyan } = await installation();
    const result = await banyan(...words);
    expect(result.code).toBe(code);
    expect(result.out).toContain(sentence);
  });

  test('does not create a database in an empty directory', async (context) => {
    needsSqlite(context, 'on PostgreSQL the database is elsewhere');
    const directory = temporaryDirectory();
    expect(await terminal(directory)('outbox')).toMatchObject({
      code: 1,
      out: expect.stringContaining('There is no database'),
    });
    expect(readdirSync(directory)).toEqual([]);
  });

  test('names an invalid environment variable', async () => {
    const result = await terminal('.', { PORT: 'x' })('outbox');
    expect(result).toMatchObject({ code: 1, out: expect.stringContaining('PORT') });
  });

  test('ends the process with the exit code', async () => {
    const program = new URL('./main.ts', import.meta.url).pathname;
    const attempt = promisify(execFile)(process.execPath, [program, 'dance']);
    await expect(attempt).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no command'),
    });
  });
});
