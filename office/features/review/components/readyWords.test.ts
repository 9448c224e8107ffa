import { reasonKinds } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { questionsFor, reasonsFor } from './readyWords.ts';

test.each(reasonKinds)(
  'offers five reasons and three questions about a %s before any reason was saved',
  (kind) => {
    expect(reasonsFor([], [kind])).toHaveLength(5);
    expect(questionsFor[kind]).toHaveLength(3);
  },
);

test('offers the association’s own reasons first and no two with the same title', () => {
  const saved = { title: 'already a MEMBER', kind: 'member' as const, reason: 'You are in.' };
  const reasons = reasonsFor([saved], ['member']);
  expect(reasons[0]).toBe(saved);
  expect(reasons).toHaveLength(5);
});

test('offers only reasons that fit all selected kinds', () => {
  expect(reasonsFor([], ['member', 'job']).every(({ kind }) => kind === null)).toBe(true);
});
