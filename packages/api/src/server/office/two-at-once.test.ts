import { expect, test } from 'vitest';
import { admin, linesOf, reviewer, reviewOffice } from './test-review.ts';

/* Two people, one queue: whoever is first decides, once, and everybody else hears who it was. */

const many = 50;

test(`of ${many} decisions about one thing one counts, with one letter`, async () => {
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
  const about = (await site.letters()).filter(({ recipient }) => recipient === 'leela@example.org');
  const deeds = (await site.lines()).filter(({ subject }) => subject.startsWith('job '));
  expect([about.length, deeds.length]).toEqual([1, 1]);
}, 120_000);

test(`of ${many} things, in both orders by two people, each is decided once, with one letter`, async () => {
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
  const about = (await site.letters())
    .filter(({ recipient }) => recipient === 'leela@example.org')
    .map((letter) => letter.about);
  expect([about.length, new Set(about).size]).toEqual([many, many]);
}, 120_000);
