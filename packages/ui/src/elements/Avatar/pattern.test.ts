import { expect, test } from 'vitest';
import { avatarId } from './avatarId.ts';
import { avatarPatterns, initialsOf, patternFor } from './pattern.ts';

test.each([
  ['Sana Palash', 'SP'],
  ['  leela   umbar ', 'LU'],
  ['Nandini Rao Parijat', 'NP'],
  ['Kadamb', 'K'],
  ["(Vikram) O'Hirda", 'VO'],
  ['मीरा कदंब', 'मीक'],
  ['श्रीराम देशपांडे', 'श्रीदे'],
  ['क्षमा', 'क्ष'],
  ['ஸ்ரீராம்', 'ஸ்ரீ'],
  ['علي محمد', 'ع\u200cم'],
  ['E\u0301mile Zola', 'E\u0301Z'],
  ['👩‍🔬 Leela', 'L'],
  ['“Leela” Umbar', 'LU'],
  ['', ''],
  ['1998', ''],
])('gives %j the initials %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('gives a person the same drawing each time and uses all five drawings', () => {
  expect(patternFor('member-7')).toBe(patternFor('member-7'));
  expect(patternFor(avatarId('01M8EXXSD3627S0CEVW6F0EK0H'))).toBe(patternFor('01M8EXXSD3627S0CEVW6F0EK0H'));
  const seen = new Map<string, number>();
  for (let i = 0; i < 1000; i++) {
    const pattern = patternFor(`member-${i}`);
    seen.set(pattern, (seen.get(pattern) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual([...avatarPatterns].sort());
  expect(Math.min(...seen.values())).toBeGreaterThan(120);
});
