import type { Grant } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import { extentsOf, scopeOf } from './scope.ts';

const of = (...grants: Grant[]) => ({ grants });

describe('a duty goes as far as the roles that have it', () => {
  test.each([
    ['a national role', of({ role: 'reviewer', chapter: null }), 'all'],
    ['one chapter', of({ role: 'reviewer', chapter: 'bay-area' }), ['bay-area']],
    [
      'two chapters',
      of({ role: 'reviewer', chapter: 'bay-area' }, { role: 'reader', chapter: 'atlanta' }),
      ['bay-area', 'atlanta'],
    ],
    [
      'a chapter and a national role without it',
      of({ role: 'reviewer', chapter: 'bay-area' }, { role: 'organiser', chapter: null }),
      ['bay-area'],
    ],
    ['no role that has it', of({ role: 'treasurer', chapter: null }), []],
    ['nobody', of(), []],
  ])('%s', (_, actor, chapters) => {
    expect(scopeOf(actor, 'queue.see').chapters).toEqual(chapters);
  });

  test('what belongs to no chapter lies outside of every chapter’s, and members by the state they live in', () => {
    const asha = scopeOf(of({ role: 'organiser', chapter: 'bay-area' }), 'event.see');
    const national = scopeOf(of({ role: 'organiser', chapter: null }), 'event.see');
    const nobody = scopeOf(of(), 'event.see');
    const covers = (scope: typeof asha) => [
      scope.covers('bay-area'),
      scope.covers('atlanta'),
      scope.covers(null),
      scope.coversState('California'),
      scope.coversState('GA'),
      scope.coversState('Maharashtra'),
    ];
    expect(covers(asha)).toEqual([true, false, false, true, false, false]);
    expect(covers(national)).toEqual([true, true, true, true, true, true]);
    expect(covers(nobody)).toEqual([false, false, false, false, false, false]);
    // The two Californian chapters share theirs.
    expect(
      scopeOf(of({ role: 'reader', chapter: 'southern-california' }), 'member.see').coversState('CA'),
    ).toBe(true);
  });

  test('how much of it: everything, one’s own, or gifts', () => {
    expect([...extentsOf(of({ role: 'admin', chapter: null }), 'log.see')]).toEqual(['all']);
    const both = of({ role: 'reviewer', chapter: null }, { role: 'treasurer', chapter: null });
    expect([...extentsOf(both, 'log.see')]).toEqual(['own', 'gifts']);
    expect(extentsOf(of({ role: 'reader', chapter: null }), 'log.see').size).toBe(0);
  });
});
