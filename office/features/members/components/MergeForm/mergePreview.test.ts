import type { MergeField } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { sampleCompared } from '../samples.ts';
import { cardAfter, movesWords } from './mergePreview.ts';

test('the card is that of the entry which stays, with what is taken of the other', () => {
  const mergePreview = cardAfter(sampleCompared, new Set(['lastName', 'year', 'linkedIn']));
  expect(mergePreview).toMatchObject({
    firstName: 'Sunita',
    lastName: 'Bakul-Deshmukh',
    graduationYear: 1988,
    linkedIn: 'https://www.linkedin.com/in/sunita-example',
  });
});

test('what the entry does not allow to be shown stays hidden, whatever is taken', () => {
  expect(sampleCompared.keep.card.company).toBe('');
  expect(cardAfter(sampleCompared, new Set(['company'])).company).toBe('');
  expect(cardAfter(sampleCompared, new Set(['state'])).address.state).toBe('Texas');
});

const none = new Set<MergeField>();

test('what moves is counted, and nothing is said to be nothing', () => {
  expect(movesWords(sampleCompared, none)).toEqual([
    '3 registrations of M-01AB-3FQX',
    '1 gift of M-01AB-3FQX',
    '2 stories of M-01AB-3FQX',
  ]);
  const moves = { registrations: 0, gifts: 0, stories: 0, jobs: 0 };
  expect(movesWords({ ...sampleCompared, moves }, none)).toEqual(['Nothing: M-01AB-3FQX has no activity.']);
  // With the other e-mail it is the other entry's things that move.
  expect(movesWords(sampleCompared, new Set(['email']))).toEqual(['1 job of M-7K2Q-9XPD']);
});
