import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { paypalFake, s3Fake, siteverify, smtpFake } from '@banyan/server/fakes';
import { expect, onTestFinished } from 'vitest';
import { poolOf } from '../../packages/server/src/database/engines/postgres/pool.ts';
import { hasPostgres, startPostgres } from '../../scripts/postgres.ts';
import { ServerProcess } from '../../scripts/serverProcess.ts';
import { root } from '../../scripts/steps.ts';
import { productVariables } from './product.ts';
import { isShort, stressTest } from './stressTest.ts';
import { type Kind, kinds, visitors } from './visitors.ts';

const seats = 20;

/** Pause between two incidents, and between two submissions of a visitor, in milliseconds. */
const [pause, rest] = isShort ? [250, 100] : [2_500, 20];

/** Kinds of submissions that each of the twelve visitors sends in turn. */
const plans: readonly (readonly Kind[])[] = [
  ...Array.from({ length: 4 }, () => ['message', 'registration'] as const),
  ...Array.from({ length: 4 }, () => ['registration', 'membership'] as const),
  ...Array.from({ length: 2 }, () => ['registration', 'message', 'membership'] as const),
  ['gift', 'message'],
  ['story', 'registration'],
];

interface Row {
  id: string;
  mark: string;
  reference: string;
  /** Path of a story's photo. */
  photo?: string;
}

const rowsOf: Record<Kind, string> = {
  message: 'select id, message as mark, reference from contact_messages',
  registration: 'select id, email as mark, reference from event_registrations',
  membership: `select id, email as mark, reference from members where coalesce(decided_by, '') <> 'samples'`,
  story: 'select id, title as mark, reference, photo from stories where reference is not null',
  gift: `select id, coalesce(email, order_id) as mark, order_id as reference from donations where state = 'captured'`,
};

/** PostgreSQL of its own that loses nothing acknowledged, and fakes of all other services that the processes use. */
async function surroundings() {
  const postgres = await startPostgres({ durable: true });
  onTestFinished(postgres.stop);
  const pool = poolOf(postgres.url, { size: 2, timeoutMs: 0 });
  // An idle connection reports an error when its server is stopped.
  pool.on('error', () => undefined);
  onTestFinished(() => pool.end());
  const [bucket, mail, paypal, people] = await Promise.all([
    s3Fake(),
    smtpFake(),
    paypalFake(),
    siteverify(),
  ]);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'banyan-cluster-'));
  onTestFinished(async () => {
    await Promise.all([bucket.close(), mail.close(), paypal.close(), people.close()]);
    await rm(dataDir, { recursive: true, force: true });
  });
  const variables = {
    ...productVariables,
    ...bucket.environment,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SMTP_URL: mail.url,
    MAIL_FROM: 'no-reply@example.org',
    MAIL_TO: 'volunteers@example.org',
    HCAPTCHA_VERIFY_URL: people.verifyUrl,
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_API: paypal.api,
  };
  const members = await Promise.all([1, 2, 3].map(() => ServerProcess.on(variables)));
  onTestFinished(async () => {
    await Promise.all(members.map((member) => member.kill()));
  });
  const query = async <One extends object>(statement: string, values: readonly unknown[] = []) =>
    (await pool.query<One>(statement, [...values])).rows;
  return { postgres, query, bucket, mail, paypal, people, members };
}

