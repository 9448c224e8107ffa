import { defaultExclude, defineConfig } from 'vitest/config';

/** It puts another module in place of one that all others use. */
const alone = [
  'packages/server/src/http/full-disk.test.ts',
  'packages/server/src/settings/secret.test.ts',
];

/** What writes, run with each write twice; as it is, on PostgreSQL. */
const api = 'packages/api/src';
const proof = `${api}/server/repeated-writes.test.ts`;
const writing = [
  proof,
  `${api}/server/submissions.test.ts`,
  `${api}/server/stories/submissions.test.ts`,
  `${api}/server/events/events.test.ts`,
  `${api}/server/events/tickets.test.ts`,
  `${api}/server/events/waiting-list.test.ts`,
  `${api}/server/donations/giving.test.ts`,
  `${api}/server/members/entry.test.ts`,
  `${api}/server/members/directory.test.ts`,
  `${api}/server/members/staging.test.ts`,
  `${api}/server/members/graduates/bringing.test.ts`,
  `${api}/server/sweep.test.ts`,
  `${api}/server/questions/questions.test.ts`,
  `${api}/server/people/people.test.ts`,
  `${api}/server/office/sign-in.test.ts`,
  `${api}/server/office/managing.test.ts`,
  `${api}/server/office/ask.test.ts`,
  `${api}/server/office/own-words.test.ts`,
  `${api}/server/office/digest.test.ts`,
  `${api}/server/office/gallery.test.ts`,
  `${api}/server/office/gallery-files.test.ts`,
  `${api}/server/office/news-pictures.test.ts`,
  `${api}/server/office/events-cancel.test.ts`,
  `${api}/server/office/event-people.test.ts`,
  `${api}/server/people/retention.test.ts`,
  `${api}/server/my/link.test.ts`,
  `${api}/server/my/acts.test.ts`,
  `${api}/server/my/leaving.test.ts`,
  `${api}/server/my/email.test.ts`,
  `${api}/server/my/passkeys.test.ts`,
  `${api}/server/review/bulk.test.ts`,
  `${api}/cli/commands/review/review.test.ts`,
  `${api}/cli/commands/review/same-email.test.ts`,
  `${api}/cli/commands/events/event.test.ts`,
  `${api}/cli/commands/events/media.test.ts`,
  `${api}/cli/commands/news/news.test.ts`,
  `${api}/cli/commands/members/import.test.ts`,
];

/** What takes five seconds and more by itself: killed processes, whole rolls, films. The test command leaves it to `npx pnpm@12 unit`. */
const long = [
  '.storybook/regular-expressions.test.ts',
  `${api}/cli/rehearsal.test.ts`,
  `${api}/cli/commands/events/media.test.ts`,
  `${api}/cli/commands/events/media-refused.test.ts`,
  `${api}/cli/commands/members/import-beside.test.ts`,
  `${api}/server/donations/fault-matrix.test.ts`,
  `${api}/server/donations/giving-durability.test.ts`,
  `${api}/server/donations/refund-durability.test.ts`,
  `${api}/server/donations/refund-matrix.test.ts`,
  `${api}/server/media/picture-worker.test.ts`,
  `${api}/server/members/rolls/undoing.test.ts`,
  `${api}/server/my/acts.test.ts`,
  `${api}/server/my/email.test.ts`,
  `${api}/server/my/leaving.test.ts`,
  `${api}/server/my/link.test.ts`,
  `${api}/server/my/sessions.test.ts`,
  `${api}/server/office/every-write.test.ts`,
  `${api}/server/review/hold.test.ts`,
  `${api}/server/stories/submissions.test.ts`,
  'packages/create-chapter/src/cli/cli.test.ts',
];

const takesSome = process.env.TESTS === 'some';

const isOnPostgres = Boolean(process.env.TEST_DATABASE_URL);

/** Logic, the server and the command line, in node. Components are tested as stories: `vitest.stories.config.ts`. */
export default defineConfig({
  test: {
    environment: 'node',
    globalSetup: 'scripts/testRun.ts',
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
            'site/{src,build,server,office/src}/**/*.test.ts',
            'scripts/**/*.test.ts',
            '.storybook/**/*.test.ts',
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
          setupFiles: `${api}/server/test-writing-twice.ts`,
        },
      },
    ],
  },
});
