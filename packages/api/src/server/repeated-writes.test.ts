import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import type { Writing } from './database/database.ts';
import { write } from './database/write.ts';
import { testServer } from './test-server.ts';

/*
 * Every write of the tests below is run, taken back, and run again, as an engine does that finds two of them in each
 * other's way. One that did something outside of its transaction does it twice, or not at all, and its tests fail.
 */

vi.mock(import('./database/write.ts'), async (original) => {
  const real = await original();
  const twice =
    <T>(work: (writing: Writing) => Promise<T>) =>
    async (writing: Writing) => {
      await sql`savepoint first_attempt`.execute(writing);
      await work(writing).catch(() => undefined);
      await sql`rollback to first_attempt`.execute(writing);
      await sql`release first_attempt`.execute(writing);
      return work(writing);
    };
  return { write: (database, work) => real.write(database, twice(work)) };
});

await import('./submissions.test.ts');
await import('./stories/submissions.test.ts');
await import('./events/events.test.ts');
await import('./events/tickets.test.ts');
await import('./events/waiting-list.test.ts');
await import('./donations/giving.test.ts');
await import('./members/entry.test.ts');
await import('./members/directory.test.ts');
await import('./members/staging.test.ts');
await import('./sweep.test.ts');
await import('./questions/questions.test.ts');
await import('./people/people.test.ts');
await import('./office/sign-in.test.ts');
await import('./office/managing.test.ts');
await import('./office/ask.test.ts');
await import('./office/own-words.test.ts');
await import('./office/digest.test.ts');
await import('./office/gallery.test.ts');
await import('./office/gallery-files.test.ts');
await import('./office/news-pictures.test.ts');
await import('./office/events-cancel.test.ts');
await import('./office/event-people.test.ts');
await import('./people/retention.test.ts');
await import('./my/link.test.ts');
await import('./my/acts.test.ts');
await import('./my/leaving.test.ts');
await import('./my/email.test.ts');
await import('./my/passkeys.test.ts');
await import('./review/bulk.test.ts');
await import('../cli/commands/review/review.test.ts');
await import('../cli/commands/review/same-email.test.ts');
await import('../cli/commands/events/event.test.ts');
await import('../cli/commands/events/media.test.ts');
await import('../cli/commands/news/news.test.ts');
await import('../cli/commands/members/import.test.ts');

test('a write is run twice, and what the first run wrote is gone', async () => {
  const { database } = await testServer();
  const attempts = vi.fn();
  await write(database, async (writing) => {
    attempts();
    await writing.insertInto('settings').values({ key: 'test', value: '1' }).execute();
  });
  expect(attempts).toHaveBeenCalledTimes(2);
  const kept = await database.selectFrom('settings').selectAll().where('key', '=', 'test').execute();
  expect(kept).toHaveLength(1);
});
