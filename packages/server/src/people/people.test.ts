import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { listMember, unlistMember } from '../members/directory/listing.ts';
import { installationSecret } from '../settings/secret.ts';
import { dump } from '../testing/test-dump.ts';
import { eventBody, testServer } from '../testing/test-server.ts';
import { exportPerson } from './export.ts';
import { siteWithPeople, zubeida } from './test-person.ts';
import { tracesOf } from './test-traces.ts';

type Site = Awaited<ReturnType<typeof siteWithPeople>>;

const files = (dataDir: string) => {
  const media = join(dataDir, 'media');
  return existsSync(media)
    ? readdirSync(media, { recursive: true })
        .map(String)
        .filter((name) => /\.(?:jpg|webp)$/.test(name))
    : [];
};

/** Every response of the site that could show her. */
async function shown({ request }: Pick<Site, 'request'>): Promise<string> {
  const paths = [
    '/member/get-members?search=zubeida',
    '/member/get-members?company=zinc',
    '/member/get-members',
    '/alumni-stories/get-stories',
    '/jobs/get-jobs',
    '/search?q=gearwheel',
    '/search?q=nandruk',
  ];
  const answers = await Promise.all(paths.map(async (path) => (await request(path)).text()));
  return answers.join('\n').toLowerCase();
}

describe('banyan forget', () => {
  test('banyan forget leaves no trace of a person but the captured gift, on the site and in the tables', async () => {
    const site = await siteWithPeople();
    const { banyan, dataDir, coming, post, request } = site;
    expect(await shown(site)).toContain('nandruk');
    const { data } = await (await request('/alumni-stories/get-stories')).json();
    const photo = data
      .map(({ authorImage }: { authorImage: string }) => authorImage.replace('/api', ''))
      .find(Boolean);
    expect((await request(photo)).status).toBe(200);
    expect((await post(coming, eventBody())).status).toBe(409);

    const { out, code } = await banyan('forget', 'zubeida@EXAMPLE.org', '--as', 'Sneha Shirish');
    expect(code).toBe(0);
    for (const words of [
      '   3  members or requests for membership\n   1  corrections\n',
      '   1  registrations for coming events\n   1  registrations for past events\n',
      '   2  stories\n   2  photos\n   1  jobs\n   1  messages\n   1  questions\n   1  donors of gifts that were never paid\n',
      '1 gift was received and stays, with name, email and amount: tax law wants it kept.',
      'backups',
    ])
      expect(out).toContain(words);

    expect(await tracesOf(site.database)).toEqual([
      expect.stringMatching(/^donations: .*"state":"captured"/),
    ]);
    const answers = await shown(site);
    for (const trace of zubeida.traces) expect(answers).not.toContain(trace);
    expect((await request(photo)).status).toBe(404);
    expect(files(dataDir)).toEqual([]);
    // Her future seat is free, and her past attendance still counts.
    expect((await post(coming, eventBody())).status).toBe(200);
    const registrations = site.database.selectFrom('event_registrations').selectAll();
    const rows = await registrations.where('event_id', '=', 'past').orderBy('email').execute();
    expect(rows).toMatchObject([
      { first_name: '', last_name: '', email: '', comments: '' },
      { first_name: 'Tara', email: 'tara@example.org' },
    ]);
    const auditActions = await site.database
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'forget')
      .execute();
    expect(auditActions).toMatchObject([{ who: 'Sneha Shirish', subject: 'person' }]);
  });

  test('banyan forget leaves everybody else’s data alone', async () => {
    const { banyan, review, config, database, ids } = await siteWithPeople();
    const secret = await installationSecret(database, config);
    const before = await exportPerson(database, secret, 'tara@example.org');
    await banyan('forget', zubeida.email);
    expect(await exportPerson(database, secret, 'tara@example.org')).toEqual(before);
    expect((await review.queue()).answered).toContain(ids.tarasMessage);
  });

  test('banyan forget has no effect the second time and reports an unknown address', async () => {
    const site = await siteWithPeople();
    await site.banyan('forget', zubeida.email);
    const before = await dump(site.database);
    const again = await site.banyan('forget', zubeida.email);
    expect(again).toMatchObject({ code: 0, out: expect.stringContaining('1 gift was received and stays') });
    expect(await site.banyan('forget', 'nobody@example.org')).toEqual({
      code: 0,
      out: 'There is nothing of nobody@example.org in here.',
    });
    expect(await dump(site.database)).toEqual(before);
    expect((await site.banyan('forget', 'zubeida')).code).toBe(2);
  });

  test('banyan forget keeps the donor of a gift whose outcome is unknown, and says so', async () => {
    const { banyan, database, declined } = await siteWithPeople();
    const open = database.updateTable('donations').where('order_id', '=', declined.id);
    await open.set({ asked_at: Date.now() }).execute();
    expect((await banyan('forget', zubeida.email)).out).toContain(
      '1 gift is not settled yet and stays until it is',
    );
    const row = await database
      .selectFrom('donations')
      .selectAll()
      .where('order_id', '=', declined.id)
      .executeTakeFirst();
    expect(row).toMatchObject({ email: zubeida.email });
    await open.set({ asked_at: null }).execute();
    expect((await banyan('forget', zubeida.email)).out).toContain(
      '   1  donors of gifts that were never paid',
    );
  });

  test('banyan forget removes the person from a running import', async () => {
    const { banyan, database } = await siteWithPeople();
    const row = await database
      .selectFrom('members')
      .selectAll()
      .where('status', '=', 'approved')
      .where('first_name', '=', 'Zubeida')
      .executeTakeFirstOrThrow();
    await transaction(database, async (trx) => {
      await unlistMember(trx, row.id);
      await trx.updateTable('members').set({ imported: 1 }).where('id', '=', row.id).execute();
      await listMember(trx, { ...row, imported: 1 });
    });
    expect((await banyan('forget', zubeida.email)).out).toContain(
      '   1  lines of an import that is under way',
    );
    const left = database.selectFrom('members').select('id').where('first_name', '=', 'Zubeida');
    expect(await left.execute()).toEqual([]);
  });
});

