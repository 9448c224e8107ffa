import { extentOf, type Permission, roles } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { roleWords } from './roleWords.ts';

/** Text of a promise, and the permission that the table must grant for it. */
const promises: readonly (readonly [words: RegExp, duty: Permission])[] = [
  [/^Review requests/, 'queue.decide'],
  [/^Edit members/, 'member.edit'],
  [/their contact info$/, 'member.contact'],
  [/^Create and edit events/, 'event.edit'],
  [/^See guests/, 'event.people'],
  [/campaigns/, 'letter.send-to-members'],
  [/^See gifts/, 'gift.see'],
  [/^Refund/, 'gift.refund'],
];

test.each(roles.filter((role) => role !== 'admin'))(
  'promises a %s exactly what the permission table gives',
  (role) => {
    const { may, not } = roleWords(role);
    for (const [words, permission] of promises) {
      const isPromised = may.some((line) => words.test(line) && !line.includes('but not'));
      expect([permission, isPromised]).toEqual([permission, extentOf(permission, role) !== undefined]);
    }
    expect(not.includes('see guests')).toBe(extentOf('event.people', role) === undefined);
  },
);

test('tells a reviewer that they may not see guests', () => {
  expect(roleWords('reviewer').may.join()).not.toMatch(/guests/);
  expect(roleWords('reviewer').not).toContain('see guests');
});

test('promises an admin everything', () => {
  expect(roleWords('admin').may).toEqual(['Everything in the Office']);
});
