/**
 * `npx pnpm@12 outgrow [--short]`: three processes of the built product on one PostgreSQL and one bucket, twelve clients that
 * send and send again under their key, and meanwhile all that may happen to processes, database and bucket. In the end every
 * submission is read back: none lost, none twice, each with its letters. The exit code is 1 when a promise was broken.
 *
 * `--short` does a tenth of it; `npx pnpm@12 test` runs it so.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { paypalDouble, s3Double, siteverify, smtpDouble } from '@banyan/server/doubles';
import { buildIfChanged } from './build.ts';
import { Clients } from './outgrow/clients.ts';
import { makeDatabase, type RunDatabase } from './outgrow/database.ts';
import { Phases, phaseTable } from './outgrow/phases.ts';
import {
  giftsKept,
  lettersKept,
  type Promised,
  photosKept,
  seatsKept,
  submissionsKept,
} from './outgrow/readBack.ts';
import { eventId, type Kind, seats, submissions } from './outgrow/submissions.ts';
import { NoPostgres } from './postgres.ts';
import { requireRuntime } from './runtime.ts';
import { ServerProcess } from './serverProcess.ts';
import { root } from './steps.ts';
import { render, type Table } from './table.ts';

requireRuntime();

const began = performance.now();
const { values: chosen } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
  },
});
const { short } = chosen;

/** Milliseconds between one thing that happens and the next; how many events; how long a client rests. */
const size = short ? { pause: 250, events: 10, rest: 100 } : { pause: 2_500, events: 60, rest: 20 };

/** How long the database is away, in milliseconds, and the bucket. */
const away = { database: short ? 500 : 1_500, bucket: short ? 500 : 1_000 };

/** What each of the twelve clients sends, again and again. */
const plans: readonly (readonly Kind[])[] = [
  ...Array.from({ length: 4 }, () => ['message', 'registration'] as const),
  ...Array.from({ length: 4 }, () => ['registration', 'membership'] as const),
  ...Array.from({ length: 2 }, () => ['registration', 'message', 'membership'] as const),
  ['gift', 'message'],
  ['story', 'registration'],
];

/** A letter that a killed process had in its hands is sent by another when this is over, in milliseconds; with some room. */
const leaseMs = 150_000;

/** What is undone in the end, the last one first. */
const cleanups: (() => Promise<unknown> | unknown)[] = [];

async function cleanUp(): Promise<void> {
  for (const undo of cleanups.splice(0).reverse()) await undo();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));
}

/** Everything that the processes need, on this machine. */
async function surroundings() {
  const database = await makeDatabase();
  cleanups.push(database.close);
  const [bucket, post, paypal, people] = await Promise.all([
    s3Double(),
    smtpDouble(),
    paypalDouble(),
    siteverify(),
  ]);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'banyan-outgrow-'));
  cleanups.push(
    () => rm(dataDir, { recursive: true, force: true }),
    () => Promise.all([bucket.close(), post.close(), paypal.close(), people.close()]),
  );
  const variables = {
    NODE_ENV: 'production',
    // The one that the site was built with: every other one is put into each of its files at the start.
    PUBLIC_ORIGIN: 'http://localhost:3000',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ...bucket.environment,
    SMTP_URL: post.url,
    MAIL_FROM: 'no-reply@example.org',
    MAIL_TO: 'volunteers@example.org',
    HCAPTCHA_SITE_KEY: 'site',
    HCAPTCHA_SECRET: 'secret',
    HCAPTCHA_VERIFY_URL: people.verifyUrl,
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_API: paypal.api,
    // All clients are one visitor.
    RATE_LIMIT_WRITES: '0',
    RATE_LIMIT_READS: '0',
  };
  return { database, bucket, post, paypal, people, variables };
}

