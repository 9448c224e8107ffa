import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@banyan/api/contract';
import { formDataOf } from '@banyan/api/internal';
import { describe, expect, test } from 'vitest';
import { jobBody } from '../../../jobs/test-job.ts';
import { picture, storyBody } from '../../../stories/test-story.ts';
import { terminal } from '../../../testing/terminal.ts';
import { contactBody, registrationBody, testServer } from '../../../testing/test-server.ts';

async function desk() {
  const site = await testServer();
  const referenceOf = async (answer: Response) => (await answer.json()).reference as string;
  const list = async (path: string) => {
    const answer = await (await site.request(path)).json();
    return (answer.jobs ?? answer.data) as Record<string, string>[];
  };
  return {
    ...site,
    banyan: terminal(site.dataDir),
    sendStory: async (more: Record<string, unknown> = {}) =>
      referenceOf(
        await site.request('/alumni-stories/create', { method: 'POST', body: formDataOf(storyBody(more)) }),
      ),
    sendJob: async (more: Record<string, unknown> = {}) =>
      referenceOf(await site.post('/jobs/create-jobs', jobBody(more))),
    sendMember: async (more: Record<string, unknown> = {}) =>
      referenceOf(await site.post('/member/member-register', registrationBody(more))),
    sendMessage: async () => referenceOf(await site.post('/contact', contactBody())),
    published: async (title: string) =>
      (await list('/alumni-stories/get-stories')).find((story) => story.title === title),
    onBoard: async (title: string) => (await list('/jobs/get-jobs')).find((job) => job.title === title),
    found: async (name: string) => list(`/member/get-members?search=${name}`),
    lettersTo: async (recipient: string) =>
      site.database.selectFrom('outbox').selectAll().where('recipient', '=', recipient).execute(),
    deeds: async () => site.database.selectFrom('audit_log').selectAll().orderBy('id').execute(),
    jobDaysAgo: (reference: string, days: number) =>
      site.database
        .updateTable('jobs')
        .set({ posted_at: new Date(Date.now() - days * dayMs).toISOString() })
        .where('reference', '=', reference)
        .execute(),
  };
}

describe('a story', () => {
  test('is published with its photo when it is approved, and unpublished when that is undone', async () => {
    const { banyan, sendStory, published, request, lettersTo, dataDir, deeds } = await desk();
    const id = await sendStory({ title: 'Twelve bridges', photo: await picture() });
    const shown = await banyan('show', id);
    expect(shown.out).toMatch(/contact no:\s+555-0142/);
    const [, file = ''] = /photo on this disk:\s+(\S+)/.exec(shown.out) ?? [];
    expect(existsSync(file)).toBe(true);

    expect((await banyan('approve', id)).out).toContain(`${id} is approved and on the site.`);
    const story = await published('Twelve bridges');
    expect(Object.keys(story ?? {})).not.toContain('email');
    const photo = (story?.authorImage ?? '').replace('/api', '');
    expect((await request(photo)).headers.get('Content-Type')).toBe('image/jpeg');
    const [letter] = await lettersTo('rohan@example.org');
    expect(letter).toMatchObject({ subject: 'Your story is published' });
    expect(letter?.body).toContain(`/alumni-stories/${story?.id}`);

    const undone = await banyan('undo', id);
    expect(undone.out).toContain('it waits for review again.');
    expect(undone.out).toContain('Taken back, and the letter with it.');
    expect(await published('Twelve bridges')).toBeUndefined();
    expect((await request(photo)).status).toBe(404);
    expect(await lettersTo('rohan@example.org')).toEqual([]);
    expect((await banyan('queue')).out).toContain(id);
    expect((await deeds()).map(({ action, detail }) => [action, detail])).toEqual([
      ['approve', ''],
      ['undo', 'approved'],
    ]);
    expect((await banyan('undo', id)).out).toContain('There is no decision');
    expect((await banyan('approve', id)).code).toBe(0);
    // The photo and its smaller copies.
    expect(readdirSync(join(dataDir, 'media', 'stories'))).toHaveLength(6);
  });

  test('that is turned down gets a mail with the reason', async () => {
    const { banyan, sendStory, lettersTo } = await desk();
    const id = await sendStory();
    await banyan('reject', id, '--reason', 'It is about somebody else.');
    expect((await lettersTo('rohan@example.org'))[0]?.body).toContain('It is about somebody else.');
  });
});

