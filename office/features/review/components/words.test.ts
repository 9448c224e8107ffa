import { describe, expect, it } from 'vitest';
import { duplicateWords, shortRef } from './duplicateWords.ts';
import {
  ageWords,
  bulkWords,
  decidedWords,
  doneWords,
  happeningWords,
  rowWords,
  sentWords,
} from './words.ts';

const now = Date.parse('2026-10-12T20:14:00');
const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString();

describe('waiting time', () => {
  it('shows hours for up to two days, then days', () => {
    expect([0.2, 10, 40, 47.9, 48, 150].map((hours) => ageWords(ago(hours), now))).toEqual([
      '12 min',
      '10 h',
      '40 h',
      '47 h',
      '2 d',
      '6 d',
    ]);
  });
  it('shows "now" when the clocks differ and the age is negative', () => {
    expect(ageWords(ago(-3), now)).toBe('now');
  });
  it('shows the age after the date', () => {
    expect(sentWords(ago(150), now)).toBe('Sent Oct 6, 2026, 6 days ago');
    expect(sentWords(ago(1), now)).toBe('Sent Oct 12, 2026, 1 hour ago');
  });
});

it('formats categories and key facts as the site does', () => {
  expect(rowWords({ kind: 'story', facts: ['social-impact'], match: null })).toBe('Story, Social impact');
  expect(rowWords({ kind: 'job', facts: ['open-canal'], match: 'none' })).toBe(
    'Job, open-canal, not in the alumni register',
  );
});

describe('decision texts', () => {
  it('describes the result of a decision', () => {
    expect(doneWords({ kind: 'member', title: 'Sunita Bakul' }, 'approve')).toBe(
      'Sunita Bakul is approved and in the directory.',
    );
    expect(doneWords({ kind: 'job', title: 'Dams' }, 'reject')).toBe('“Dams” is declined.');
  });
  it('names who decided first, with the date unless it is today', () => {
    expect(decidedWords({ by: 'Kiran', at: '2026-10-12T20:12:00', as: 'rejected' }, now)).toBe(
      'Kiran declined this at 8:12 PM.',
    );
    expect(decidedWords({ by: 'Kiran', at: '2025-03-04T08:00:00', as: 'approved' }, now)).toBe(
      'Kiran approved this on Mar 4, 2025, at 8:00 AM.',
    );
  });
  it('names the kind only if all selected submissions have the same one', () => {
    expect(bulkWords(['member', 'member'], 'approve')).toBe('Approve 2 members');
    expect(bulkWords(['member'], 'reject')).toBe('Decline 1 member');
    expect(bulkWords(['member', 'job', 'message'], 'approve')).toBe('Approve 3');
    expect(bulkWords(['message', 'message'], 'approve')).toBe('Mark 2 messages as done');
    expect(bulkWords(['message'], 'reject')).toBe('Archive 1 message');
  });
});

describe('duplicates and history', () => {
  it('describes a possible duplicate', () => {
    const duplicate = {
      ref: 'M-01AB-9XPD',
      name: 'Sunita Bakul',
      facts: ['1987 Civil'],
      state: 'rejected',
      decidedAt: '2025-03-04T08:00:00',
      because: 'e-mail',
    } as const;
    expect(duplicateWords({ ...duplicate, facts: [...duplicate.facts] })).toBe(
      'M-01AB, Sunita Bakul, 1987 Civil, was declined on Mar 4, 2025: same email.',
    );
    expect(duplicateWords({ ...duplicate, facts: [], state: 'waiting', decidedAt: null })).toBe(
      'M-01AB, Sunita Bakul, is waiting, too: same email.',
    );
  });
  it('describes a history entry by a volunteer or by the sender', () => {
    expect(happeningWords({ at: '', who: '', what: 'answered', text: 'Bakul S. R.' }, 'Sunita')).toBe(
      'Sunita answered: “Bakul S. R.”',
    );
    expect(happeningWords({ at: '', who: 'Kiran', what: 'taken back', text: '' }, 'Sunita')).toBe(
      'Kiran undid the decision.',
    );
  });
  it('shortens a reference and keeps other ids', () => {
    expect([shortRef('M-7K2Q-9XPD'), shortRef('01J9Z')]).toEqual(['M-7K2Q', '01J9Z']);
  });
});
