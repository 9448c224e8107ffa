import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { describe, expect, test } from 'vitest';
import { toCsv } from '../http/csv.ts';
import { terminal } from '../testing/terminal.ts';
import { needsPostgres, needsSqlite } from '../testing/test-database.ts';
import { contactBody, registrationBody, temporaryDirectory, testServer } from '../testing/test-server.ts';

async function installation() {
  const site = await testServer();
  const send = async (path: string, body: unknown) =>
    (await (await site.post(path, body)).json()).reference as string;
  return {
    ...site,
    banyan: terminal(site.dataDir),
    member: await send('/member/member-register', registrationBody()),
    message: await send('/contact', contactBody()),
  };
}

describe('a volunteer’s evening, while the site runs', () => {
  test('read the queue, read one, approve it: it is in the directory, a mail waits, and it is written down who did it', async () => {
    const { banyan, member, message, rows, database } = await installation();
    const queue = await banyan('queue');
    expect(queue.code).toBe(0);
    expect(queue.out).toMatch(new RegExp(`${member}.+member.+Rohan Bakul.+1998 Mechanical`));
    expect(queue.out).toMatch(new RegExp(`${message}.+message.+Leela Umbar.+Is the long table`));

    const shown = await banyan('show', member.toLowerCase());
    expect(shown.out).toMatch(/email:\s+rohan@example\.org/);

    const approved = await banyan('approve', member, '--as', 'Meera Palash');
    expect([approved.code, approved.out]).toEqual([0, expect.stringContaining('in the directory')]);
    const { members, letters } = await rows();
    expect(members).toMatchObject([{ status: 'approved', decided_by: 'Meera Palash' }]);
    expect(letters.filter((letter) => letter.recipient === 'rohan@example.org')).toMatchObject([
      { subject: 'Your membership is approved' },
    ]);
    expect(await database.selectFrom('audit_log').selectAll().execute()).toMatchObject([
      { who: 'Meera Palash', action: 'approve', subject: `member ${members[0]?.id}` },
    ]);
    expect((await banyan('queue')).out).not.toContain(member);
  });

  test('reject with a reason: the mail says it, and the person may ask again', async () => {
    const { banyan, member, rows, post } = await installation();
    expect((await banyan('reject', member)).code).toBe(2);
    expect((await rows()).members).toMatchObject([{ status: 'pending' }]);
    await banyan('reject', member, '--reason', 'We could not find you in the rolls.');
    const { letters } = await rows();
    expect(letters.at(-1)?.body).toContain('We could not find you in the rolls.');
    const again = registrationBody({ personalNote: 'It is under my maiden name.' });
    const { reference } = await (await post('/member/member-register', again)).json();
    expect((await rows()).members.map((row) => row.status).toSorted()).toEqual(['pending', 'rejected']);
    expect((await banyan('approve', reference)).code).toBe(0);
  });

  test('a decision is made once', async () => {
    const { banyan, member, rows } = await installation();
    await banyan('approve', member);
    const before = await rows();
    const again = await banyan('reject', member, '--reason', 'Late.');
    expect(again.code).toBe(1);
    expect(again.out).toMatch(
      new RegExp(`^${member}: \\S+ approved this at \\d\\d:\\d\\d\\. Nothing was changed\\.$`),
    );
    expect(await rows()).toEqual(before);
  });

  test('messages are handled or set aside, without mail to the sender', async () => {
    const { banyan, message, rows } = await installation();
    const before = (await rows()).letters.length;
    expect((await banyan('approve', message)).out).toBe(`${message} is marked as handled.`);
    const { messages, letters } = await rows();
    expect([messages[0]?.status, letters.length]).toEqual(['handled', before]);
  });

  test('a backup taken while the site writes opens as it is', async (context) => {
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

  test('a backup of PostgreSQL is another tool’s', async (context) => {
    needsPostgres(context, 'SQLite is copied');
    const { banyan, dataDir } = await installation();
    const answer = await banyan('backup');
    expect([answer.code, answer.out]).toEqual([1, expect.stringContaining('pg_dump --format=custom')]);
    expect(readdirSync(dataDir)).not.toContain('backups');
  });

  test('the outbox says that mail stays until SMTP_URL is set', async () => {
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

describe('export', () => {
  test('gives every row to a spreadsheet, and no formula', async () => {
    const { banyan, post, dataDir } = await installation();
    await post('/contact', contactBody({ firstName: '=cmd|calc', message: 'He said "hi",\nthen left' }));
    const file = join(dataDir, 'messages.csv');
    expect((await banyan('export', '--csv', 'messages', '--out', file)).code).toBe(0);
    const csv = readFileSync(file, 'utf8');
    expect(csv.split('\r\n')).toHaveLength(4);
    expect(csv).toContain(`"'=cmd|calc"`);
    expect(csv).toContain('"He said ""hi"",\nthen left"');
    expect((await banyan('export', '--csv', 'members')).out).toContain('"rohan@example.org"');
    expect((await banyan('export', 'members')).code).toBe(2);
  });

  const formulas = [
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\r=1',
    ' =1',
    '\n=1',
    '\0=1',
    '＝1',
    '＋1',
    '－1',
    '＠SUM(A1)',
  ];
  test.each(formulas)('the cell %j becomes text', (cell) => {
    expect(toCsv(['a'], [{ a: cell }])).toContain(`"'${cell}"`);
  });

  test('what only looks like one stays as it is', () => {
    expect(toCsv(['a'], [{ a: 'A = B' }, { a: ' spaced' }])).toBe('\ufeff"a"\r\n"A = B"\r\n" spaced"\r\n');
  });

  test('numbers stay numbers', () => {
    expect(toCsv(['a'], [{ a: -1 }])).toBe('\ufeff"a"\r\n"-1"\r\n');
  });
});

describe('a mistake at the keyboard is answered with a sentence', () => {
  test.each([
    [['dance'], 2, 'There is no command "dance".'],
    [['queue', '--quietly'], 2, '--quietly'],
    [['show'], 2, 'Name one submission'],
    [['show', 'M-0000-0000'], 1, 'There is no submission M-0000-0000.'],
    [['export', '--csv', 'secrets'], 2, 'Say what to export'],
    [['help'], 0, 'approve ID'],
    [[], 0, 'approve ID'],
  ])('banyan %j', async (words, code, sentence) => {
    const { banyan } = await installation();
    const result = await banyan(...words);
    expect(result.code).toBe(code);
    expect(result.out).toContain(sentence);
  });

  test('a directory without a database is not turned into one', async (context) => {
    needsSqlite(context, 'on PostgreSQL the database is elsewhere');
    const directory = temporaryDirectory();
    expect(await terminal(directory)('queue')).toMatchObject({
      code: 1,
      out: expect.stringContaining('There is no database'),
    });
    expect(readdirSync(directory)).toEqual([]);
  });

  test('a wrong variable is named', async () => {
    const result = await terminal('.', { PORT: 'x' })('queue');
    expect(result).toMatchObject({ code: 1, out: expect.stringContaining('PORT') });
  });

  test('the program itself ends with that exit code', async () => {
    const program = new URL('./main.ts', import.meta.url).pathname;
    const attempt = promisify(execFile)(process.execPath, [program, 'dance']);
    await expect(attempt).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no command'),
    });
  });
});
