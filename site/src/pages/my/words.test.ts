import { describe, expect, it } from 'vitest';
import { counted, dayWords, inWords, leftWords } from './words.ts';

describe('texts of a member’s own page', () => {
  it('writes small counts as words', () => {
    expect(counted(0, 'story', 'stories')).toBe('No stories');
    expect(counted(1, 'job', 'jobs')).toBe('One job');
    expect(counted(12, 'gift', 'gifts')).toBe('12 gifts');
    expect(inWords(7)).toBe('seven');
  });

  it('formats instants in the association’s time zone, and calendar days unchanged', () => {
    expect(dayWords('2026-10-07T03:00:00.000Z')).toBe('Oct 6, 2026');
    expect(dayWords('2026-10-06')).toBe('Oct 6, 2026');
    expect(dayWords('2026-01-31')).toBe('Jan 31, 2026');
  });

  it('formats the remaining time', () => {
    const now = Date.parse('2026-10-06T12:00:00Z');
    const after = (minutes: number) => leftWords(new Date(now + minutes * 60_000).toISOString(), now);
    expect([-3, 1, 29, 120, 47 * 60, 12 * 24 * 60].map(after)).toEqual([
      '1 minute',
      '1 minute',
      '29 minutes',
      '2 hours',
      '47 hours',
      '12 days',
    ]);
  });
});
