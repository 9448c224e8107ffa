import { expect, test } from 'vitest';
import { sampleLetters, sampleNow } from './samples.ts';
import { leftToThink, mailingFacts, refusedWords } from './words.ts';

test.each([
  [371_000, '6 minutes 11 left to think'],
  [60_000, '1 minute 0 left to think'],
  [40_000, '40 seconds left to think'],
  [900, '1 second left to think'],
  [-5, '0 seconds left to think'],
])('%d ms are %s', (ms, words) => expect(leftToThink(ms)).toBe(words));

test('what tells one letter from another', () => {
  expect(sampleLetters.map((row) => mailingFacts(row, sampleNow))).toEqual([
    'Members who said yes. Written at 8:11 PM, by Leela Umbar.',
    'Members who said yes. Written at 8:11 PM, by Leela Umbar.',
    'Members who said yes. Sends at 8:30 PM, by Leela Umbar.',
    'Members who said yes. Started at 8:04 PM, by Leela Umbar.',
    'Who come to Bay Area picnic. Started at 8:21 PM, by Leela Umbar.',
    'Members who said yes. Sent Oct 6, 2026, by Leela Umbar.',
    'Members who said yes. Stopped Sep 28, 2026, by Leela Umbar.',
  ]);
});

test('what happens with those who did not get it', () => {
  const again = new Date(sampleNow + 1_560_000).toISOString();
  expect(refusedWords({ why: 'full', many: 4, again }, sampleNow)).toEqual({
    why: 'Mailbox full',
    next: 'We ask again at 8:50 PM',
  });
  expect(refusedWords({ why: 'no-mailbox', many: 4, again: null }, sampleNow).next).toBe(
    'Given up. After the second letter: unreachable',
  );
  // There is somebody behind it: only an address that is nobody's is given up for good.
  for (const why of ['full', 'refused'] as const)
    expect(refusedWords({ why, many: 4, again: null }, sampleNow).next).toBe(
      'Given up for this letter. The next one tries again',
    );
});
