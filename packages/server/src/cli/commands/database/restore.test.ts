import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../database/open.ts';
import { testBucket } from '../../../media/store/test-media.ts';
import { terminal } from '../../../testing/terminal.ts';
import { dump } from '../../../testing/test-dump.ts';
import { contactBody } from '../../../testing/test-server.ts';
import { installation, site } from './test-installation.ts';

/** Every row of every table, and every media file with its bytes. */
async function everything(dataDir: string) {
  const database = await openDatabase({ dataDir, database: undefined });
  const rows = await dump(database);
  await database.destroy();
  const media = join(dataDir, 'media');
  const names = readdirSync(media, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => statSync(join(media, name)).isFile());
  return {
    rows,
    secret: readFileSync(join(dataDir, 'secret.key'), 'utf8'),
    files: files.map((name) => [name, readFileSync(join(media, name)).toString('base64')]),
  };
}

const readable = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

const reads = [
  '/alumni-stories/get-stories',
  '/events/get-active-events',
  '/member/get-members',
  '/news/fetch-all-news',
];

test('serves the same content after a backup, the loss of everything and a restore', async () => {
  const { root, dataDir, banyan, request, stop, photo } = await installation();
  const served = async (ask: typeof request) =>
    Promise.all([...reads, photo].map(async (path) => (await ask(path)).bytes()));
  const folder = join(root, 'saved');
  const saved = await banyan('backup', folder, '--media');
  expect([saved.code, saved.out]).toEqual([
    0,
    expect.stringContaining('database and secret, and 14 files of photos and films.'),
  ]);
  const before = await served(request);
  await stop();
  const whole = await everything(dataDir);
  rmSync(dataDir, { recursive: true });

  const restored = await banyan('restore', folder);
  expect([restored.code, restored.out]).toEqual([
    0,
    expect.stringContaining('14 files of photos and films.'),
  ]);
  expect(await everything(dataDir)).toEqual(whole);
  expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600);
  expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  expect(await served((await site(dataDir)).request)).toEqual(before);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('.restoring'))).toEqual([]);
});

test('replaces existing data only with --replace, and then keeps it aside', async () => {
  const { root, dataDir, banyan, stop, post } = await installation();
  const folder = join(root, 'saved');
  await banyan('backup', folder, '--media');
  await post('/contact', contactBody({ message: 'Came after the backup.' }));
  expect(await banyan('restore', folder)).toEqual({
    code: 1,
    out: `There is data in ${dataDir} already. Nothing was changed; with --replace it is put aside first.`,
  });
  expect(await banyan('restore', folder, '--replace')).toEqual({
    code: 1,
    out: `The site is using ${dataDir}. Stop it first; nothing was changed.`,
  });
  await stop();
  const whole = await everything(dataDir);
  const restored = await banyan('restore', folder, '--replace');
  expect(restored.code).toBe(0);
  const aside = /What was there is in (.+);/.exec(restored.out)?.[1] ?? '';
  expect(await everything(aside)).toEqual(whole);
  const messages = async (folder: string) => (await everything(folder)).rows.contact_messages;
  expect([await messages(dataDir), await messages(aside)]).toMatchObject([{ length: 1 }, { length: 2 }]);
  // A media folder alone counts as data, too.
  const other = join(root, 'other');
  mkdirSync(join(other, 'media'), { recursive: true });
  expect((await terminal(other)('restore', folder)).out).toContain('There is data in');
});

