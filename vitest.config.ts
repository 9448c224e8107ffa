import { defaultExclude, defineConfig } from 'vitest/config';

/** It puts another module in place of one that all others use. */
const alone = ['packages/server/src/http/full-disk.test.ts', 'packages/server/src/settings/secret.test.ts'];

/** What writes, run with each write twice; as it is, on PostgreSQL. */
const server = 'packages/server/src';
const proof = `${server}/database/repeated-writes.test.ts`;
const writing = [
  proof,
  `${server}/routes/submissions.test.ts`,
  `${server}/samples/photos.test.ts`,
  `${server}/stories/submissions.test.ts`,
  `${server}/events/events.test.ts`,
  `${server}/events/registration/tickets.test.ts`,
  `${server}/events/waitlist/waiting-list.test.ts`,
  `${server}/donations/giving.test.ts`,
  `${server}/members/entry.test.ts`,
  `${server}/members/directory.test.ts`,
  `${server}/members/staging.test.ts`,
  `${server}/members/graduates/import-graduates.test.ts`,
  `${server}/background/sweep.test.ts`,
  `${server}/questions/questions.test.ts`,
  `${server}/people/people.test.ts`,
  'office/features/sign-in/sign-in.test.ts',
  `${server}/identity/managing.test.ts`,
  'office/features/review/ask.test.ts',
  'office/features/settings/own-words.test.ts',
  'office/features/dashboard/digest.test.ts',
  'office/features/gallery/gallery.test.ts',
  'office/features/gallery/gallery-files.test.ts',
  'office/features/news/pictures.test.ts',
  'office/features/events/events-cancel.test.ts',
  'office/features/guests/guests.test.ts',
  `${server}/people/retention.test.ts`,
  `${server}/my/link.test.ts`,
  `${server}/my/email-limit.test.ts`,
  `${server}/my/acts.test.ts`,
  `${server}/my/account-deletion.test.ts`,
  `${server}/my/email.test.ts`,
  'office/features/sign-in/members-passkeys.test.ts',
  `${server}/review/review.test.ts`,
  `${server}/review/same-email.test.ts`,
  `${server}/cli/commands/members/import.test.ts`,
];

/** What takes five seconds and more by itself: killed processes, whole rolls, films. The test command leaves it to `npx pnpm@12 unit`. */
const long = [
  `${server}/cli/dry-run.test.ts`,
  `${server}/cli/commands/members/import-beside.test.ts`,
  `${server}/events/flyers/flyers.test.ts`,
  `${server}/media/make-item.test.ts`,
  `${server}/media/picture-worker.test.ts`,
  `${server}/members/member-import/undo-import.test.ts`,
  `${server}/my/acts.test.ts`,
  `${server}/my/email.test.ts`,
  `${server}/my/email-limit.test.ts`,
  `${server}/my/account-deletion.test.ts`,
  'office/features/sign-in/members-sessions.test.ts',
  'office/kernel/every-write.test.ts',
  `${server}/review/hold.test.ts`,
  `${server}/samples/photos.test.ts`,
  `${server}/stories/submissions.test.ts`,
  'packages/create-chapter/src/cli/cli.test.ts',
];

const takesSome = process.env.TESTS === 'some';

const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** Logic, the server and the command line, in node. Components are tested as stories: `vitest.stories.config.ts`. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'scripts/testRun.ts',
    setupFiles: 'scripts/propertySeed.ts',
    // More than cores: a third of a run waits for processes that are killed, and for time that has to go by.
    maxWorkers: '150%',
    // Reading the server's thousand modules anew for each file was half of a run.
    isolate: false,
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,docs}/**/*.test.ts',
            'office/**/*.test.ts',
            'site/{src,build,server}/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: [
            ...defaultExclude,
            ...alone,
            ...(isOnPostgres ? [proof] : writing),
            ...(takesSome ? long : []),
          ],
        },
      },
      { extends: true, test: { name: 'alone', include: alone, isolate: true } },
      {
        extends: true,
        test: {
          name: 'writing twice',
          include: writing,
          exclude: [...defaultExclude, ...(takesSome ? long : [])],
          setupFiles: `${server}/testing/test-writing-twice.ts`,
        },
      },
    ],
  },
});
