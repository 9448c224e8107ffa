import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { hideEntry } from '../../../members/entries.ts';
import { reviewing } from '../../../review/test-reviewing.ts';
import { terminal } from '../../../testing/terminal.ts';
import { databaseVariables } from '../../../testing/test-database.ts';
import { contactBody, registrationBody, testServer } from '../../../testing/test-server.ts';

/* Runs an import in a separate process, beside a site that answers requests. */

const head = 'first_name,last_name,email,year,program';
const words = ['Bakul', 'Chinch', 'Kadamb', 'Limbkar', 'Palash', 'Shirish', 'Umbar', 'Velu'];
const lineOf = (number: number) =>
  `Zubeida,${words[number % words.length]} ${words[number % 7]},z-${number}@example.org,1855,Civil`;
const lines = (count: number) => Array.from({ length: count }, (_, number) => lineOf(number));

async function besideSite() {
  const site = await testServer();
  const file = join(site.dataDir, 'roll.csv');
  const { database, request } = site;
  const ask = async (path: string) => (await request(path)).json();
  /** Number of imported rows, visible or not. */
  const staged = async () => {
    const { rows } = await database
      .selectFrom('members')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('imported', '>', 0)
      .executeTakeFirstOrThrow();
    return rows;
  };
  return {
    ...site,
    staged,
    banyan: terminal(site.dataDir),
    memberImport: (content: readonly string[]) => writeFileSync(file, [head, ...content, ''].join('\n')),
    file,
    find: (query: string) => ask(`/member/get-members?${query}`),
    classYears: async () => (await ask('/member/get-class-years')).data,
    /** Starts the import in a separate process, and resolves when some hundred people are stored. */
    async begin() {
      const child = spawn(process.execPath, [join(import.meta.dirname, '../../main.ts'), 'import', file], {
        env: { ...process.env, DATA_DIR: site.dataDir, ...(await databaseVariables(site.dataDir)) },
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const out: string[] = [];
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => out.push(String(text)));
      const ended = once(child, 'exit');
      await vi.waitFor(async () => expect(await staged()).toBeGreaterThan(100), {
        timeout: 60_000,
        interval: 5,
      });
      return { child, ended, out };
    },
  };
}

test('imports 20,000 people without showing them early or blocking requests, and then shows all of them', {
  timeout: 180_000,
}, async () => {
  const site = await besideSite();
  const { banyan, database, find, post, begin } = site;
  const before = { total: (await find('')).total, classYears: await site.classYears() };
  const sample = await database.selectFrom('members').selectAll().limit(1).executeTakeFirstOrThrow();
  const asked = await (
    await post('/member/member-register', registrationBody({ FirstName: 'Zubeida', LastName: 'Umbar Rao' }))
  ).json();
  site.memberImport(lines(20_000));
  const { child, ended, out } = await begin();

  expect(await find('search=zubeida')).toMatchObject({ data: [], total: 0 });
  expect(await find('search=zubeyda')).toMatchObject({ data: [], total: 0 });
  expect(await find('')).toMatchObject({ total: before.total });
  expect(await find('sort=oldest')).toMatchObject({
    data: expect.not.arrayContaining([{ firstName: 'Zubeida' }]),
  });
  expect(await find('graduationYear=1855')).toMatchObject({ data: [], total: 0 });
  expect(await site.classYears()).toEqual(before.classYears);
  const [staged] = await database
    .selectFrom('members')
    .selectAll()
    .where('imported', '>', 0)
    .limit(1)
    .execute();
  const review = reviewing(site);
  await expect(review.links(staged?.id ?? '')).rejects.toThrow('gone');
  await expect(review.named(staged?.id ?? '')).rejects.toThrow('There is no submission');
  expect((await banyan('export', '--csv', 'members')).out).not.toContain('Zubeida,');

  await review.approve(asked.reference);
  const token = { memberId: sample.id, spend: { key: 'link', expiresAt: Date.now() + 60_000 } };
  expect(await hideEntry(database, token, 'http://localhost:3000', Date.now())).toBe('done');
  // Two people of the import register themselves while it runs: the import has stored one of them and not yet the other.
  const meanwhile = [lineOf(19_999), `${staged?.first_name},${staged?.last_name},${staged?.email}`];
  for (const line of meanwhile) {
    const [FirstName, LastName, email] = line.split(',');
    const { status } = await post(
      '/member/member-register',
      registrationBody({ FirstName, LastName, email }),
    );
    expect(status).toBe(200);
  }
  let [writes, longest] = [0, 0];
  while (child.exitCode === null) {
    const began = performance.now();
    expect((await post('/contact', contactBody({ message: `Number ${writes} ${longest}` }))).status).toBe(
      200,
    );
    longest = Math.max(longest, performance.now() - began);
    if ((await site.staged()) < 15_000) writes += 1;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await ended, out.join('')).toEqual([0, null]);
  console.info(
    `${writes} writes well before the end of an import; the longest of all took ${Math.round(longest)} ms`,
  );
  // With a single transaction, no write would succeed before its end.
  expect(writes).toBeGreaterThan(5);

  expect(out.join('')).toContain('19998 are in the directory.');
  for (const line of meanwhile)
    expect(out.join('')).toContain(`${line.split(',')[2]} asked to become a member`);
  expect(await find('')).toMatchObject({ total: before.total + 19_998 + 1 - 1 });
  expect(await find('search=zubeyda&graduationYear=1855')).toMatchObject({ total: 19_998 });
  expect(await find('search=umbar+rao+zubeida')).toMatchObject({ total: 1 });
  expect((await site.classYears())[0]).toEqual({ year: 1855, members: 19_998 });
  const ids = (await find(`search=${encodeURIComponent(sample.last_name)}&limit=100`)).data.map(
    ({ _id }: { _id: string }) => _id,
  );
  expect(ids).not.toContain(sample.id);
  const emails = (await site.rows()).members.map(({ email_key }) => email_key);
  expect(emails).toHaveLength(20_001);
  expect(new Set(emails).size).toBe(20_001);
  expect(
    await database.selectFrom('audit_log').select('detail').where('action', '=', 'import').execute(),
  ).toEqual([{ detail: '19998 from roll.csv' }]);
});

test('shows nothing of a killed import, and the next one cleans up and imports everybody', {
  timeout: 60_000,
}, async () => {
  const site = await besideSite();
  const before = (await site.find('')).total;
  site.memberImport(lines(20_000));
  const { child, ended } = await site.begin();
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(await site.find('')).toMatchObject({ total: before });
  expect(await site.find('search=zubeida')).toMatchObject({ total: 0 });
  expect((await site.banyan('import', site.file, '--dry-run')).out).toContain('20000 could be imported');
  expect(await site.staged()).toBeGreaterThan(0);
  site.memberImport(lines(3));
  const next = await site.banyan('import', site.file);
  expect(next).toMatchObject({ code: 0, out: '3 are in the directory. No mail was sent.' });
  expect(await site.staged()).toBe(3);
  expect(await site.find('')).toMatchObject({ total: before + 3 });
  const { members } = await site.rows();
  expect(members.map(({ email }) => email).sort()).toEqual([
    'z-0@example.org',
    'z-1@example.org',
    'z-2@example.org',
  ]);
});

test('refuses a second import at the same time without disturbing the first', {
  timeout: 60_000,
}, async () => {
  const site = await besideSite();
  site.memberImport(lines(20_000));
  const { ended, out } = await site.begin();
  const second = await site.banyan('import', site.file);
  expect(second).toMatchObject({ code: 1, out: expect.stringContaining('Another import is under way.') });
  expect(await ended, out.join('')).toEqual([0, null]);
  expect(await site.find('search=zubeida')).toMatchObject({ total: 20_000 });
});
