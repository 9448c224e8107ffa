import { temporaryDirectory, testServer, trusting } from '@banyan/server/testing/test-server';
import { expect, test } from 'vitest';
import { bayOrganiser } from '../features/dashboard/test-dashboard.ts';
import { eventFields } from '../features/events/test-events.ts';
import { galleryOffice, garba, toSave } from '../features/gallery/test-gallery.ts';
import { admin, linesOf, reviewer, reviewOffice } from '../features/review/test-review.ts';
import { mountOffice } from './mount.ts';
import { origin } from './test-office.ts';

/* Two volunteers decide at the same time: the first decision counts once, and everybody else learns who made it. */

const many = 50;

test(`only one of ${many} simultaneous decisions on a submission succeeds, with one email`, async () => {
  const site = await reviewOffice();
  const both = [await site.volunteer(reviewer), await site.volunteer(admin)] as const;
  const ref = await site.sent.job();
  const items = [{ ref, version: await site.versionOf(both[0].browser, ref) }];
  const answers = await Promise.all(
    Array.from({ length: many }, (_, index) => {
      const { browser } = both[index % 2 === 0 ? 0 : 1];
      const how = index % 3 === 0 ? { as: 'reject', reason: 'No.' } : { as: 'approve' };
      return browser.post('/queue/decide', { items, ...how });
    }),
  );
  const states = answers.flatMap(({ body }) => linesOf(body.items));
  expect(states.filter(({ state }) => state === 'done')).toHaveLength(1);
  const others = states.filter(({ state }) => state === 'decided');
  expect(others).toHaveLength(many - 1);
  expect(new Set(others.map(({ by, at, as }) => JSON.stringify([by, at, as]))).size).toBe(1);
  const about = (await site.emails()).filter(({ recipient }) => recipient === 'leela@example.org');
  const auditActions = (await site.lines()).filter(({ subject }) => subject.startsWith('job '));
  expect([about.length, auditActions.length]).toEqual([1, 1]);
}, 120_000);

test(`only one of ${many} simultaneous questions on a submission is asked, with one email, and repeats do not ask again`, async () => {
  const DATA_DIR = temporaryDirectory();
  const site = await reviewOffice({ DATA_DIR });
  const both = [await site.volunteer(reviewer), await site.volunteer(admin)] as const;
  // Two processes run while one replaces the other.
  const next = await testServer(
    { OFFICE: 'on', PUBLIC_ORIGIN: origin, DATA_DIR },
    { captchaProvider: trusting, samples: false, mounts: [mountOffice], now: () => site.clock.now },
  );
  const ref = await site.sent.job();
  const question = { text: 'Which gate?', version: await site.versionOf(both[0].browser, ref) };
  const askAt = async (index: number) => {
    const { browser } = both[index % 2 === 0 ? 0 : 1];
    // Several requests have the same key, and reach both processes.
    const key = { 'Idempotency-Key': `button-${index % 6}` };
    if (index % 4 < 2) return browser.post(`/queue/${ref}/ask`, question, key);
    const Cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
    const answer = await next.post(`/office/queue/${ref}/ask`, question, { ...key, Cookie, Origin: origin });
    return { status: answer.status, body: await answer.json() };
  };
  const answers = await Promise.all(Array.from({ length: many }, (_, index) => askAt(index)));
  const outcomes = answers.map(({ status, body }) => `${status} ${body.question ?? body.errors?.[0]?.code}`);
  const id = (await site.questions())[0]?.id;
  expect(new Set(outcomes)).toEqual(new Set([`200 ${id}`, '409 asked']));
  // The process could have died before it stored its answer, so the request is repeated to both processes.
  await site.database.deleteFrom('answered').execute();
  for (const again of [0, 1, 2, 3]) expect((await askAt(again)).status).toBe(409);
  const about = (await site.emails()).filter(({ subject }) => subject.startsWith('A question'));
  const auditActions = (await site.lines()).filter(({ action }) => action === 'ask');
  expect([(await site.questions()).length, about.length, auditActions.length]).toEqual([1, 1, 1]);
}, 120_000);

test(`${many} requests with one key to two processes add one event and get the same answer`, async () => {
  const DATA_DIR = temporaryDirectory();
  const site = await reviewOffice({ DATA_DIR });
  const { browser } = await site.volunteer(admin);
  const next = await testServer(
    { OFFICE: 'on', PUBLIC_ORIGIN: origin, DATA_DIR },
    { captchaProvider: trusting, samples: false, mounts: [mountOffice], now: () => site.clock.now },
  );
  const Cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
  const key = { 'Idempotency-Key': 'one-button-of-one-form' };
  const answers = await Promise.all(
    Array.from({ length: many }, async (_, index) => {
      if (index % 2 === 0) return (await browser.post('/events', eventFields, key)).body;
      return (await next.post('/office/events', eventFields, { ...key, Cookie, Origin: origin })).json();
    }),
  );
  const events = await site.database.selectFrom('events').select('id').execute();
  expect(new Set(answers.map(({ id }) => id))).toEqual(new Set(events.map(({ id }) => id)));
  expect([events.length, (await site.lines()).filter(({ action }) => action === 'event add').length]).toEqual(
    [1, 1],
  );
}, 120_000);