/** Events with few seats each, in a year. */
async function addEvents({ query }: RunDatabase): Promise<void> {
  const date = new Date(Date.now() + 31_536_000_000).toISOString();
  for (let index = 0; index < size.events; index += 1) {
    await query(
      `insert into events (id, title, description, date, timezone, location, images, featured, is_active, is_approved,
        created_at, category, max_attendees, seats_reserved, media, sequence)
       values ($1, $2, '', $3, 'America/Chicago', 'Evanston', '[]', 0, 1, 1, $3, '', $4, 0, '[]', 0)`,
      [eventId(index), `The long table, evening ${index + 1}`, date, seats],
    );
  }
  // In a race, nobody is asked to prove anything.
  await query(`update events set confirmation = 'none'`);
}

/** What a version of tomorrow adds to the tables, and one of the day after takes away. */
const tomorrow = [
  'alter table contact_messages add column mood text',
  'create table moods (mood text primary key, weight bigint not null default 0)',
  `insert into migrations (name, applied_at, breaks) values ('9998-tomorrow', '', 0)`,
];
const dayAfter = `insert into migrations (name, applied_at, breaks) values ('9999-the-day-after', '', 1)`;

/** Does it all. @returns the exit code */
async function prove(): Promise<number> {
  const { database, bucket, post, paypal, people, variables } = await surroundings();
  const members = await Promise.all([1, 2, 3].map(() => ServerProcess.on(variables)));
  cleanups.push(() => Promise.all(members.map((member) => member.kill())));
  const exitCodes: (number | null)[] = [];
  const died: string[] = [];
  const kills: number[] = [];
  const running = new Set<ServerProcess>();
  const start = async (member: ServerProcess, place: string) => {
    await member.start(place);
    running.add(member);
  };
  const kill = async (member: ServerProcess) => {
    kills.push(Date.now());
    running.delete(member);
    await member.kill();
  };
  const stop = async (member: ServerProcess) => {
    if (!running.delete(member)) return;
    if (!member.lives) died.push(`A process ended by itself. It said:\n${member.said}`);
    exitCodes.push(await member.terminate());
  };

  console.log('Starting three processes.');
  await Promise.all(members.map((member) => start(member, root)));
  await addEvents(database);
  const photo = new Blob([await readFile(path.join(root, 'packages/ui/static/icon-192.png'))], {
    type: 'image/png',
  });
  const { next, asked } = submissions({ events: size.events, photo });
  const clients = new Clients({
    urls: members.map(({ url }) => url),
    token: people.issue,
    approve: paypal.approve,
    next,
  });
  const phases = new Phases();
  const wrong: string[] = [];
  clients.start(plans, size.rest);
  cleanups.push(() => clients.stop());

  await phases.during('nothing happens', () => wait(size.pause * 2));
  for (const [index, member] of members.slice(0, short ? 1 : undefined).entries()) {
    await phases.during(`process ${index + 1}: kill -9${short ? '' : ', and started again'}`, async () => {
      await kill(member);
      await wait(size.pause);
      // In short, it comes back beside newer tables.
      if (short) return;
      await start(member, root);
      await wait(size.pause);
    });
  }
  const { server } = database;
  if (server) {
    await phases.during(`the database stopped hard for ${away.database / 1000} s`, async () => {
      await server.crash();
      await wait(away.database);
      await server.recover();
      await wait(size.pause);
    });
  }
  await phases.during(`the bucket away for ${away.bucket / 1000} s`, async () => {
    bucket.misbehave('down');
    await wait(away.bucket);
    bucket.behave();
    await wait(size.pause);
  });
  if (!short) {
    await phases.during('a rolling restart', async () => {
      for (const member of members) {
        await stop(member);
        await start(member, root);
        await wait(size.pause / 2);
      }
    });
  }
  await phases.during('newer tables: a process started, one stopped', async () => {
    const [first, , last] = members;
    if (!first || !last) return;
    for (const statement of tomorrow) await database.query(statement);
    if (!short) await stop(first);
    await start(first, root);
    await stop(last);
    await wait(size.pause);
    if (short) return;
    await database.query(dayAfter);
    const refused = await (await ServerProcess.on(variables)).refusal(root);
    if (refused.code !== 1 || !/^A newer version of this program [^\n]+$/.test(refused.said))
      wrong.push(`beside tables that break it, a process ended with ${refused.code}: ${refused.said}`);
  });
  await phases.during('the last answers', () => clients.stop());
  await phases.during('the last letters', () => lettersSent(database));
  await Promise.all(members.map(stop));

  console.log(render(phaseTable(phases.done, clients.sent)));
  const arrivals = post.letters.map(({ text, at }) => ({
    id: /^Message-ID: <(\w+)@banyan>$/im.exec(text)?.[1] ?? '',
    at,
  }));
  const { promises, rows } = await submissionsKept(database, clients.sent);
  const kept: Promised[] = [
    ...promises,
    {
      what: 'answers that nobody should get, or another one for the same key',
      checked: clients.sent.length + clients.repeats,
      broken: clients.wrong,
    },
    await seatsKept(database, size.events, asked),
    giftsKept(clients.sent, rows, paypal.taken, await openGifts(database)),
    photosKept(rows, bucket.objects),
    ...(await lettersKept(database, rows, arrivals, kills)),
    {
      what: 'processes that ended by themselves, or not with 0 on SIGTERM',
      checked: exitCodes.length,
      broken: [
        ...died,
        ...exitCodes.filter((code) => code !== 0).map((code) => `A process ended with ${code}.`),
      ],
    },
    {
      what: 'starts beside newer tables that failed, or beside ones that break it that did not',
      checked: short ? 1 : 2,
      broken: wrong,
    },
  ];
  const answered = clients.sent.length;
  const notes = [
    ...(server ? [] : ['The database was not stopped: the server of TEST_DATABASE_URL is not ours.']),
    `${answered} submissions of ${plans.length} clients, ${clients.repeats} of them sent once more, ${arrivals.length} letters.`,
  ];
  console.log(render(promiseTable(kept, notes)));
  const isKept = kept.every(({ broken }) => broken.length === 0);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(isKept ? `Every promise was kept, in ${seconds} s.` : `A promise was broken, in ${seconds} s.`);
  return isKept ? 0 : 1;
}

