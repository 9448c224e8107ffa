import { describe, expect, it } from 'vitest';
import { photographsOf, reportOf } from './report.ts';

const run = {
  accepted: new Set(['a/light', 'b/light', 'c/light', 'gone/light']),
  taken: new Set(['a/light', 'b/light', 'c/light', 'fresh/light']),
  different: new Set(['b/light-reference', 'b/light-actual', 'b/light-diff', 'c/light-actual']),
  isWhole: true,
};
const stateOf = (name: string, of = run) => photographsOf(of).find((one) => one.name === name)?.state;

describe('what became of a photograph', () => {
  it.each([
    ['a/light', 'same'],
    ['b/light', 'changed'],
    ['fresh/light', 'new'],
    ['gone/light', 'missing'],
  ])('%s is %s', (name, state) => expect(stateOf(name)).toBe(state));

  it('calls nothing missing where only some were taken', () => {
    expect(stateOf('gone/light', { ...run, isWhole: false })).toBeUndefined();
  });
});

describe('the report', () => {
  const report = reportOf(photographsOf(run), new Date('2026-11-24T10:00:00Z'));
  const articleOf = (name: string) => report.split('<article').find((one) => one.includes(`>${name}:`)) ?? '';

  it('shows before, after and the difference beside each other', () => {
    const sources = [...articleOf('b/light').matchAll(/src="([^"]+)"/g)].map(([, file]) => file);
    expect(sources).toEqual([
      'accepted/b/light.png',
      'different/b/light-actual.png',
      'different/b/light-diff.png',
    ]);
  });

  it('says what there is no picture of', () => {
    expect(articleOf('c/light')).toContain('Of another size');
    expect(articleOf('fresh/light')).toContain('Not there before');
    expect(articleOf('gone/light')).toContain('Not taken in this run');
    expect(articleOf('a/light')).toBe('');
  });

  it('is filtered by what became of them', () => {
    expect(report).toContain('<input type="checkbox" id="changed" checked> changed (2)');
    expect(report).toContain('<input type="checkbox" id="new" checked> new (1)');
    expect(report).toContain('<input type="checkbox" id="missing" checked> missing (1)');
    expect(report).toContain('body:has(#missing:not(:checked)) [data-state=missing]');
  });

  it('says so where nothing changed', () => {
    const same = photographsOf({ ...run, accepted: run.taken, different: new Set() });
    expect(reportOf(same, new Date())).toContain('All 4 photographs are as they were accepted.');
  });
});
