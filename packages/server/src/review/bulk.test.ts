import { mostItems } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import { jobBody } from '../jobs/test-job.ts';
import { folderStore } from '../media/store/folder.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { contactBody, testServer, trusting } from '../testing/test-server.ts';
import { decideEach, type ItemDecided } from './bulk.ts';
import { findSubmission, versionOf } from './submissions.ts';

const many = 50;

async function allOf(each: AsyncIterable<ItemDecided>): Promise<ItemDecided[]> {
  const all: ItemDecided[] = [];
  for await (const one of each) all.push(one);
  return all;
}

/** A site with pending jobs, and volunteers who each have their own connection. */
async function dashboard(jobs: number) {
  const site = await testServer({}, { captchaProvider: trusting, samples: false });
  const refs: string[] = [];
  for (let index = 0; index < jobs; index += 1) {
    const answer = await site.post('/jobs/create-jobs', jobBody({ title: `Job ${index}` }));
    refs.push((await answer.json()).reference);
  }
  const databases = [
    site.database,
    await openTestDatabase(site.dataDir),
    await openTestDatabase(site.dataDir),
  ];
  const decideAs = (
    who: string,
    names: readonly string[],
    index = 0,
    action: 'approve' | 'reject' = 'approve',
  ) => {
    const decision = {
      action,
      who,
      reason: action === 'reject' ? 'No.' : '',
      config: site.config,
      media: folderStore(site.dataDir),
      scope: 'everywhere' as const,
    };
    const items = names.map((ref) => ({ ref }));
    return allOf(decideEach(databases[index % 3] ?? site.database, items, decision, Date.now()));
  };
  return {
    ...site,
    refs,
    decideAs,
    emails: () =>
      site.database.selectFrom('outbox').selectAll().where('recipient', '=', 'leela@example.org').execute(),
    auditActions: () => site.database.selectFrom('audit_log').selectAll().execute(),
  };
}

describe('concurrent decisions', () => {
  test(`only one of ${many} simultaneous decisions about a job counts, and the others report whose`, async () => {
    const { refs, decideAs, emails, auditActions, faults } = await dashboard(1);
    const done = await Promise.all(
      Array.from({ length: many }, (_, index) =>
        decideAs(`volunteer ${index}`, refs, index, index % 2 === 0 ? 'approve' : 'reject'),
      ),
    );
    const states = done.flat();
    const [first] = await auditActions();
    expect(states.filter(({ state }) => state === 'done')).toHaveLength(1);
    const others = states.filter((one) => one.state === 'decided');
    expect(others).toHaveLength(many - 1);
    expect(new Set(others.map(({ by, as, at }) => JSON.stringify([by, as, at]))).size).toBe(1);
    expect(others[0]).toMatchObject({
      by: first?.who,
      as: first?.action === 'approve' ? 'approved' : 'rejected',
    });
    expect([(await auditActions()).length, (await emails()).length]).toEqual([1, 1]);
    expect(faults).toEqual([]);
  }, 120_000);

  test(`two volunteers who decide ${many} jobs in opposite orders decide each once, with one email`, async () => {
    const { refs, decideAs, emails, auditActions } = await dashboard(many);
    const both = await Promise.all([
      decideAs('Meera', refs, 0),
      decideAs('Kiran', refs.toReversed(), 1, 'reject'),
    ]);
    for (const ref of refs) {
      const states = both.flat().filter((one) => one.ref === ref);
      expect(states.map(({ state }) => state).toSorted(), ref).toEqual(['decided', 'done']);
    }
    const about = (await emails()).map((email) => email.about);
    expect([about.length, new Set(about).size, (await auditActions()).length]).toEqual([many, many, many]);
  }, 120_000);
});

describe('bulk decisions', () => {
  test('a bulk decision returns the outcome of each item, and a failed item does not stop the others', async () => {
    const { refs, decideAs, post } = await dashboard(2);
    const { reference } = await (await post('/contact', contactBody())).json();
    await decideAs('Kiran', refs.slice(0, 1), 0, 'reject');
    expect(await decideAs('Meera', [refs[0] ?? '', 'J-0000-0000', refs[1] ?? '', reference])).toMatchObject([
      { state: 'decided', by: 'Kiran', as: 'rejected', at: expect.stringMatching(/^\d{4}-.+Z$/) },
      { ref: 'J-0000-0000', state: 'gone' },
      { state: 'done', told: { by: 'letter' } },
      { state: 'done', told: { by: 'none' } },
    ]);
  });

  test('a bulk decision accepts 1 to 50 items', async () => {
    const { decideAs } = await dashboard(0);
    await expect(decideAs('Meera', [])).rejects.toThrow(RangeError);
    await expect(decideAs('Meera', Array(mostItems + 1).fill('x'))).rejects.toThrow('1 to 50');
  });

  test('a bulk decision applies only to the version that was seen', async () => {
    const { refs, config, database, dataDir, auditActions } = await dashboard(1);
    const [ref = ''] = refs;
    const seen = await findSubmission(database, ref);
    if (!seen) throw new Error('no job');
    const version = versionOf(seen);
    await database.updateTable('jobs').set({ application_link: 'https://other.example.org' }).execute();
    const decision = {
      action: 'approve',
      who: 'Meera',
      reason: '',
      config,
      media: folderStore(dataDir),
      scope: 'everywhere',
    } as const;
    const decideOn = (of: string) =>
      allOf(decideEach(database, [{ ref, version: of }], decision, Date.now()));
    expect(await decideOn(version)).toMatchObject([{ state: 'changed' }]);
    expect(await auditActions()).toEqual([]);
    const now = await findSubmission(database, ref);
    if (!now) throw new Error('no job');
    expect(await decideOn(versionOf(now))).toMatchObject([{ state: 'done' }]);
    // An earlier decision is reported before a changed version.
    expect(await decideOn(version)).toMatchObject([{ state: 'decided', by: 'Meera', as: 'approved' }]);
  });
});