/** Orders that the site will ask about by itself. In full it had the time for it. */
async function openGifts({ query }: RunDatabase): Promise<ReadonlySet<string>> {
  if (!short) return new Set();
  const open = await query<{ order_id: string }>(
    'select order_id from donations where asked_at is not null and order_id is not null',
  );
  return new Set(open.map(({ order_id }) => order_id));
}

const promiseTable = (promises: readonly Promised[], notes: readonly string[]): Table => ({
  title: 'What was promised',
  columns: ['none of them', 'looked at', 'found', ''],
  rows: promises.map(({ what, checked, broken }) => [
    what,
    String(checked),
    String(broken.length),
    broken.length === 0 ? 'ok' : 'BROKEN',
  ]),
  notes: [
    ...notes,
    ...promises.flatMap(({ what, broken }) => broken.slice(0, 5).map((sentence) => `${what}: ${sentence}`)),
  ],
});

/** Waits until every letter is noted as sent, and every gift that money was asked for as settled. */
async function lettersSent({ query }: RunDatabase): Promise<void> {
  // What a killed process had in its hands is free two minutes later, as long as nobody wants to wait so long.
  if (short) {
    await query(
      'update outbox set leased_until = 0 where sent_at is null and leased_until between 1 and $1::bigint',
      [Date.now() + 115_000],
    );
  }
  const until = performance.now() + (short ? 15_000 : leaseMs);
  while (performance.now() < until) {
    const open = await query(
      `select id from outbox where sent_at is null
       ${short ? '' : `union all select id from donations where asked_at is not null and state <> 'captured'`} limit 1`,
    );
    if (open.length === 0) return;
    await wait(100);
  }
}

try {
  process.exitCode = (await buildIfChanged()) || (await prove());
} catch (error) {
  if (!(error instanceof NoPostgres)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await cleanUp();
}
