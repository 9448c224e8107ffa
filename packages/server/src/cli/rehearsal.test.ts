import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { formDataOf } from '@banyan/api/internal';
import { describe, expect, test } from 'vitest';
import { jobBody } from '../jobs/test-job.ts';
import { picture, storyBody } from '../stories/test-story.ts';
import { terminal } from '../testing/terminal.ts';
import { databaseVariables } from '../testing/test-database.ts';
import { contactBody, eventBody, registrationBody, testServer } from '../testing/test-server.ts';
import { commands } from './commands/index.ts';
import { dump } from './test-dump.ts';

const files = (dataDir: string) =>
  readdirSync(join(dataDir, 'media'), { recursive: true }).map(String).toSorted();

/** A desk with one of each on it, a job on the board for too long, and an event that somebody registered for. */
async function desk() {
  const site = await testServer({ RATE_LIMIT_WRITES: '0' });
  const { database, dataDir } = site;
  const banyan = terminal(dataDir);
  const reference = async (answer: Response) => (await answer.json()).reference as string;
  const story = storyBody({ photo: await picture() });
  const ids = {
    member: await reference(await site.post('/member/member-register', registrationBody())),
    same: await reference(
      await site.post('/member/member-register', registrationBody({ Company: 'Loom & Co' })),
    ),
    story: await reference(
      await site.request('/alumni-stories/create', { method: 'POST', body: formDataOf(story) }),
    ),
    job: await reference(await site.post('/jobs/create-jobs', jobBody())),
    message: await reference(await site.post('/contact', contactBody())),
    old: await reference(await site.post('/jobs/create-jobs', jobBody({ title: 'Lamplighter' }))),
    seat: await reference(
      await site.post('/events/register/event-kite-morning', eventBody({ email: 'noor@example.org' })),
    ),
  };
  await banyan('approve', ids.old);
  await database
    .updateTable('jobs')
    .set({ posted_at: '2020-01-01T00:00:00.000Z' })
    .where('reference', '=', ids.old)
    .execute();
  await site.post('/events/register/event-kite-morning', eventBody());
  const state = async () => ({ rows: await dump(database), files: files(dataDir) });
  const letters = async () =>
    database
      .selectFrom('outbox')
      .select(['id', 'recipient', 'subject'])
      .orderBy('recipient')
      .orderBy('subject')
      .execute();
  return { ...site, banyan, ids, state, letters };
}

type Ids = Awaited<ReturnType<typeof desk>>['ids'];

interface Rehearsed {
  name: string;
  words: (ids: Ids) => string[];
  /** What is typed first. */
  first?: (ids: Ids) => string[];
}

const rehearsed: readonly Rehearsed[] = [
  { name: 'approve', words: ({ member, story, job, message }) => ['approve', member, story, job, message] },
  {
    name: 'reject',
    words: ({ member, story, job, message }) => ['reject', member, story, job, message, '--reason', 'No.'],
  },
  { name: 'ask', words: ({ job }) => ['ask', job, 'Which town is it in?'] },
  {
    name: 'merge',
    words: ({ member }) => ['merge', member],
    first: ({ same }) => ['approve', same],
  },
  { name: 'undo', words: ({ story }) => ['undo', story], first: ({ story }) => ['approve', story] },
  { name: 'forget', words: () => ['forget', 'rohan@example.org'] },
  { name: 'expire', words: () => ['expire'] },
  { name: 'expire ID', words: ({ old }) => ['expire', old] },
  {
    name: 'event cancel',
    words: () => ['event', 'cancel', 'event-kite-morning', '--reason', 'No wind.'],
  },
  {
    name: 'registrations remove',
    words: ({ seat }) => ['registrations', 'remove', seat, '--reason', 'Twice.'],
  },
  { name: 'samples remove', words: () => ['samples', 'remove'] },
];

describe('--dry-run', () => {
  test('is there for these and for what comes out of a file, and for no other', () => {
    const have = commands.filter(({ options }) => Object.hasOwn(options, 'dry-run')).map(({ name }) => name);
    expect(have.toSorted()).toEqual(
      [
        'approve',
        'ask',
        'event cancel',
        'expire',
        'forget',
        'graduates import',
        'import',
        'merge',
        'registrations remove',
        'reject',
        'samples remove',
        'undo',
      ].toSorted(),
    );
  });

  test.each(rehearsed)(
    'of $name says what happens then, mail by mail, and changes no row and no file',
    async ({ words, first }) => {
      const { banyan, ids, state, letters } = await desk();
      if (first) expect((await banyan(...first(ids))).code).toBe(0);
      const [before, had] = [await state(), await letters()];
      const dry = await banyan(...words(ids), '--dry-run');
      expect(await state()).toEqual(before);

      const real = await banyan(...words(ids));
      expect([dry.code, real.code]).toEqual([0, 0]);
      expect(await state()).not.toEqual(before);
      const have = await letters();
      const line = ({ recipient, subject }: (typeof have)[number]) => `  ${recipient}  ${subject}`;
      const lacking = (those: typeof have, all: typeof have) =>
        all.filter(({ id }) => !those.some((one) => one.id === id)).map(line);
      const [added, withdrawn] = [lacking(had, have), lacking(have, had)];
      expect(dry.out).toBe(
        [
          'A rehearsal: this is what it would say and do. Nothing is changed, and no mail goes out.',
          '',
          real.out,
          '',
          ...(added.length > 0
            ? ['It would put into the outbox:', ...added]
            : ['It would put no mail into the outbox.']),
          ...(withdrawn.length > 0 ? ['It would take out of the outbox:', ...withdrawn] : []),
        ].join('\n'),
      );
    },
  );

  test('fails where the command would, after what it would have done until then', async () => {
    const { banyan, ids, state } = await desk();
    await banyan('approve', ids.message);
    const before = await state();
    const dry = await banyan('approve', ids.message, ids.job, '--dry-run');
    expect(await state()).toEqual(before);
    const real = await banyan('approve', ids.message, ids.job);
    expect([dry.code, real.code]).toEqual([1, 1]);
    for (const sentence of real.out.split('\n')) expect(dry.out).toContain(sentence);
    expect(dry.out.match(/Your job is on the board/g)).toHaveLength(1);
  });

  test('leaves a site that runs as it is: it takes forms all the while', async () => {
    const { dataDir, ids, post, database } = await desk();
    const program = join(import.meta.dirname, 'main.ts');
    const dry = promisify(execFile)(process.execPath, [program, 'approve', ids.member, '--dry-run'], {
      env: { ...process.env, DATA_DIR: dataDir, ...(await databaseVariables(dataDir)) },
    });
    const answers: number[] = [];
    let over = false;
    void dry.finally(() => (over = true));
    while (!over) {
      answers.push((await post('/contact', contactBody({ message: `${answers.length}` }))).status);
      await setImmediate();
    }
    expect((await dry).stdout).toContain('Your membership is approved');
    expect(new Set(answers)).toEqual(new Set([200]));
    const kept = database.selectFrom('contact_messages').select('id').where('reference', '<>', ids.message);
    expect(await kept.execute()).toHaveLength(answers.length);
  });
});