describe('banyan export EMAIL', () => {
  test('banyan export prints everything with an email as one JSON, with plain keys and no data of others', async () => {
    const { banyan, dataDir } = await siteWithPeople();
    const { out, code } = await banyan('export', 'ZUBEIDA@example.org');
    expect(code).toBe(0);
    const person = JSON.parse(out);
    expect(person.members[0]).toMatchObject({
      firstName: 'Zubeida',
      street1: '12 Quince Street',
      publicCompany: true,
      publicState: false,
    });
    expect(person.registrations[0]).toMatchObject({ event: 'Tea, twice', comments: 'Gearwheel' });
    expect(person.checkIns).toEqual([{ event: 'Tea, twice', kind: 'in', at: 1_577_900_000_000, guests: 1 }]);
    expect(person.corrections[0]).toMatchObject({
      status: 'approved',
      wanted: { year: 2001 },
      before: { year: 1998 },
    });
    expect(person.questions).toMatchObject([
      { question: 'Is it yours?', answer: 'The gearwheel is in my attic.' },
    ]);
    expect(person.gifts.map(({ state }: { state: string }) => state).toSorted()).toEqual([
      'captured',
      'declined',
    ]);
    expect(person.emails.map(({ subject }: { subject: string }) => subject)).toContain(
      'Your membership is approved',
    );
    expect(out).not.toMatch(/tara|token=|decidedBy|"\w*_\w*":/i);
    const file = join(dataDir, 'zubeida.json');
    expect((await banyan('export', zubeida.email, '--out', file)).out).toContain(`written to ${file}`);
    expect(existsSync(file)).toBe(true);
  });

  test('banyan export reports an unknown address, and a table still requires --csv', async () => {
    const { dataDir } = await testServer();
    const { terminal } = await import('../testing/terminal.ts');
    const banyan = terminal(dataDir);
    expect(await banyan('export', 'nobody@example.org')).toEqual({
      code: 1,
      out: 'There is nothing of nobody@example.org in here.',
    });
    expect((await banyan('export', 'members')).code).toBe(2);
    expect((await banyan('export', '--csv', 'a@example.org')).code).toBe(2);
  });
});
