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
    'Members who said yes. Written at 20:11, by Leela Umbar.',
    'Members who said yes. Written at 20:11, by Leela Umbar.',
    'Members who said yes. Leaves at 20:30, by Leela Umbar.',
    'Members who said yes. Since 20:04, by Leela Umbar.',
    'Who come to Bay Area picnic. Since 20:21, by Leela Umbar.',
    'Members who said yes. Sent 6 Oct 2026, by Leela Umbar.',
    'Members who said yes. Stopped 28 Sept 2026, by Leela Umbar.',
  ]);
});

test('what happens with those who did not get it', () => {
  const again = new Date(sampleNow + 1_560_000).toISOString();
  expect(refusedWords({ why: 'full', many: 4, again }, sampleNow)).toEqual({
    why: 'Mailbox full',
    next: 'We ask again at 20:50',
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
