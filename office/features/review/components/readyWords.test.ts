import { reasonKinds } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { questionsFor, reasonsFor } from './readyWords.ts';

test.each(reasonKinds)(
  'offers five reasons and three questions about a %s before anybody saved one',
  (kind) => {
    expect(reasonsFor([], [kind])).toHaveLength(5);
    expect(questionsFor[kind]).toHaveLength(3);
  },
);

test('offers the reasons of the association first, and none of the same title twice', () => {
  const saved = { title: 'already a MEMBER', kind: 'member' as const, reason: 'You are in.' };
  const reasons = reasonsFor([saved], ['member']);
  expect(reasons[0]).toBe(saved);
  expect(reasons).toHaveLength(5);
});

test('offers for several kinds at once only what fits all of them', () => {
  expect(reasonsFor([], ['member', 'job']).every(({ kind }) => kind === null)).toBe(true);
});
