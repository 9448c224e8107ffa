import { readFileSync } from 'node:fs';
import { formDataOf } from '@banyan/api/internal';
import { expect, test } from 'vitest';
import { jobBody } from '../../../jobs/test-job.ts';
import { entryToken } from '../../../members/entry-token.ts';
import { installationSecret } from '../../../settings/secret.ts';
import { storyBody } from '../../../stories/test-story.ts';
import { terminal } from '../../../testing/terminal.ts';
import { contactBody, registrationBody, testServer } from '../../../testing/test-server.ts';

const page = readFileSync(new URL('../../../../../../docs/reviewing.md', import.meta.url), 'utf8');
/** What the page tells a volunteer to type, word by word. */
const typed = [...page.matchAll(/^npx pnpm@12 banyan (.+)$/gm)].map(([, words = '']) =>
  [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''),
);
const numbers = [
  'twelve people',
  'two members',
  'six jobs',
  'eight stories',
  'two messages',
  'Twelve commands',
];

/** Thirty submissions under the references of the page. */
async function fullDesk() {
  const site = await testServer();
  const { database } = site;
  const sampled = await database.selectFrom('members').select('id').limit(2).execute();
  const secret = await installationSecret(database, site.config);
  const correct = (id: string) => ({
    token: entryToken(secret, 'correct', id, Date.now() + 60_000),
    FirstName: 'Tara',
    Year: 2001,
    Dept: 'Civil',
  });
  const send = {
    M: (i: number) => site.post('/member/member-register', registrationBody({ email: `m${i}@example.org` })),
    K: (i: number) => site.post('/member/correct-entry', correct(sampled[i]?.id ?? '')),
    J: (i: number) => site.post('/jobs/create-jobs', jobBody({ title: `Job ${i}` })),
    S: (i: number) =>
      site.request('/alumni-stories/create', {
        method: 'POST',
        body: formDataOf(storyBody({ title: `Story ${i}` })),
      }),
    C: (i: number) => site.post('/contact', contactBody({ message: `Message ${i}` })),
  };
  const tables = { M: 'members', K: 'corrections', J: 'jobs', S: 'stories', C: 'contact_messages' } as const;
  const counts = { M: 12, K: 2, J: 6, S: 8, C: 2 } as const;
  for (const kind of ['M', 'K', 'J', 'S', 'C'] as const) {
    for (let i = 0; i < counts[kind]; i += 1) {
      const { reference } = await (await send[kind](i)).json();
      await database
        .updateTable(tables[kind])
        .set({ reference: `${kind}-MAPL-${String(i + 1).padStart(4, '0')}` })
        .where('reference', '=', reference)
        .execute();
    }
  }
  return { ...site, banyan: terminal(site.dataDir) };
}

test('thirty submissions: what the page says a volunteer types does what the page says', async () => {
  const { banyan, database } = await fullDesk();
  for (const number of numbers) expect(page).toContain(number);
  expect(typed).toHaveLength(12);
  expect((await banyan('queue')).out).toContain('30 waiting.');
  const started = performance.now();
  for (const words of typed) expect(await banyan(...words), words.join(' ')).toMatchObject({ code: 0 });
  // Of the five minutes at most these are the machine's: the rest is for reading.
  expect(performance.now() - started).toBeLessThan(30_000);
  expect((await banyan('queue')).out).toBe('Nothing waits for review.');
  const deeds = await database.selectFrom('audit_log').select('action').execute();
  const count = (action: string) => deeds.filter((deed) => deed.action === action).length;
  expect([count('approve'), count('reject'), count('undo')]).toEqual([28, 3, 1]);
});
