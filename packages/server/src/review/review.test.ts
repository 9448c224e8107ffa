import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { formDataOf } from '@banyan/api/internal';
import { describe, expect, it } from 'vitest';
import { jobBody } from '../jobs/test-job.ts';
import { picture, storyBody } from '../stories/test-story.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { contactBody, registrationBody, testServer } from '../testing/test-server.ts';
import { reviewing } from './test-reviewing.ts';

async function dashboard() {
  const site = await testServer();
  const referenceOf = async (answer: Response): Promise<string> => (await answer.json()).reference;
  const list = async (path: string): Promise<Record<string, string>[]> => {
    const answer = await (await site.request(path)).json();
    return answer.jobs ?? answer.data;
  };
  return {
    ...site,
    ...reviewing(site),
    sendStory: async (more: Record<string, unknown> = {}) =>
      referenceOf(
        await site.request('/alumni-stories/create', { method: 'POST', body: formDataOf(storyBody(more)) }),
      ),
    sendJob: async () => referenceOf(await site.post('/jobs/create-jobs', jobBody())),
    sendMember: async (more: Record<string, unknown> = {}) =>
      referenceOf(await site.post('/member/member-register', registrationBody(more))),
    sendMessage: async () => referenceOf(await site.post('/contact', contactBody())),
    published: async (title: string) =>
      (await list('/alumni-stories/get-stories')).find((story) => story.title === title),
    onBoard: async (title: string) => (await list('/jobs/get-jobs')).find((job) => job.title === title),
    found: async (name: string) => list(`/member/get-members?search=${name}`),
    emailsTo: async (recipient: string) =>
      site.database.selectFrom('outbox').selectAll().where('recipient', '=', recipient).execute(),
    auditActions: async () => site.database.selectFrom('audit_log').selectAll().orderBy('id').execute(),
  };
}

describe('review decision', () => {
  it('approving publishes a story with its photo, and undoing unpublishes both', async () => {
    const { approve, undo, queue, sendStory, published, request, emailsTo, dataDir, auditActions } =
      await dashboard();
    const id = await sendStory({ title: 'Twelve bridges', photo: await picture() });
    await approve(id);
    const story = await published('Twelve bridges');
    expect(Object.keys(story ?? {})).not.toContain('email');
    const photo = (story?.authorImage ?? '').replace('/api', '');
    expect((await request(photo)).headers.get('Content-Type')).toBe('image/jpeg');
    const [mail] = await emailsTo('rohan@example.org');
    expect(mail).toMatchObject({ subject: 'Your story is published' });
    expect(mail?.body).toContain(`/alumni-stories/${story?.id}`);

    expect(await undo(id)).toMatchObject({ email: 'withdrawn' });
    expect(await published('Twelve bridges')).toBeUndefined();
    expect((await request(photo)).status).toBe(404);
    expect(await emailsTo('rohan@example.org')).toEqual([]);
    expect((await queue()).waiting).toContain(id);
    expect((await auditActions()).map(({ who, action, detail }) => [who, action, detail])).toEqual([
      ['Kiran', 'approve', ''],
      ['Kiran', 'undo', 'approved'],
    ]);
    expect(await undo(id)).toBe('unknown');
    await approve(id);
    // The photo and its smaller copies.
    expect(readdirSync(join(dataDir, 'media', 'stories'))).toHaveLength(7);
  });

  it('declining sends an email with the reason, and the person may ask again', async () => {
    const { approve, reject, sendMember, emailsTo, rows } = await dashboard();
    await reject('We could not find you in the rolls.', await sendMember());
    expect((await emailsTo('rohan@example.org'))[0]?.body).toContain('We could not find you in the rolls.');
    const again = await sendMember({ personalNote: 'It is under my maiden name.' });
    expect((await rows()).members.map(({ status }) => status).toSorted()).toEqual(['pending', 'rejected']);
    await approve(again);
  });

  it('approving puts a job on the board, and undoing takes it off', async () => {
    const { approve, undo, sendJob, onBoard } = await dashboard();
    const id = await sendJob();
    expect(await onBoard('Gate operator')).toBeUndefined();
    await approve(id);
    expect(await onBoard('Gate operator')).toBeDefined();
    await undo(id);
    expect(await onBoard('Gate operator')).toBeUndefined();
  });

  it('a decision about a message sends no email, and undoing makes the message pending again', async () => {
    const { approve, undo, queue, sendMessage, rows } = await dashboard();
    const id = await sendMessage();
    const { emails } = await rows();
    await approve(id);
    expect(await rows()).toMatchObject({ messages: [{ status: 'handled' }], emails });
    expect(await undo(id)).toMatchObject({ email: 'none' });
    expect((await queue()).waiting).toContain(id);
  });

  it('counts only one of 50 simultaneous decisions about a job, and the others report whose', async () => {
    const site = await dashboard();
    const { dataDir, sendJob, emailsTo, auditActions, faults } = site;
    const id = await sendJob();
    // Volunteers whose processes have their own connections.
    const databases = [site.database, await openTestDatabase(dataDir), await openTestDatabase(dataDir)];
    const reviewers = databases.map((database) => reviewing({ config: site.config, database }));
    const done = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const { tryApprove, tryReject } = reviewers[index % 3] ?? site;
        const how = { who: `volunteer ${index}` };
        return index % 2 === 0 ? tryApprove([id], how) : tryReject([id], 'No.', how);
      }),
    );
    const states = done.flat();
    const [first, ...more] = await auditActions();
    const as = first?.action === 'approve' ? 'approved' : 'rejected';
    expect(states.filter(({ state }) => state === 'done')).toHaveLength(1);
    const others = states.filter(({ state }) => state === 'decided');
    expect(others).toHaveLength(49);
    for (const other of others) expect(other).toMatchObject({ by: first?.who, as });
    expect([more, (await emailsTo('leela@example.org')).length, faults]).toEqual([[], 1, []]);
  }, 120_000);
});