test('refuses to back up a damaged database, which the site reports until it is whole again', async () => {
  const { root, dataDir, banyan, stop } = await installation();
  await stop();
  const file = join(dataDir, 'banyan.db');
  const whole = readFileSync(file);
  // Damages a page that is not read at startup.
  const opened = new Sqlite(file, { readonly: true });
  const page = Number(
    opened.prepare(`select rootpage from sqlite_master where name = 'email_changes_new'`).pluck().get(),
  );
  opened.close();
  writeFileSync(file, Buffer.from(whole).fill(7, (page - 1) * 4_096, page * 4_096));
  const { request } = await site(dataDir);
  const health = async () => (await request('/health')).status;
  expect(await health()).toBe(200);
  const folder = join(root, 'new', 'saved');
  const { code, out } = await banyan('backup', folder);
  expect([code, out]).toEqual([
    1,
    expect.stringMatching(
      /^The database in .* is damaged \(.+\); nothing was saved\. Stop the site and put the newest backup back: banyan restore FOLDER --replace\./,
    ),
  ]);
  expect([existsSync(join(root, 'new')), await health()]).toEqual([false, 503]);
  writeFileSync(file, whole);
  expect([(await banyan('backup', folder)).code, await health()]).toEqual([0, 200]);
  expect(readdirSync(dataDir).filter((name) => name.includes('damaged'))).toEqual([]);
});

test('refuses a file that is not a database in every command, and restores a backup over it', async () => {
  const { root, dataDir, banyan, stop } = await installation();
  const folder = join(root, 'saved');
  await banyan('backup', folder);
  await stop();
  writeFileSync(join(dataDir, 'banyan.db'), 'This is no database. '.repeat(1_000));
  for (const words of [['outbox'], ['backup'], ['move', 'postgres://asha@127.0.0.1:1/banyan']]) {
    const { code, out } = await banyan(...words);
    expect([words, code, out]).toEqual([
      words,
      1,
      expect.stringMatching(/is damaged \(.+\).* banyan restore FOLDER --replace/),
    ]);
  }
  expect((await banyan('restore', folder, '--replace')).code).toBe(0);
  expect((await banyan('backup', join(root, 'again'))).code).toBe(0);
  await expect(site(dataDir)).resolves.toBeDefined();
});

test('changes nothing for a folder that is not a backup or is damaged', async () => {
  const { root, dataDir, banyan, stop } = await installation();
  await stop();
  const folder = join(root, 'saved');
  await banyan('backup', folder);
  const blank = terminal(join(root, 'blank'));
  const refused = async (damage: (copy: string) => void) => {
    const copy = join(root, 'copy');
    cpSync(folder, copy, { recursive: true });
    damage(copy);
    const { code, out } = await blank('restore', copy);
    rmSync(copy, { recursive: true });
    expect([code, readable(join(root, 'blank'))]).toEqual([1, []]);
    return out;
  };
  expect(await refused((copy) => rmSync(join(copy, 'banyan.db')))).toContain('is no backup');
  expect(await refused((copy) => rmSync(join(copy, 'secret.key')))).toContain('is no backup');
  expect(await refused((copy) => writeFileSync(join(copy, 'secret.key'), 'x'))).toContain('The secret in');
  expect(
    await refused((copy) => {
      const bytes = readFileSync(join(copy, 'banyan.db'));
      writeFileSync(join(copy, 'banyan.db'), bytes.fill(7, 4_096, 40_960));
    }),
  ).toMatch(/is damaged \(.+\)\. Nothing was changed\./);
  const { code, out } = await blank('restore', folder);
  expect([code, out]).toEqual([0, expect.stringContaining('It has no photos and films')]);
  expect(readFileSync(join(root, 'blank', 'secret.key'))).toEqual(readFileSync(join(dataDir, 'secret.key')));
});

test('says that photos and videos of a bucket are not in a backup', async () => {
  const { environment } = await testBucket();
  const { root, dataDir } = await installation();
  const banyan = terminal(dataDir, environment);
  const { code, out } = await banyan('backup', join(root, 'saved'), '--media');
  expect([code, out, existsSync(join(root, 'saved'))]).toEqual([
    1,
    expect.stringContaining('in the bucket banyan, and copies of it are made there; nothing was saved.'),
    false,
  ]);
  expect((await banyan('backup', join(root, 'saved'))).code).toBe(0);
});
