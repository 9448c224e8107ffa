import type { MergeField } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { sampleCompared } from '../samples.ts';
import { cardAfter, movesWords } from './mergePreview.ts';

test('previews the card of the entry that stays, with the values taken from the other entry', () => {
  const mergePreview = cardAfter(sampleCompared, new Set(['lastName', 'year', 'linkedIn']));
  expect(mergePreview).toMatchObject({
    firstName: 'Sunita',
    lastName: 'Bakul-Deshmukh',
    graduationYear: 1988,
    linkedIn: 'https://www.linkedin.com/in/sunita-example',
  });
});

test('keeps a field hidden that the entry does not allow to be shown, even if its value is taken', () => {
  expect(sampleCompared.keep.card.company).toBe('');
  expect(cardAfter(sampleCompared, new Set(['company'])).company).toBe('');
  expect(cardAfter(sampleCompared, new Set(['state'])).address.state).toBe('Texas');
});

const none = new Set<MergeField>();

test('counts the items that move, and says so when nothing moves', () => {
  expect(movesWords(sampleCompared, none)).toEqual([
    '3 registrations of M-01AB-3FQX',
    '1 gift of M-01AB-3FQX',
    '2 stories of M-01AB-3FQX',
  ]);
  const moves = { registrations: 0, gifts: 0, stories: 0, jobs: 0 };
  expect(movesWords({ ...sampleCompared, moves }, none)).toEqual(['Nothing: M-01AB-3FQX has no activity.']);
  // If the other email address is taken, the other entry’s items move.
  expect(movesWords(sampleCompared, new Set(['email']))).toEqual(['1 job of M-7K2Q-9XPD']);
});