describe('a job', () => {
  test('is on the board for 60 days, and for as many again when it is renewed', async () => {
    const { banyan, sendJob, onBoard, jobDaysAgo, lettersTo } = await desk();
    const id = await sendJob();
    expect(await onBoard('Gate operator')).toBeUndefined();
    expect((await banyan('renew', id)).code).toBe(1);
    await banyan('approve', id);
    expect(await onBoard('Gate operator')).toBeDefined();
    await jobDaysAgo(id, 59);
    expect((await banyan('expire')).out).toBe('No job is over its time.');
    await jobDaysAgo(id, 61);
    expect(await onBoard('Gate operator')).toBeUndefined();
    expect((await banyan('expire')).out).toContain('1 taken off the board.');
    expect((await banyan('expire')).out).toBe('No job is over its time.');
    expect((await lettersTo('leela@example.org')).map(({ subject }) => subject)).toEqual([
      'Your job is on the board',
      'Your job has come off the board',
    ]);
    expect((await banyan('renew', id)).code).toBe(0);
    expect(await onBoard('Gate operator')).toBeDefined();
  });

  test('can come off before its time; what is no job cannot', async () => {
    const { banyan, sendJob, sendMessage, onBoard } = await desk();
    const id = await sendJob();
    await banyan('approve', id);
    expect((await banyan('expire', id)).code).toBe(0);
    expect(await onBoard('Gate operator')).toBeUndefined();
    expect((await banyan('expire', id)).out).toContain('is not on the board');
    expect((await banyan('expire', await sendMessage())).out).toContain('is no job, but a message');
  });
});

describe('taking back', () => {
  test('a member leaves the directory; a mail that has been sent is said to be out', async () => {
    const { banyan, sendMember, found, database, lettersTo } = await desk();
    const id = await sendMember({ FirstName: 'Zubeida', LastName: 'Nandruk' });
    await banyan('approve', id);
    expect(await found('Zubeida')).toHaveLength(1);
    await database.updateTable('outbox').set({ sent_at: new Date().toISOString() }).execute();
    expect((await banyan('undo', id)).out).toMatch(
      /Taken back\. The letter had left at \d\d:\d\d; write to them yourself\./,
    );
    expect(await found('Zubeida')).toEqual([]);
    expect(await lettersTo('rohan@example.org')).toHaveLength(1);
  });

  test('a message that was handled waits again', async () => {
    const { banyan, sendMessage } = await desk();
    const id = await sendMessage();
    await banyan('approve', id);
    expect((await banyan('undo', id)).out).toContain('No letter was to go out');
    expect((await banyan('queue')).out).toContain(id);
  });
});

test('of several, one that nobody knows leaves all undecided', async () => {
  const { banyan, sendMessage } = await desk();
  const id = await sendMessage();
  expect((await banyan('approve', id, 'S-0000-0000')).code).toBe(1);
  expect((await banyan('queue')).out).toContain(id);
});

test('the digest goes to the volunteers, without a name, and only when something waits', async () => {
  const { banyan, sendJob, lettersTo } = await desk();
  expect((await banyan('digest', '--mail')).out).toContain('No mail for that.');
  await sendJob();
  await banyan('digest', '--mail');
  const letter = (await lettersTo('volunteers@example.org')).at(-1);
  expect(letter).toMatchObject({ subject: 'What waits for review' });
  expect(letter?.body).toContain('1  job, the first of today');
  expect(letter?.body).not.toMatch(/Leela|Gate/);
});

test('stories and jobs are exported', async () => {
  const { banyan, sendStory, sendJob } = await desk();
  const [story, job] = [await sendStory({ title: '=SUM(A1)' }), await sendJob()];
  const stories = (await banyan('export', '--csv', 'stories')).out;
  expect(stories).toContain(story);
  expect(stories).toContain(`"'=SUM(A1)"`);
  expect((await banyan('export', '--csv', 'jobs')).out).toContain(job);
});

test('what the first start invented goes, and what is ours stays', async () => {
  const { banyan, sendMember, sendStory, database, found, published, post } = await desk();
  const [member, story] = [await sendMember(), await sendStory({ title: 'Ours' })];
  await banyan('approve', member, story);
  await post('/events/register/event-kite-morning', {
    firstName: 'Tara',
    lastName: 'Chinch',
    email: 'tara@example.org',
    graduationYear: '2009',
  });
  const { out, code } = await banyan('samples', 'remove');
  expect(code).toBe(0);
  expect(out).toMatch(/^Removed: 61 members, \d+ jobs, 12 stories, \d+ news, \d+ gifts, \d+ events\.$/m);
  expect(out).toContain('event-kite-morning stays');
  expect(await database.selectFrom('members').select('id').execute()).toHaveLength(1);
  expect(await database.selectFrom('news').select('id').execute()).toEqual([]);
  expect(await found('')).toHaveLength(1);
  expect(await published('Ours')).toBeDefined();
  expect((await banyan('samples', 'remove')).out).toContain('Removed: 0 members');
});
