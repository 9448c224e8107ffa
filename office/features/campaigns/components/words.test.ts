import { expect, test } from 'vitest';
import { sampleCampaigns, sampleNow } from './samples.ts';
import { campaignFacts, leftToThink, refusedWords } from './words.ts';

test.each([
  [371_000, 'Sends in 6:11'],
  [60_000, 'Sends in 1:00'],
  [40_000, 'Sends in 40 seconds'],
  [900, 'Sends in 1 second'],
  [-5, 'Sends in 0 seconds'],
])('formats %d ms as "%s"', (ms, words) => expect(leftToThink(ms)).toBe(words));

test('describes a campaign by its audience, last event and author', () => {
  expect(sampleCampaigns.map((row) => campaignFacts(row, sampleNow))).toEqual([
    'Subscribers. Edited at 8:11 PM, by Leela Umbar.',
    'Subscribers. Edited at 8:11 PM, by Leela Umbar.',
    'Subscribers. Sends at 8:30 PM, by Leela Umbar.',
    'Subscribers. Started at 8:04 PM, by Leela Umbar.',
    'Guests of Bay Area picnic. Started at 8:21 PM, by Leela Umbar.',
    'Subscribers. Sent Oct 6, 2026, by Leela Umbar.',
    'Subscribers. Stopped Sep 28, 2026, by Leela Umbar.',
  ]);
});

test('says what happens next with the emails that were not delivered', () => {
  const again = new Date(sampleNow + 1_560_000).toISOString();
  expect(refusedWords({ why: 'full', many: 4, again }, sampleNow)).toEqual({
    why: 'Mailbox full',
    next: 'We try again at 8:50 PM',
  });
  expect(refusedWords({ why: 'no-mailbox', many: 4, again: null }, sampleNow).next).toBe(
    'Not sent. After a second failure: unreachable',
  );
  // The mailbox exists: only an address without a mailbox is given up for good.
  for (const why of ['full', 'refused'] as const)
    expect(refusedWords({ why, many: 4, again: null }, sampleNow).next).toBe(
      'Not sent. We try again with the next campaign',
    );
});