stressTest(
  'keeps every promise with three processes on one PostgreSQL while processes, database and bucket fail',
  { full: 60, short: 10, of: 'events' },
  async (count, skip) => {
    if (!hasPostgres()) skip('There is no PostgreSQL on this machine.');
    const { postgres, query, bucket, mail, paypal, people, members } = await surroundings();
    const kills: number[] = [];
    const start = (member: ServerProcess) => member.start(root);
    const kill = (member: ServerProcess) => {
      kills.push(Date.now());
      return member.kill();
    };
    const stop = async (member: ServerProcess) => {
      expect(member.lives, member.said).toBe(true);
      expect(await member.terminate()).toBe(0);
    };

    await Promise.all(members.map(start));
    const [first, second, third] = members;
    if (!first || !second || !third) throw new Error('There are three processes.');
    const events = Array.from({ length: count }, (_, index) => `cluster-${index}`);
    const date = new Date(Date.now() + 31_536_000_000).toISOString();
    for (const id of events)
      await query(
        `insert into events (id, title, description, date, timezone, location, images, featured, is_active,
          is_approved, created_at, category, max_attendees, seats_reserved, media, sequence)
         values ($1, $1, '', $2, 'America/Chicago', 'Evanston', '[]', 0, 1, 1, $2, '', $3, 0, '[]', 0)`,
        [id, date, seats],
      );
    await query(`update events set confirmation = 'none'`);

    const urls = members.map(({ url }) => url);
    const cluster = visitors({ urls, token: people.issue, approve: paypal.approve, events });
    onTestFinished(cluster.stop);
    const all = Promise.all(plans.map((plan) => cluster.follow(plan, rest)));
    await wait(pause * 2);
    // In the short run the killed process restarts with newer tables.
    for (const member of isShort ? [first] : members) {
      await kill(member);
      await wait(pause);
      if (!isShort) await start(member);
    }
    await postgres.crash();
    await wait(pause);
    await postgres.recover();
    await wait(pause);
    bucket.misbehave('down');
    await wait(pause);
    bucket.behave();
    await wait(pause);
    if (!isShort) {
      // Rolling restart.
      for (const member of members) {
        await stop(member);
        await start(member);
      }
      await stop(first);
    }
    // A newer version has added to the tables: a process starts, and another one stops.
    await query('alter table contact_messages add column mood text');
    await query(`insert into migrations (name, applied_at, breaks) values ('9998-tomorrow', '', 0)`);
    await start(first);
    await stop(third);
    await wait(pause);
    cluster.stop();
    await all;

    // Another process sends the emails of a killed one when its lease of two minutes is over; the short run does not wait.
    const lease =
      'update outbox set leased_until = 0 where sent_at is null and leased_until between 1 and $1::bigint';
    if (isShort) await query(lease, [Date.now() + 115_000]);
    const openEmails = 'select id from outbox where sent_at is null limit 1';
    const openGifts = `select order_id from donations where asked_at is not null and state <> 'captured'`;
    const until = performance.now() + (isShort ? 15_000 : 150_000);
    const isDone = async () =>
      (await query(openEmails)).length === 0 && (isShort || (await query(openGifts)).length === 0);
    while (performance.now() < until && !(await isDone())) await wait(100);
    await Promise.all([first, second].map(stop));

    const { sent, wrong } = cluster;
    expect.soft(wrong, 'answers that nobody should get').toEqual([]);
    expect.soft(sent.filter(({ outcome }) => outcome === 'given up')).toEqual([]);
    const rows = new Map<Kind, Row[]>();
    for (const kind of kinds) rows.set(kind, await query<Row>(rowsOf[kind]));
    const stored = [...rows.values()].flat();
    for (const [kind, those] of rows) {
      const marks = Map.groupBy(those, ({ mark }) => mark);
      const twice = those.filter(({ mark }) => (marks.get(mark)?.length ?? 0) > 1);
      expect.soft(twice, `${kind} stored twice`).toEqual([]);
      const own = sent.filter((one) => one.kind === kind);
      const has = ({ mark, reference }: { mark: string; reference: string }) =>
        marks.get(mark)?.some((row) => row.reference === reference);
      const lost = own.filter((one) => one.outcome === 'stored' && !has(one));
      expect.soft(lost, `${kind} acknowledged, and lost`).toEqual([]);
      const refused = own.filter(({ outcome, mark }) => outcome === 'refused' && marks.has(mark));
      expect.soft(refused, `${kind} refused, and stored`).toEqual([]);
      const known = new Set(own.flatMap(({ mark, reference }) => [mark, reference]));
      const unknown = those.filter(({ mark }) => !known.has(mark));
      expect.soft(unknown, `${kind} stored, and never sent`).toEqual([]);
    }

    const taken = await query<{ event_id: string; taken: number }>(
      'select event_id, count(*)::int as taken from event_registrations group by event_id',
    );
    for (const id of events) {
      const asked = sent.filter(({ call }) => call.endsWith(`/${id}`)).length;
      const seatsTaken = taken.find(({ event_id }) => event_id === id)?.taken ?? 0;
      expect.soft([id, seatsTaken]).toEqual([id, Math.min(seats, asked)]);
    }

    const captured = new Set(rows.get('gift')?.map(({ reference }) => reference));
    // In the short run the site has no time to ask PayPal about an open order.
    const open = new Set(
      (isShort ? await query<{ order_id: string }>(openGifts) : []).map((one) => one.order_id),
    );
    for (const { kind, reference, outcome } of sent) {
      if (kind !== 'gift' || reference === '') continue;
      const isRecorded = captured.has(reference) || (outcome === 'waiting' && open.has(reference));
      const times = paypal.taken(reference);
      expect.soft(times, `gift ${reference} taken`).toBeLessThanOrEqual(1);
      if (times === 1) expect.soft(isRecorded, `gift ${reference} recorded`).toBe(true);
      if (outcome === 'stored') expect.soft(times, `gift ${reference} taken`).toBe(1);
    }

    const files = [...bucket.objects.keys()].map((key) => key.split('/').at(-1));
    for (const { mark, photo = '' } of rows.get('story') ?? [])
      expect.soft(files, `photo of ${mark}`).toContain(photo.split('/').at(-1));

    const outbox = await query<{ id: string; about: string }>('select id, about from outbox');
    const emails = Map.groupBy(outbox, ({ about }) => about);
    const emailless = stored.filter(({ id }) => emails.get(id)?.length !== 1);
    expect.soft(emailless, 'rows without exactly one email').toEqual([]);
    const arrivals = Map.groupBy(mail.emails, ({ text }) => /^Message-ID: <(\w+)@[\w.]+>$/im.exec(text)?.[1]);
    expect
      .soft(
        outbox.filter(({ id }) => !arrivals.has(id)),
        'emails that did not arrive',
      )
      .toEqual([]);
    // A process killed between sending and recording causes one email to be sent again, under the same Message-ID.
    const again = [...arrivals.values()].filter((times) => times.length > 1);
    const unexplained = again.filter(
      ([one, ...others]) =>
        others.length > 1 || !kills.some((at) => one && one.at <= at && at - one.at < 1_000),
    );
    expect.soft(unexplained, 'emails that arrived twice without a kill').toEqual([]);
    expect.soft(again.length).toBeLessThanOrEqual(kills.length);
    return `${sent.length} submissions, ${mail.emails.length} emails, ${again.length} of them twice after ${kills.length} kills`;
  },
);
