import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { formDataOf } from '@banyan/api/internal';
import { describe, expect, it } from 'vitest';
import { jobBody } from '../jobs/test-job.ts';
import { reviewing } from '../review/test-reviewing.ts';
import { picture, storyBody } from '../stories/test-story.ts';
import { terminal } from '../testing/terminal.ts';
import { databaseVariables } from '../testing/test-database.ts';
import { dump } from '../testing/test-dump.ts';
import { contactBody, eventBody, registrationBody, testServer } from '../testing/test-server.ts';

const files = (dataDir: string) =>
  readdirSync(join(dataDir, 'media'), { recursive: true }).map(String).toSorted();

/** Site with a person who sent one of everything, an expired job on the board, and an event with one person on the waitlist. */
async function site() {
  const served = await testServer({ RATE_LIMIT_WRITES: '0' });
  const { database, dataDir, post } = served;
  await post('/member/member-register', registrationBody());
  const story = formDataOf(storyBody({ photo: await picture() }));
  await served.request('/alumni-stories/create', { method: 'POST', body: story });
  const { reference } = await (await post('/jobs/create-jobs', jobBody({ title: 'Lamplighter' }))).json();
  await reviewing(served).approve(reference);
  await database
    .updateTable('jobs')
    .set({ posted_at: '2020-01-01T00:00:00.000Z' })
    .where('reference', '=', reference)
    .execute();
  await database
    .updateTable('events')
    .set({ max_attendees: 1 })
    .where('id', '=', 'event-kite-morning')
    .execute();
  const register = (more: Record<string, unknown>) =>
    post('/events/register/event-kite-morning', eventBody(more));
  await register({ email: 'rohan@example.org' });
  await register({ email: 'noor@example.org', waitingList: true });
  return {
    ...served,
    banyan: terminal(dataDir),
    state: async () => ({ rows: await dump(database), files: files(dataDir) }),
    emails: () =>
      database
        .selectFrom('outbox')
        .select(['id', 'recipient', 'subject'])
        .orderBy('recipient')
        .orderBy('subject')
        .execute(),
  };
}

describe('--dry-run', () => {
  it.each([['forget', 'rohan@example.org'], ['expire'], ['samples', 'remove']])(
    'shows the effects of %s, email by email, and changes no row and no file',
    async (...words) => {
      const { banyan, state, emails } = await site();
      const [before, had] = [await state(), await emails()];
      const dry = await banyan(...words, '--dry-run');
      expect(await state()).toEqual(before);

      const real = await banyan(...words);
      expect([dry.code, real.code]).toEqual([0, 0]);
      expect(await state()).not.toEqual(before);
      const have = await emails();
      const lacking = (those: typeof have, all: typeof have) =>
        all
          .filter(({ id }) => !those.some((one) => one.id === id))
          .map(({ recipient, subject }) => `  ${recipient}  ${subject}`);
      const [added, withdrawn] = [lacking(had, have), lacking(have, had)];
      expect(dry.out).toBe(
        [
          'Dry run: this is what it would print and do. Nothing is changed, and no email is sent.',
          '',
          real.out,
          '',
          ...(added.length > 0
            ? ['It would put into the outbox:', ...added]
            : ['It would put no mail into the outbox.']),
          ...(withdrawn.length > 0 ? ['It would remove from the outbox:', ...withdrawn] : []),
        ].join('\n'),
      );
    },
  );

  it('does not disturb a running site, which keeps accepting forms', async () => {
    const { dataDir, post, database } = await site();
    const program = join(import.meta.dirname, 'main.ts');
    const dry = promisify(execFile)(process.execPath, [program, 'expire', '--dry-run'], {
      env: { ...process.env, DATA_DIR: dataDir, ...(await databaseVariables(dataDir)) },
    });
    const answers: number[] = [];
    let over = false;
    void dry.finally(() => (over = true));
    while (!over) {
      answers.push((await post('/contact', contactBody({ message: `${answers.length}` }))).status);
      await setImmediate();
    }
    expect((await dry).stdout).toContain('Your job was removed from the board');
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await database.selectFrom('contact_messages').select('id').execute()).toHaveLength(answers.length);
  });
});