test(`${many} submissions decided by two people in opposite orders are each decided once, with one email`, async () => {
  const site = await reviewOffice();
  const meera = await site.volunteer(admin);
  const kiran = await site.volunteer(reviewer);
  const refs: string[] = [];
  for (let index = 0; index < many; index += 1) refs.push(await site.sent.job({ title: `Job ${index}` }));
  const items: { ref: string; version: string }[] = [];
  for (const ref of refs) items.push({ ref, version: await site.versionOf(meera.browser, ref) });
  const [one, other] = await Promise.all([
    meera.browser.post('/queue/decide', { items, as: 'approve' }),
    kiran.browser.post('/queue/decide', { items: items.toReversed(), as: 'reject', reason: 'No.' }),
  ]);
  const states = [one, other].flatMap(({ body }) => linesOf(body.items));
  for (const ref of refs) {
    const its = states.filter((state) => state.ref === ref).map(({ state }) => state);
    expect([ref, its.toSorted()]).toEqual([ref, ['decided', 'done']]);
  }
  const about = (await site.emails())
    .filter(({ recipient }) => recipient === 'leela@example.org')
    .map((email) => email.about);
  expect([about.length, new Set(about).size]).toEqual([many, many]);
}, 120_000);

test('only one of twenty simultaneous changes of an entry’s version succeeds', async () => {
  const site = await reviewOffice();
  const both = [await site.volunteer(reviewer), await site.volunteer(admin)] as const;
  const ref = await site.sent.member();
  await site.decide(both[0].browser, [ref]);
  const { facts, version } = Object((await both[0].browser.get(`/members/${ref}`)).body.member);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const { browser } = both[index % 2 === 0 ? 0 : 1];
      return browser.post(`/members/${ref}`, { ...facts, city: `Town ${index}`, version });
    }),
  );
  const counted = Map.groupBy(answers, ({ status, body }) => `${status} ${body.errors?.[0]?.code ?? ''}`);
  expect([counted.get('200 ')?.length, counted.get('409 changed')?.length]).toEqual([1, 19]);
  expect((await site.lines()).filter(({ action }) => action === 'member save')).toHaveLength(1);
}, 60_000);

/** Number of times each answer was given: `200 ` for a success. */
const countsOf = (answers: readonly { status: number; body: Record<string, unknown> }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status, body }) => `${status} ${linesOf(body.errors)[0]?.code ?? ''}`)].map(
      ([answer, those]) => [answer, those.length],
    ),
  );

test('only one of twenty simultaneous changes of a piece of news succeeds, and it is kept', async () => {
  const site = await reviewOffice();
  const both = [await site.volunteer(admin), await site.volunteer(admin)] as const;
  const piece = {
    title: 'Laptops leave',
    summary: '',
    markdown: 'We asked for thirty.',
    category: 'Reports',
    chapter: null,
    author: 'Leela Umbar',
    tags: [],
    featured: false,
    publish: true,
  };
  const { id, version } = (await both[0].browser.post('/news', piece)).body;
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const { browser } = both[index % 2 === 0 ? 0 : 1];
      return browser.post(`/news/${id}`, { ...piece, summary: `Told by ${index}.`, version });
    }),
  );
  expect(countsOf(answers)).toEqual({ '200 ': 1, '409 changed': 19 });
  const stands = answers.findIndex(({ status }) => status === 200);
  const read = (await both[1].browser.get(`/news/${id}`)).body.piece;
  expect(read).toMatchObject({ version: 2, summary: `Told by ${stands}.` });
});

test('only one of twenty simultaneous saves of a gallery succeeds, and it is kept', async () => {
  const site = await galleryOffice();
  const both = [await site.volunteer(admin), await site.volunteer(bayOrganiser)] as const;
  const images = Array.from({ length: 20 }, (_, number) => `/art/${number}.jpg`);
  await site.database
    .updateTable('events')
    .set({ images: JSON.stringify(images) })
    .where('id', '=', garba)
    .execute();
  const { gallery } = site.at(both[0].browser);
  const { version, items } = await gallery();
  const without = (left: number) => toSave(items.filter((_, index) => index !== left));
  const answers = await Promise.all(
    images.map((_, index) => site.at(both[index % 2 === 0 ? 0 : 1].browser).save(version, without(index))),
  );
  expect(site.faults).toEqual([]);
  expect(countsOf(answers)).toEqual({ '200 ': 1, '409 changed': 19 });
  const left = answers.findIndex(({ status }) => status === 200);
  expect((await gallery()).items.map(({ path }) => path)).toEqual(
    images.filter((_, index) => index !== left),
  );
});
