import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

const formulas = [
  ...['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\n=1', '\0=1'],
  ...['＝1', '＋1', '－1', '＠SUM(A1)'],
];

it.each(formulas)('turns the formula %j into text', (cell) => {
  expect(toCsv(['a'], [{ a: cell }])).toContain(`"'${cell}"`);
});

it('leaves cells that only look like a formula unchanged', () => {
  expect(toCsv(['a'], [{ a: 'A = B' }, { a: ' spaced' }])).toBe('\ufeff"a"\r\n"A = B"\r\n" spaced"\r\n');
});

it('leaves negative numbers unchanged', () => {
  expect(toCsv(['a'], [{ a: -1 }])).toBe('\ufeff"a"\r\n"-1"\r\n');
});
