import { scopeOf } from '@banyan/server/permissions/scope';
import { ask as askFor } from '@banyan/server/review/ask';
import { merge } from '@banyan/server/review/merge';
import { findSubmission } from '@banyan/server/review/submissions';
import { describe, expect, test } from 'vitest';
import { admin, bayArea, baySite, refsOf, reviewOffice } from '../features/review/test-review.ts';

const fromBay = { Origin: baySite };

/** Two records of each kind that can belong to a chapter: in the Bay Area’s scope for each possible reason, and outside of it. */
async function twoChapters() {
  const site = await reviewOffice();
  const meera = await site.volunteer(admin);
  const asha = await site.volunteer(bayArea);
  /** Creates an approved member who requests a correction of their entry. */
  const correction = async (state: string) => {
    const email = `${state.toLowerCase()}@example.org`;
    const at = { address: { state } };
    await site.decide(meera.browser, [await site.sent.member({ email, Year: 1987, ...at })]);
    site.clock.now += 1000;
    const again = await site.sent.member({ email, Year: 1988, ...at });
    const { body } = await meera.browser.post(`/queue/${again}/merge`);
    await meera.browser.post('/queue/undo', { items: [{ ref: body.correction }] });
    await site.database.deleteFrom('outbox').execute();
    return String(body.correction);
  };
  const inside = [
    await site.sent.member({ address: { state: 'c.a.' } }),
    await site.sent.member({ address: { state: 'nevada' } }),
    await site.sent.member({ address: { state: 'Georgia' } }, fromBay),
    await site.sent.message({}, fromBay),
    await correction('California'),
  ];
  const outside = [
    await site.sent.member({ address: { state: 'Georgia' } }),
    await site.sent.member({}),
    await site.sent.message(),
    await correction('Texas'),
    await site.sent.job(),
    await site.sent.story(),
  ];
  return { ...site, meera, asha, inside, outside };
}

describe('volunteer of a chapter', () => {
  test('a chapter’s volunteer sees the submissions of its members and site, and the number outside the scope', async () => {
    const { asha, inside, meera, outside } = await twoChapters();
    const { body } = await asha.browser.get('/queue');
    expect(refsOf(body.rows).toSorted()).toEqual(inside.toSorted());
    expect(body).toMatchObject({
      counts: { member: 3, correction: 1, story: 0, job: 0, message: 1 },
      outside: outside.length,
    });
    expect((await asha.browser.get('/queue?kind=member')).body.outside).toBe(2);
    // An admin who filters by the chapter sees the same; a filter by another chapter shows this volunteer nothing.
    expect(refsOf((await meera.browser.get('/queue?chapter=bay-area')).body.rows)).toEqual(refsOf(body.rows));
    expect(refsOf((await asha.browser.get('/queue?chapter=atlanta')).body.rows)).toEqual([]);
    for (const ref of inside) expect((await asha.browser.get(`/queue/${ref}`)).status).toBe(200);
  });

  test('a chapter’s volunteer sees the decided submissions within the same scope', async () => {
    const { asha, clock, decide, inside, meera, outside } = await twoChapters();
    for (const ref of [...inside, ...outside]) {
      await decide(meera.browser, [ref], { as: 'reject', reason: 'No.' });
      clock.now += 1000;
    }
    const { body } = await asha.browser.get('/queue?state=decided');
    const shown = refsOf(body.rows);
    for (const ref of inside) expect(shown).toContain(ref);
    for (const ref of outside) expect(shown).not.toContain(ref);
    // Includes the members whose entries were corrected, and their second requests.
    expect(body).toMatchObject({
      counts: { member: 5, correction: 1, story: 0, job: 0, message: 1 },
      outside: 8,
      last: { by: meera.me.name },
    });
    expect((await meera.browser.get('/queue?state=decided&chapter=bay-area')).body).toMatchObject({
      counts: { member: 5 },
      outside: 8,
    });
  });

  test('a chapter’s volunteer gets 404 or `gone` for every record out of scope and cannot change it', async () => {
    const { asha, database, decide, emails, lines, meera, outside, versionOf } = await twoChapters();
    const versions = new Map<string, string>();
    for (const ref of outside) versions.set(ref, await versionOf(meera.browser, ref));
    const before = [await lines(), await emails()];
    for (const ref of outside) {
      const { browser } = asha;
      const version = versions.get(ref) ?? '';
      for (const path of [`/queue/${ref}`, `/queue/${ref}/photo`])
        expect([ref, (await browser.get(path)).status]).toEqual([ref, 404]);
      for (const [path, body] of [
        [`/queue/${ref}/contact`, {}],
        [`/queue/${ref}/ask`, { text: 'Why?', version }],
        [`/queue/${ref}/ask/undo`, { question: 'any' }],
        [`/queue/${ref}/merge`, {}],
      ] as const)
        expect([path, (await browser.post(path, body)).status]).toEqual([path, 404]);
      for (const more of [{ as: 'approve' }, { as: 'reject', reason: 'No.' }]) {
        const { body } = await browser.post('/queue/decide', { items: [{ ref, version }], ...more });
        expect(body.items).toEqual([{ ref, state: 'gone' }]);
      }
    }
    expect([await lines(), await emails()]).toEqual(before);
    await decide(meera.browser, outside);
    const decided = await lines();
    const { body } = await asha.browser.post('/queue/undo', { items: outside.map((ref) => ({ ref })) });
    expect(body.items).toEqual(outside.map((ref) => ({ ref, state: 'gone' })));
    expect(await lines()).toEqual(decided);
    expect(await database.selectFrom('questions').selectAll().execute()).toEqual([]);
  });

  test('a chapter’s volunteer sees no duplicates out of scope, and cannot merge a request into an entry there', async () => {
    const { asha, decide, meera, open, sent } = await twoChapters();
    const two = { email: 'two@example.org', LastName: 'Umbar' };
    const theirs = await sent.member({ ...two, address: { state: 'Georgia' } });
    await decide(meera.browser, [theirs]);
    const ref = await sent.member({ ...two, address: { state: 'California' } });
    expect(await open(meera.browser, ref)).toMatchObject({
      mergesInto: theirs,
      duplicates: [{ ref: theirs }],
    });
    expect(await open(asha.browser, ref)).toMatchObject({ mergesInto: null, duplicates: [] });
    expect((await asha.browser.post(`/queue/${ref}/merge`)).status).toBe(409);
    expect((await meera.browser.post(`/queue/${ref}/merge`)).status).toBe(200);
  });
});

test('a record that leaves the scope between reading and acting is reported as gone', async () => {
  const { config, database, emails, lines, sent } = await reviewOffice();
  const submission = await findSubmission(database, await sent.member({ address: { state: 'California' } }));
  if (submission?.kind !== 'member') throw new Error('no request');
  await database.updateTable('members').set({ state: 'Georgia' }).execute();
  const scope = scopeOf({ grants: [bayArea] }, 'queue.decide');
  const asha = { who: 'Asha', volunteer: 'asha', scope };
  const before = [await lines(), await emails()];
  expect(await askFor(database, submission, { ...asha, text: 'Why?', config }, Date.now())).toEqual({
    state: 'gone',
  });
  expect(await merge(database, submission.row, { ...asha, config }, Date.now())).toEqual({
    state: 'decided before',
  });
  expect([await lines(), await emails()]).toEqual(before);
});
