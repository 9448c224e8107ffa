import { describe, expect, it } from 'vitest';
import { median, percentile, render, verdict } from './table.ts';

describe('figures', () => {
  it('takes the middle of an odd number of values, and the mean of the two in the middle otherwise', () => {
    expect(median([900, 1, 5])).toBe(5);
    expect(median([4, 1, 900, 2])).toBe(3);
    expect(() => median([])).toThrow(RangeError);
  });

  it('finds the value that 99 of 100 do not exceed', () => {
    const values = Array.from({ length: 200 }, (_, index) => 200 - index);
    expect(percentile(values, 0.99)).toBe(198);
    expect(percentile([7], 0.99)).toBe(7);
  });

  it('keeps a budget that is met exactly', () => {
    expect(verdict(100, 100)).toBe('ok');
    expect(verdict(100.1, 100)).toBe('OVER');
  });
});

it('writes Markdown whose columns line up', () => {
  const text = render({
    title: 'Sizes',
    columns: ['part', 'gzip'],
    rows: [['HTML', '12.0 kB']],
    notes: ['A note.'],
  });
  expect(text).toBe(
    [
      '## Sizes',
      '',
      '| part |    gzip |',
      '| ---- | ------: |',
      '| HTML | 12.0 kB |',
      '',
      '- A note.',
      '',
    ].join('\n'),
  );
});
