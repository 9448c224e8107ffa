import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { openDatabase } from '../../../database/open.ts';
import { testBucket } from '../../../media/store/test-media.ts';
import { installationSecret } from '../../../settings/secret.ts';
import { terminal } from '../../../testing/terminal.ts';
import { bareDatabase, needsPostgres } from '../../../testing/test-database.ts';
import { contactBody } from '../../../testing/test-server.ts';
import { installation, site } from './test-installation.ts';

const nobody = 'postgres://asha:secret@127.0.0.1:1/banyan';

const reads = [
  '/alumni-stories/get-stories',
  '/events/get-active-events',
  '/member/get-members?search=kadamb',
  '/member/get-members?page=2',
  '/news/fetch-all-news',
];

const served = ({ request }: Pick<Awaited<ReturnType<typeof site>>, 'request'>, photo: string) =>
  Promise.all([...reads, photo].map(async (path) => (await request(path)).bytes()));

describe('refused moves', () => {
  test.each([
    [['somewhere'], 2, /^Name the database first/],
    [[nobody, 's3://one', 's3://two'], 2, /^Name the database first/],
    [[nobody, 'bucket'], 1, /^MEDIA_URL must be/],
    [[nobody], 1, /^No PostgreSQL answers/],
  ])('refuses the addresses %s and changes nothing', async (places, code, sentence) => {
    const { banyan, stop } = await installation();
    await stop();
    const answer = await banyan('move', ...places);
    expect([answer.code, answer.out]).toEqual([code, expect.stringMatching(sentence)]);
    expect(answer.out).not.toContain('secret');
  });

  test('refuses to move a running site, a missing database, and a site already set to the new addresses', async () => {
    const { banyan, root, dataDir } = await installation();
    expect((await banyan('move', nobody)).out).toMatch(/^The site is using .*Stop it first/);
    expect((await terminal(join(root, 'nothing'))('move', nobody)).out).toMatch(/^There is no database in/);
    const set = await terminal(dataDir, { DATABASE_URL: nobody })('move', nobody);
    expect([set.code, set.out]).toEqual([1, expect.stringMatching(/^DATABASE_URL or MEDIA_URL is set/)]);
  });
});

describe('moving to PostgreSQL', () => {
  beforeEach((context) => needsPostgres(context, 'it moves to a PostgreSQL server'));

  test('refuses data that a newer version has written', async () => {
    const { dataDir, banyan, stop } = await installation();
    await stop();
    const source = await openDatabase(readConfig({ DATA_DIR: dataDir }));
    await sql`alter table contact_messages add column mood text`.execute(source);
    await source.destroy();
    const moved = await banyan('move', await bareDatabase());
    expect([moved.code, moved.out]).toEqual([
      1,
      expect.stringMatching(/^A newer version of this program .*“contact_messages.mood”/),
    ]);
  });

  test('serves the same content afterwards, keeps links in emails valid, and can be repeated', async () => {
    const { dataDir, banyan, request, stop, photo } = await installation();
    const before = await served({ request }, photo);
    await stop();
    const [DATABASE_URL, bucket] = [await bareDatabase(), await testBucket()];
    const variables = { ...bucket.environment, DATABASE_URL };
    const { MEDIA_URL, ...keys } = bucket.environment;
    const moving = terminal(dataDir, keys);
    for (const said of ['Moved: ', 'All of it was there already: ']) {
      const moved = await moving('move', DATABASE_URL, MEDIA_URL);
      expect([moved.code, moved.out]).toEqual([0, expect.stringContaining(said)]);
      expect(moved.out).toMatch(/^contact_messages +1$/m);
      expect(moved.out).toContain('2 files of photos and films are in the bucket');
    }
    const config = readConfig({ DATABASE_URL });
    const database = await openDatabase(config);
    expect(await installationSecret(database, config)).toBe(
      readFileSync(join(dataDir, 'secret.key'), 'utf8'),
    );
    await database.destroy();
    expect(await served(await site(join(dataDir, 'unused'), variables), photo)).toEqual(before);
    const messages = ['export', '--csv', 'messages'];
    expect(await terminal(dataDir, variables)(...messages)).toEqual(await banyan(...messages));
  });

  test('refuses to overwrite data written there meanwhile without --replace', async () => {
    const { dataDir, banyan, stop } = await installation();
    await stop();
    const DATABASE_URL = await bareDatabase();
    expect((await banyan('move', DATABASE_URL)).code).toBe(0);
    const there = await site(join(dataDir, 'unused'), { DATABASE_URL });
    const sent = await there.request('/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(contactBody({ message: 'What is written after a move stays.' })),
    });
    expect(sent.status).toBe(200);
    await there.stop();
    const again = await banyan('move', DATABASE_URL);
    expect([again.code, again.out]).toEqual([1, expect.stringMatching(/holds \d+ rows already.*--replace/)]);
    const replaced = await banyan('move', DATABASE_URL, '--replace');
    expect([replaced.code, replaced.out]).toEqual([0, expect.stringMatching(/^contact_messages +1$/m)]);
  });
});
