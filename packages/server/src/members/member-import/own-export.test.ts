import { expect, test } from 'vitest';
import { csvOf, toCsv } from '../../http/csv.ts';
import { plainCell } from './cell-values.ts';
import { csvText, readCsv } from './csv.ts';

test('every CSV begins with the byte order mark by which Excel recognizes UTF-8', () => {
  expect(toCsv(['name'], [{ name: 'Zoë' }])).toBe('\ufeff"name"\r\n"Zoë"\r\n');
  expect(csvOf([['a', 1], [null]])).toBe('\ufeff"a","1"\r\n""\r\n');
});

test('reads a cell of our own export back unchanged', () => {
  const cells = ['=1+1', "'=1+1", "''=x", '+1 555', '-1', '@x', "'t Hooft", '"x"', 'a, b', '＝1'];
  const { text } = csvText(Buffer.from(csvOf([cells, ['x']])));
  const [first] = [...readCsv(text)];
  expect(first?.cells.map((cell) => plainCell(cell).text)).toEqual(cells);
});
