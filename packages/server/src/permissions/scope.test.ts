import type { Grant } from '@banyan/api/office';
import { describe, expect, test } from 'vitest';
import { extentsOf, scopeOf } from './scope.ts';

const of = (...grants: Grant[]) => ({ grants });

describe('scope of a permission', () => {
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
  ])('limits a permission to the chapters of the roles that include it: %s', (_, actor, chapters) => {
    expect(scopeOf(actor, 'queue.see').chapters).toEqual(chapters);
  });

  test('a chapter’s scope excludes what belongs to no chapter and covers members by their state', () => {
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
    // Both Californian chapters cover the state.
    expect(
      scopeOf(of({ role: 'reader', chapter: 'southern-california' }), 'member.see').coversState('CA'),
    ).toBe(true);
  });

  test('the extent of a permission is everything, own data or gifts', () => {
    expect([...extentsOf(of({ role: 'admin', chapter: null }), 'log.see')]).toEqual(['all']);
    const both = of({ role: 'reviewer', chapter: null }, { role: 'treasurer', chapter: null });
    expect([...extentsOf(both, 'log.see')]).toEqual(['own', 'gifts']);
    expect(extentsOf(of({ role: 'reader', chapter: null }), 'log.see').size).toBe(0);
  });
});
